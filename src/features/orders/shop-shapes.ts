import { z } from 'zod';
import { link } from '../../lib/content/link-shape.ts';
import { id, instant, line, money, version } from '../../lib/values/shapes.ts';

const country = z.string().regex(/^([A-Z]{2}|\*)$/, 'Choose a country, or * for all others.');
const percent = z.number('Enter a rate like 20.').min(0, 'At least 0.').max(100, 'At most 100.');
const optionId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'Use lower-case letters, digits and hyphens.');

export const deliveryLabel = line('a name', 80);
export const taxLabel = line('a name', 40, 0);
export const pickupText = z.string().trim().max(500, 'At most 500 characters.');
export const paymentText = z.string().trim().max(2000, 'At most 2000 characters.');

const shippingOption = z.strictObject({
  id: optionId,
  label: deliveryLabel,
  kind: z.enum(['flat', 'by-total', 'by-weight', 'pickup']),
  /** The price of `flat` and `pickup`. */
  price: money.default(0),
  /** From this amount (money, or grams) on it costs `price`; the last matching step counts. Not offered below the first. */
  steps: z
    .array(z.strictObject({ from: z.number().min(0).max(10_000_000), price: money }))
    .max(50)
    .default([]),
  /** Free from this subtotal on. */
  freeFrom: money.nullable().default(null),
  /** Maximum days in transit; the right to cancel counts from then, if no delivery date is entered. */
  days: z
    .int('Enter a whole number of days.')
    .min(0, 'At least 0.')
    .max(365, 'At most 365.')
    .nullable()
    .default(null),
  /** Shipping classes that it accepts; empty for all. */
  classes: z.array(z.string().max(40)).max(50).default([]),
  /** For `pickup`: where and when to collect, and what to bring. */
  instructions: pickupText.default(''),
});
const zone = z.strictObject({
  name: line('a name', 80),
  countries: z.array(country).min(1, 'Choose at least one country.').max(260),
  options: z.array(shippingOption).max(30, 'Add at most 30 delivery options.'),
});
const taxRate = z.strictObject({
  country,
  taxClass: z.enum(['standard', 'reduced', 'zero']),
  percent,
  label: taxLabel.default(''),
});

// A final digit would merge with the number: `1` and 1001 equals 11001 without a prefix.
const prefix = z
  .string()
  .trim()
  .max(12, 'At most 12 characters.')
  .regex(/^[A-Za-z0-9/-]*$/, 'Use letters, digits, - and / only.')
  .regex(/^(.*\D)?$/, 'End the prefix with a letter, - or /.');

const groups = {
  /** `auto`: cards by Stripe if connected, else the test provider if allowed, else manual. */
  provider: z.enum(['auto', 'stripe', 'test', 'manual']),
  manual: z.strictObject({
    /** Whether it is offered beside cards. */
    enabled: z.boolean().default(false),
    /** Payment instructions for the buyer. */
    text: paymentText.default(''),
    /** Days for which items are held. */
    days: z
      .int('Enter a whole number of days.')
      .min(1, 'At least 1 day.')
      .max(60, 'At most 60 days.')
      .default(7),
    /** Offered for collected orders only. */
    collection: z
      .strictObject({
        enabled: z.boolean().default(false),
        text: paymentText.default(''),
      })
      .prefault({}),
  }),
  shipping: z.strictObject({ zones: z.array(zone).max(50, 'At most 50 zones.').default([]) }),
  tax: z.strictObject({
    pricesInclude: z.boolean().default(true),
    rates: z.array(taxRate).max(300).default([]),
    /** Country of the shop, used while no address is known. */
    home: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Choose a country.')
      .default('GB'),
    /** Printed on invoices. */
    number: line('a tax number', 40, 0).default(''),
  }),
  /** Name and address on invoices. */
  seller: z.string().trim().max(1000, 'At most 1000 characters.'),
  terms: z.strictObject({
    required: z.boolean().default(false),
    href: link('Enter an address like /terms, or one that starts with https://.', {
      start: /^(\/|https:)/,
    }).default('/terms'),
  }),
  /** The page about delivery and returns, linked from product pages. */
  policy: link('Enter an address like /terms, or one that starts with https://.', {
    start: /^(\/|https:)/,
    optional: true,
  }),
  numberPrefix: prefix,
  invoicePrefix: prefix,
  downloads: z.strictObject({
    limit: z.int('Enter a whole number.').min(1, 'At least 1.').max(1000, 'At most 1000.').default(5),
    days: z.int('Enter a whole number of days.').min(1, 'At least 1.').max(3650, 'At most 3650.').default(30),
  }),
  abandonedCart: z.boolean(),
  /** The owner is notified when stock falls to this number. */
  lowStock: z.int('Enter a whole number.').min(0, 'At least 0.').max(1_000_000, 'At most 1000000.'),
  /** Days in which a consumer may withdraw; 0 if the law gives no such right. */
  withdrawalDays: z.int('Enter a whole number of days.').min(0, 'At least 0.').max(365, 'At most 365.'),
};

/** The settings of `/admin/settings/ecommerce` as stored; missing ones have their defaults. */
export const shopSettings = z.strictObject({
  provider: groups.provider.default('auto'),
  manual: groups.manual.prefault({}),
  shipping: groups.shipping.prefault({}),
  tax: groups.tax.prefault({}),
  seller: groups.seller.default(''),
  terms: groups.terms.prefault({}),
  policy: groups.policy.default(''),
  numberPrefix: groups.numberPrefix.default(''),
  invoicePrefix: groups.invoicePrefix.default('INV-'),
  downloads: groups.downloads.prefault({}),
  abandonedCart: groups.abandonedCart.default(false),
  lowStock: groups.lowStock.default(3),
  withdrawalDays: groups.withdrawalDays.default(14),
});
export type ShopSettings = z.output<typeof shopSettings>;

/** Groups to replace. Without defaults: a group that is not sent stays as it is. */
export const shopSettingsChange = z.strictObject(groups).partial().superRefine(refuseContradictions);

type Settings = Partial<Pick<ShopSettings, 'shipping' | 'tax'>>;

/** Input with a valid shape that cannot be meant. */
function refuseContradictions({ shipping, tax }: Settings, context: z.RefinementCtx): void {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const zoneOf = new Map<string, string>();
  for (const [at, { name, countries, options }] of shipping?.zones.entries() ?? []) {
    const path = ['shipping', 'zones', at];
    for (const one of new Set(countries)) {
      const other = zoneOf.get(one);
      if (other === undefined) zoneOf.set(one, name);
      else
        refuse(
          [...path, 'countries'],
          `${one === '*' ? '“All other countries”' : one} is already in the zone “${other}”.`,
        );
    }
    const ids = options.map(({ id: own }) => own);
    for (const [place, { id: own, kind, steps }] of options.entries()) {
      const at = [...path, 'options', place];
      if (ids.indexOf(own) !== place)
        refuse([...at, 'label'], 'Two delivery options are the same. Change or remove one of them.');
      if (kind !== 'by-total' && kind !== 'by-weight') continue;
      if (steps.length === 0) refuse([...at, 'steps'], 'Add at least one price.');
      if (new Set(steps.map(({ from }) => from)).size < steps.length)
        refuse([...at, 'steps'], 'Two prices start at the same value.');
    }
  }
  const rates = tax?.rates.map((rate) => `${rate.country} ${rate.taxClass}`) ?? [];
  for (const [at, key] of rates.entries())
    if (rates.indexOf(key) !== at)
      refuse(['tax', 'rates', at, 'country'], 'This country and tax class already have a rate.');
}

export const shop = z.object({
  enabled: z.boolean(),
  currency: z.string(),
  stripeAccountId: z.string().nullable(),
  settings: z.custom<ShopSettings>(),
  version,
});
export type Shop = z.output<typeof shop>;

/** The connection to Stripe, for its owner. */
export const stripeState = z.object({
  /** Whether this server has Stripe keys. */
  available: z.boolean(),
  mode: z.enum(['live', 'test']).nullable(),
  account: z.string().nullable(),
  state: z.enum(['none', 'unknown', 'incomplete', 'restricted', 'ready']),
  chargesEnabled: z.boolean(),
  payoutsEnabled: z.boolean(),
  /** What is missing before payments are possible, in plain words. */
  missing: z.array(z.string()),
  /** The provider that buyers get now. */
  provider: z.enum(['stripe', 'test', 'manual']),
});
export type StripeState = z.output<typeof stripeState>;

const limit = z.int('Enter a whole number.').min(1, 'At least 1.').max(10_000_000, 'At most 10000000.');
const discountFields = {
  code: line('a code', 40)
    .regex(/^[\p{L}\p{N}_-]+$/u, 'Use letters, digits, - and _ only.')
    .transform((text) => text.toUpperCase()),
  kind: z.enum(['percent', 'fixed', 'free-shipping']),
  /** Percent, or an amount; absent for free delivery. */
  value: money.default(0),
  active: z.boolean().default(true),
  startsAt: instant.nullable().default(null),
  endsAt: instant.nullable().default(null),
  /** The minimum subtotal. */
  minimum: money.default(0),
  totalLimit: limit.nullable().default(null),
  customerLimit: limit.nullable().default(null),
};

function refuseSenseless(
  { kind, value, startsAt, endsAt }: Pick<Discount, 'kind' | 'value' | 'startsAt' | 'endsAt'>,
  context: z.RefinementCtx,
): void {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (kind !== 'free-shipping' && value === 0) refuse('value', 'Enter how much the discount takes off.');
  if (kind === 'percent' && value > 100) refuse('value', 'At most 100 percent.');
  if (startsAt && endsAt && new Date(startsAt) >= new Date(endsAt))
    refuse('endsAt', 'Choose an end date after the start date.');
}
export const discountInput = z.strictObject(discountFields).superRefine(refuseSenseless);
export type DiscountInput = z.output<typeof discountInput>;
export const discountChange = z
  .strictObject({ ...discountFields, version: version.optional() })
  .superRefine(refuseSenseless);
export const discount = z.object({
  _id: id,
  code: z.string(),
  kind: z.enum(['percent', 'fixed', 'free-shipping']),
  value: z.number(),
  active: z.boolean(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  minimum: z.number(),
  totalLimit: z.int().nullable(),
  customerLimit: z.int().nullable(),
  used: z.int(),
  version,
});
export type Discount = z.output<typeof discount>;
