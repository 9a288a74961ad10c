import { z } from 'zod';
import { money } from '../../lib/money.ts';
import { id, instant, line, version } from '../../lib/shapes.ts';

const country = z.string().regex(/^([A-Z]{2}|\*)$/, 'Please choose a country, or * for all others.');
const percent = z.number().min(0, 'At least 0.').max(100, 'At most 100.');
const optionId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'Please use small letters, digits and hyphens.');

const shippingOption = z.strictObject({
  id: optionId,
  label: line('a name', 80),
  kind: z.enum(['flat', 'by-total', 'by-weight', 'pickup']),
  /** Of `flat` and `pickup`. */
  price: money.default(0),
  /** From so much (money, or grams) on it costs `price`; the last that fits counts. Nothing below the first. */
  steps: z
    .array(z.strictObject({ from: z.number().min(0).max(10_000_000), price: money }))
    .max(50)
    .default([]),
  /** Free from this value of the goods on. */
  freeFrom: money.nullable().default(null),
  /** Shipping classes that it carries; all where empty. */
  classes: z.array(z.string().max(40)).max(50).default([]),
});
const zone = z.strictObject({
  name: line('a name', 80),
  countries: z.array(country).min(1, 'Choose at least one country.').max(260),
  options: z.array(shippingOption).max(30, 'At most 30 ways of shipping.'),
});
const taxRate = z.strictObject({
  country,
  taxClass: z.enum(['standard', 'reduced', 'zero']),
  percent,
  label: line('a name', 40, 0).default(''),
});

/** What an owner sets on `/admin/settings/ecommerce`. */
export const shopSettings = z.strictObject({
  /** `auto`: cards by Stripe where it is connected, else the test provider where it is allowed, else manual. */
  provider: z.enum(['auto', 'stripe', 'test', 'manual']).default('auto'),
  manual: z
    .strictObject({
      /** Offered beside cards. */
      enabled: z.boolean().default(false),
      /** How to pay, as the buyer reads it. */
      text: z.string().trim().max(2000, 'At most 2000 characters.').default(''),
      /** Days that goods are kept for it. */
      days: z.int().min(1).max(60).default(7),
    })
    .prefault({}),
  shipping: z.strictObject({ zones: z.array(zone).max(50, 'At most 50 zones.').default([]) }).prefault({}),
  tax: z
    .strictObject({
      pricesInclude: z.boolean().default(true),
      rates: z.array(taxRate).max(300).default([]),
      /** Country of the shop: where no address is known yet. */
      home: z
        .string()
        .regex(/^[A-Z]{2}$/, 'Please choose a country.')
        .default('GB'),
      /** Printed on invoices. */
      number: line('a tax number', 40, 0).default(''),
    })
    .prefault({}),
  /** Name and address as they stand on invoices. */
  seller: z.string().trim().max(1000, 'At most 1000 characters.').default(''),
  terms: z
    .strictObject({ required: z.boolean().default(false), href: z.string().max(300).default('/terms') })
    .prefault({}),
  numberPrefix: z
    .string()
    .trim()
    .max(12, 'At most 12 characters.')
    .regex(/^[A-Za-z0-9/-]*$/, 'Please use letters, digits, - and /.')
    .default(''),
  downloads: z
    .strictObject({
      limit: z.int().min(1).max(1000).default(5),
      days: z.int().min(1).max(3650).default(30),
    })
    .prefault({}),
  abandonedCart: z.boolean().default(false),
  /** The owner is told when no more than this is left of something. */
  lowStock: z.int().min(0).max(1_000_000).default(3),
  /** Days in which a consumer may withdraw; 0 where the law gives no such right. */
  withdrawalDays: z.int().min(0).max(365).default(14),
});
export type ShopSettings = z.output<typeof shopSettings>;

export const shop = z.object({
  enabled: z.boolean(),
  currency: z.string(),
  stripeAccountId: z.string().nullable(),
  settings: z.custom<ShopSettings>(),
  version,
});
export type Shop = z.output<typeof shop>;

/** The connection to Stripe, as its owner has to see it. */
export const stripeState = z.object({
  /** Keys are set on this server. */
  available: z.boolean(),
  mode: z.enum(['live', 'test']).nullable(),
  account: z.string().nullable(),
  state: z.enum(['none', 'unknown', 'incomplete', 'restricted', 'ready']),
  chargesEnabled: z.boolean(),
  payoutsEnabled: z.boolean(),
  /** What is missing to take money, in plain words. */
  missing: z.array(z.string()),
  /** Provider that buyers meet now. */
  provider: z.enum(['stripe', 'test', 'manual']),
});
export type StripeState = z.output<typeof stripeState>;

const discountFields = {
  code: line('a code', 40).transform((text) => text.toUpperCase()),
  kind: z.enum(['percent', 'fixed', 'free-shipping']),
  /** Percent, or an amount of money; nothing for free shipping. */
  value: money.default(0),
  active: z.boolean().default(true),
  startsAt: instant.nullable().default(null),
  endsAt: instant.nullable().default(null),
  /** Of the goods. */
  minimum: money.default(0),
  totalLimit: z.int().min(1).max(10_000_000).nullable().default(null),
  customerLimit: z.int().min(1).max(10_000_000).nullable().default(null),
};
export const discountInput = z.strictObject(discountFields);
export type DiscountInput = z.output<typeof discountInput>;
export const discountChange = z.strictObject({ ...discountFields, version: version.optional() });
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
