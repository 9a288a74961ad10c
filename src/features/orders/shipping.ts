import type { ShopSettings } from './shop-shapes.ts';

type Zone = ShopSettings['shipping']['zones'][number];
export type ShippingRule = Zone['options'][number];

export interface Parcel {
  /** Subtotal after discount, in minor units. */
  value: number;
  /** Grams. */
  weight: number;
  /** Shipping classes of the physical items. */
  classes: readonly string[];
}

export interface ShippingChoice {
  id: string;
  label: string;
  /** Minor units. */
  price: number;
  pickup: boolean;
  /** What the buyer reads instead of `label`. */
  buyersLabel?: string | undefined;
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

/**
 * Delivery options for a country, in the owner's order. A shop without zones delivers everywhere for free.
 * @param standard what that is called
 */
export function shippingChoices(
  settings: ShopSettings,
  country: string,
  parcel: Parcel,
  standard: string,
): ShippingChoice[] {
  const { zones } = settings.shipping;
  if (zones.length === 0) return [{ id: 'standard', label: standard, price: 0, pickup: false }];
  const carries = ({ classes }: ShippingRule) =>
    classes.length === 0 || parcel.classes.every((one) => classes.includes(one));
  return (zoneFor(zones, country)?.options ?? []).filter(carries).map((rule) => ({
    id: rule.id,
    label: rule.label,
    price: priceOf(rule, parcel),
    pickup: rule.kind === 'pickup',
  }));
}

/** Maximum days in transit, if the owner has not set any. */
const USUAL_DAYS = 14;

/** The owner's instructions for the chosen delivery option. */
export const instructionsOf = ({ shipping: { zones } }: ShopSettings, option: string): string =>
  zones.flatMap(({ options }) => options).find(({ id }) => id === option)?.instructions ?? '';

/** Days from dispatch, or from when it was ready to collect, until the buyer certainly has it. */
export function longestDays({ shipping: { zones } }: ShopSettings, option: string): number {
  const rules = zones.flatMap(({ options }) => options).filter(({ id }) => id === option);
  if (rules.length === 0) return USUAL_DAYS;
  return Math.max(...rules.map(({ days }) => days ?? USUAL_DAYS));
}

const leastOf = (numbers: readonly number[]): number | null =>
  numbers.length > 0 ? Math.min(...numbers) : null;

/** The lowest delivery price within the shop's own country, in major units; options for certain classes only don't count. */
export function deliveryOffer({ shipping: { zones }, tax }: ShopSettings) {
  if (zones.length === 0) return { from: 0, freeFrom: null, collection: false };
  const options = (zoneFor(zones, tax.home)?.options ?? []).filter(({ classes }) => classes.length === 0);
  const sent = options.filter(({ kind }) => kind !== 'pickup');
  const leastPrice = ({ kind, price, steps }: ShippingRule) =>
    kind === 'flat' || steps.every(({ from }) => from > 0)
      ? price
      : Math.min(...steps.map((step) => step.price));
  return {
    from: leastOf(sent.map(leastPrice)),
    freeFrom: leastOf(sent.flatMap(({ freeFrom }) => freeFrom ?? [])),
    collection: options.some(({ kind }) => kind === 'pickup'),
  };
}
