import { countries } from '../../../../accounts/web/index.ts';
import type { ShopSettings } from '../../../shop-shapes.ts';

export type Zone = ShopSettings['shipping']['zones'][number];
export type Way = Zone['options'][number];

export const ELSEWHERE = '*';

/** Countries to choose from, including “all others”, for countries without a zone or rate. */
export const countryChoices = [
  { value: ELSEWHERE, label: 'All other countries' },
  ...countries.map(({ code, name }) => ({ value: code, label: name })),
];

export const newZone = (name: string, inIt: string[]): Zone => ({ name, countries: inIt, options: [] });

/** Its id is hidden and stays, so that a buyer's choice survives a change of the name. */
export const newOption = (): Way => ({
  id: `way-${Math.random().toString(36).slice(2, 10)}`,
  label: 'Standard',
  kind: 'flat',
  price: 0,
  steps: [],
  freeFrom: null,
  days: null,
  classes: [],
  instructions: '',
});

export const kinds: { value: Way['kind']; label: string }[] = [
  { value: 'flat', label: 'Flat rate' },
  { value: 'by-total', label: 'By order value' },
  { value: 'by-weight', label: 'By weight' },
  { value: 'pickup', label: 'Local pickup' },
];
