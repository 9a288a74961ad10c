import type { ShopSettings } from './shop-shapes.ts';

type Zone = ShopSettings['shipping']['zones'][number];
export type ShippingRule = Zone['options'][number];

export interface Parcel {
  /** Value of the goods after discount, in minor units. */
  value: number;
  /** Grams. */
  weight: number;
  /** Shipping classes of what is sent. */
  classes: readonly string[];
}

export interface ShippingChoice {
  id: string;
  label: string;
  /** Minor units. */
  price: number;
  pickup: boolean;
}

const minor = (price: number) => Math.round(price * 100);

/** The zone that names the country, else the one for all others. */
const zoneFor = (zones: readonly Zone[], country: string): Zone | undefined =>
  zones.find(({ countries }) => countries.includes(country)) ??
  zones.find(({ countries }) => countries.includes('*'));

function priceOf(rule: ShippingRule, { value, weight }: Parcel): number {
  if (rule.freeFrom !== null && value >= minor(rule.freeFrom)) return 0;
  if (rule.kind === 'flat' || rule.kind === 'pickup') return minor(rule.price);
  const reached = rule.steps
    .filter(({ from }) => (rule.kind === 'by-weight' ? weight >= from : value >= minor(from)))
    .toSorted((a, b) => a.from - b.from)
    .at(-1);
  return reached ? minor(reached.price) : 0;
}

/** Ways of shipping to a country, in the owner's order. A shop without zones sends everywhere for nothing. */
export function shippingChoices(settings: ShopSettings, country: string, parcel: Parcel): ShippingChoice[] {
  const { zones } = settings.shipping;
  if (zones.length === 0) return [{ id: 'standard', label: 'Shipping', price: 0, pickup: false }];
  const carries = ({ classes }: ShippingRule) =>
    classes.length === 0 || parcel.classes.every((one) => classes.includes(one));
  return (zoneFor(zones, country)?.options ?? []).filter(carries).map((rule) => ({
    id: rule.id,
    label: rule.label,
    price: priceOf(rule, parcel),
    pickup: rule.kind === 'pickup',
  }));
}
