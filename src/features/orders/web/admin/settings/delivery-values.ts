import { countriesIn } from '../../../../accounts/web/index.ts';
import type { ShopSettings } from '../../../shop-shapes.ts';
import { pageLanguage } from '../../../../../lib/messages/area.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { orderSettingsAdmin } from '../../../messages/admin-settings/area.ts';

export type Zone = ShopSettings['shipping']['zones'][number];
export type Way = Zone['options'][number];

export const ELSEWHERE = '*';

interface CountryChoice {
  value: string;
  label: string;
}
/** Kept, so that fields that search in it don't begin anew whenever they are drawn. */
let choices: readonly CountryChoice[] | undefined;

/** Countries to choose from, including “all others”, for countries without a zone or rate. */
export const countryChoices = (): readonly CountryChoice[] =>
  (choices ??= [
    { value: ELSEWHERE, label: messagesNow(orderSettingsAdmin).allOtherCountries },
    ...countriesIn(pageLanguage()).map(({ code, name }) => ({ value: code, label: name })),
  ]);

export const newZone = (name: string, inIt: string[]): Zone => ({ name, countries: inIt, options: [] });

/** Its id is hidden and stays, so that a buyer's choice survives a change of the name. */
export const newOption = (): Way => {
  const words = messagesNow(orderSettingsAdmin);
  return {
    id: `way-${Math.random().toString(36).slice(2, 10)}`,
    label: words.standardDelivery,
    kind: 'flat',
    price: 0,
    steps: [],
    freeFrom: null,
    days: null,
    classes: [],
    instructions: '',
  };
};

export const kinds = (): { value: Way['kind']; label: string }[] => {
  const words = messagesNow(orderSettingsAdmin);
  return [
    { value: 'flat', label: words.flatRate },
    { value: 'by-total', label: words.byOrderValue },
    { value: 'by-weight', label: words.byWeight },
    { value: 'pickup', label: words.localPickup },
  ];
};
