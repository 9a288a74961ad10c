import { z } from 'zod';
import { link } from '../../lib/content/link-shape.ts';
import type { ShownPicture } from '../../lib/content/pictures.ts';
import { address, addressParts, shownAddress } from '../../lib/postal/address-shape.ts';
import { email, id, instant, line, money, ownEmail, version } from '../../lib/values/shapes.ts';

const quantity = z.int('Enter a whole number.').min(1, 'At least 1.').max(999, 'At most 999.');

/** A line of the cart. `price` and `label` are what the buyer saw; they decide nothing, but a difference is reported. */
const itemInput = z.strictObject({
  /** The service of a booking. */
  productId: id,
  /** `variantLabel` of the chosen variant; absent for a product without variants. */
  variant: z.string().max(200).nullable().optional(),
  quantity,
  price: money.optional(),
  label: z.string().max(420).optional(),
  /** A booking held for the buyer, with its key. */
  booking: z.strictObject({ id, key: z.string().max(100) }).optional(),
});
export type ItemInput = z.output<typeof itemInput>;

const items = z.array(itemInput).max(200, 'At most 200 lines.');
const discountCode = line('a code', 40, 0);
/** One of the quote's `shippingOptions`; the first by default. */
const shippingOption = z.string().max(80);

export const quoteInput = z.strictObject({
  items,
  /** Postcode and country are enough for a quote. */
  deliveryAddress: addressParts.partial({ line1: true }).nullable().optional(),
  discountCode: discountCode.optional(),
  shippingOption: shippingOption.optional(),
  /** For a code's limit per customer. */
  email: email.optional(),
});

const answer = z.union([z.string().max(5000), z.number(), z.array(z.string().max(500)).max(100)]);

export const pendingInput = z.strictObject({
  /** The page where it was started: `/order/checkout`. */
  origin: z.string().max(300),
  deliveryAddress: address.nullable().optional(),
  /** The buyer's country if nothing is delivered, such as for collection. */
  country: addressParts.shape.country.optional(),
  payment: z.strictObject({
    provider: z.enum(['stripe', 'test', 'manual']).optional(),
    transactionID: z.string().max(200).optional(),
  }),
  items: items.min(1, 'The cart is empty.'),
  /** The account's email by default. */
  email: ownEmail.optional(),
  name: line('your name', 200, 0).optional(),
  phone: line('your phone number', 40, 0).optional(),
  discountCode: discountCode.optional(),
  shippingOption: shippingOption.optional(),
  /** The terms were accepted; must be `true` if the shop requires it. */
  terms: z.boolean().optional(),
  /**
   * For a cart with downloads: whether the buyer wants them immediately and accepts losing the right to cancel them. `false` means
   * that they were asked and declined, so the downloads wait.
   */
  downloadConsent: z.boolean().optional(),
  /** Answers to a form with the purpose “order”. */
  answers: z.record(z.string().max(80), answer).optional(),
});
export type PendingInput = z.output<typeof pendingInput> & { email: string };

/** A problem or a change in the cart; `item` is the line's index in the request. */
const problem = z.object({
  code: z.enum([
    'gone',
    'variant',
    'out-of-stock',
    'too-few',
    'price-changed',
    'label-changed',
    'code-unknown',
    'code-not-now',
    'code-minimum',
    'code-used-up',
    'address',
    'no-shipping',
    'shipping-gone',
    'shop-closed',
    'too-much',
  ]),
  sentence: z.string(),
  item: z.int().optional(),
  /** The current value: the price, or how many are left. */
  now: z.number().optional(),
});
export type Problem = z.output<typeof problem>;

const sums = {
  /** The sum of the lines, before discount. */
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  /** Contained in the prices if `taxIncluded`, else added to them. */
  tax: z.number(),
  total: z.number(),
  currency: z.string(),
};

export const quote = z.object({
  items: z.array(
    z.object({
      productId: id,
      /** Tells it apart from others, in every language. */
      variant: z.string().nullable(),
      /** What the variant is called in the language of the buyer, if the product is translated into it. */
      variantName: z.string().optional(),
      label: z.string(),
      price: z.number(),
      quantity: z.int(),
      /** `price` times `quantity`. */
      total: z.number(),
      slug: z.string(),
      kind: z.enum(['physical', 'digital', 'booking']),
      /** How many files its buyers download. */
      downloads: z.int(),
      /** The id of a booking. */
      reference: id.nullable(),
      picture: z.custom<ShownPicture>().nullable(),
      /** The quantity available now; `null` if unlimited. */
      available: z.int().nullable(),
    }),
  ),
  ...sums,
  taxIncluded: z.boolean(),
  taxes: z.array(z.object({ label: z.string(), percent: z.number(), amount: z.number() })),
  shippingOptions: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      price: z.number(),
      pickup: z.boolean(),
      /** Whether its label is in the language of the buyer, on a page in another language than the site’s. */
      translated: z.array(z.enum(['label'])).optional(),
    }),
  ),
  /** The first option if none was requested; `null` if nothing is delivered, or the requested one isn't offered. */
  shippingOption: z.string().nullable(),
  /** Nothing has to be sent, so neither address nor delivery option is needed. */
  needsAddress: z.boolean(),
  discountCode: z.string().nullable(),
  problems: z.array(problem),
});
export type Quote = z.output<typeof quote>;

const status = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type OrderStatus = z.output<typeof status>;

const orderItem = z.object({
  _id: id,
  productId: id.nullable(),
  variant: z.string().nullable(),
  label: z.string(),
  /** What the buyer called it, if they ordered in another language than the site’s. */
  buyersName: z.object({ label: z.string(), variant: z.string().nullable() }).optional(),
  price: z.number(),
  quantity: z.int(),
  kind: z.enum(['physical', 'digital', 'booking']),
  sku: z.string(),
  picture: z.custom<ShownPicture>().nullable(),
  /** The id of a booking. */
  reference: id.nullable(),
  discount: z.number(),
  tax: z.number(),
  /** Percent. */
  taxRate: z.number(),
  /** What the buyer pays for the line in total. */
  paid: z.number(),
  fulfilled: z.int(),
  refunded: z.int(),
  refundedAmount: z.number(),
  /** The download of a paid digital item. */
  download: z
    .object({
      files: z.array(z.object({ file: id, label: z.string() })),
      left: z.int(),
      until: instant.nullable(),
      /** Until then it waits for the buyer's consent; `null` if it is available. */
      waitsUntil: instant.nullable(),
    })
    .optional(),
});

const event = z.object({
  _id: id,
  /** `placed`, `paid`, `fulfilled`, `refund-asked`, `mail`, `note` … */
  kind: z.string(),
  from: status.nullable(),
  to: status.nullable(),
  actor: z.enum(['buyer', 'owner', 'provider', 'system']),
  /** Email address of the account; owner only. */
  by: z.string().nullable(),
  /** One sentence. */
  text: z.string(),
  createdAt: instant,
});
export type OrderEvent = z.output<typeof event>;

const refund = z.object({
  _id: id,
  amount: z.number(),
  status: z.enum(['waiting', 'done', 'failed']),
  reason: z.string(),
  problem: z.string(),
  creditNumber: z.string().nullable(),
  lines: z.array(z.object({ item: id, quantity: z.int(), amount: z.number() })),
  restock: z.boolean(),
  createdAt: instant,
});

const fulfilment = z.object({
  _id: id,
  lines: z.array(z.object({ item: id, quantity: z.int() })),
  carrier: z.string(),
  tracking: z.string(),
  link: z.string(),
  createdAt: instant,
});

/** For lists. */
export const orderSummary = z.object({
  _id: id,
  status,
  number: z.string(),
  origin: z.string(),
  email: z.string(),
  name: z.string(),
  payment: z.object({ provider: z.enum(['stripe', 'test', 'manual', 'none']), transactionID: z.string() }),
  ...sums,
  refunded: z.number(),
  /** Total quantity. */
  pieces: z.int(),
  /** Whether it has physical items, which are delivered or collected. */
  parcel: z.boolean(),
  /** Whether its physical items are collected. */
  collected: z.boolean(),
  placedAt: instant.nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
  /** Owner only: why it needs attention. */
  trouble: z.string().optional(),
  version,
});
export type OrderSummary = z.output<typeof orderSummary>;

export const order = orderSummary.omit({ pieces: true }).extend({
  phone: z.string(),
  /** The buyer's language, in which emails about it are written; null for the site's. */
  language: z.string().nullable(),
  deliveryAddress: shownAddress.nullable(),
  items: z.array(orderItem),
  taxIncluded: z.boolean(),
  discountCode: z.string(),
  shippingLabel: z.string(),
  /** What the buyer called the delivery option, if they ordered in another language than the site’s. */
  buyersShippingLabel: z.string().optional(),
  shippingOption: z.string(),
  invoiceNumber: z.string().nullable(),
  /** Until when its stock is reserved, while it is pending. */
  heldUntil: instant,
  fulfilledAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
  /** When the items arrived, if the owner entered it. */
  deliveredAt: instant.nullable(),
  /** When the buyer agreed to get downloads immediately, and to lose the right to cancel them. */
  downloadConsentAt: instant.nullable(),
  answers: z.record(z.string(), z.unknown()),
  refunds: z.array(refund),
  fulfilments: z.array(fulfilment),
  events: z.array(event),
  /** Actions available to the caller now. */
  may: z.object({
    pay: z.boolean(),
    cancel: z.boolean(),
    /** Agree to get downloads immediately, which otherwise wait. */
    agreeToDownload: z.boolean(),
    withdraw: z.boolean(),
    fulfil: z.boolean(),
    markPaid: z.boolean(),
    refund: z.boolean(),
  }),
  /** Grants access to the order without an account; only in the reply that created it. */
  accessKey: z.string().optional(),
  /** Owner only. */
  account: id.nullable().optional(),
  notes: z.string().optional(),
  paymentLink: z.string().nullable().optional(),
  /** It came with a site export; its payment was taken elsewhere, so refunds are made by hand. */
  imported: z.boolean().optional(),
  dispute: z
    .object({ status: z.string(), reason: z.string(), amount: z.number(), due: instant.nullable() })
    .nullable()
    .optional(),
});
export type Order = z.output<typeof order>;

const lineInput = z.strictObject({ item: id, quantity });
export const refundInput = z.strictObject({
  /** Everything that is left if neither this nor `lines` is given. */
  amount: money.optional(),
  lines: z.array(lineInput).min(1).max(200).optional(),
  /** Whether to refund delivery as well, with `lines`. */
  shipping: z.boolean().optional(),
  restock: z.boolean().optional(),
  reason: line('a reason', 300, 0).optional(),
});
export const fulfilInput = z.strictObject({
  /** Everything that is left by default. */
  lines: z.array(lineInput).min(1).max(200).optional(),
  carrier: line('a carrier', 80, 0).optional(),
  tracking: line('a tracking number', 120, 0).optional(),
  link: link('Enter an address that starts with https://.', {
    start: /^https:/,
    optional: true,
    most: 500,
  }).optional(),
  /** Whether to notify the buyer; default yes. */
  notify: z.boolean().optional(),
});
export const withdrawalInput = z.strictObject({
  /** Everything that can be withdrawn by default. */
  lines: z.array(lineInput).min(1).max(200).optional(),
  name: line('your name', 200, 0).optional(),
  reason: z.string().trim().max(1000, 'At most 1000 characters.').optional(),
});
export const withdrawalLinkInput = z.strictObject({ number: line('your order number', 60), email: ownEmail });
export const withdrawal = z.object({
  /** The end of the withdrawal period; `null` until something has arrived. */
  until: instant.nullable(),
  lines: z.array(z.object({ item: id, label: z.string(), quantity: z.int(), paid: z.number() })),
  /** Items that cannot be withdrawn, with the reason. */
  excluded: z.array(z.object({ item: id, label: z.string(), sentence: z.string() })),
  declaredAt: instant.nullable(),
});
export type Withdrawal = z.output<typeof withdrawal>;
