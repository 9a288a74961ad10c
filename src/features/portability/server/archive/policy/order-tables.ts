import { z } from 'zod';
import { picture } from '../../../../../lib/content/picture-shape.ts';
import { addressParts } from '../../../../../lib/postal/address-shape.ts';
import { instant } from '../../../../../lib/values/shapes.ts';
import { cart } from '../../../../orders/contract.ts';
import { fulfilInput } from '../../../../orders/order-shapes.ts';
import { isLegalMove, statuses } from '../../../../orders/order-states.ts';
import { productKind, taxClass } from '../../../../products/product-shapes.ts';
import * as of from './columns.ts';
import { pastOrder, pastPayment, pastReference, pastRefund } from './past-payments.ts';
import { leaves } from './table-policy.ts';

const status = z.literal([...statuses]);
const actor = of.oneOf('buyer', 'owner', 'provider', 'system');
const reference = z.string().regex(pastReference);
const pieces = z.object({ item: of.uuid, quantity: of.whole(1, 999) });
const lines = (line: z.ZodType) => z.array(line).max(200);
/** The remaining parts of an address after its person's data is erased. */
const forgotten = z.strictObject({
  line1: z.literal(''),
  line2: z.literal(''),
  postcode: z.literal(''),
  country: addressParts.shape.country,
});

const isShort = (values: object) => Object.keys(values).length <= 10;
/** A value in the sentence of an event. */
const toldValue = z.union([
  of.text(5000),
  of.sum,
  z.strictObject({ minor: of.sum, currency: of.currency }),
  z.strictObject({ time: of.moment }),
  z.strictObject({ mail: of.word }),
  z.strictObject({ fields: z.array(of.word).max(20) }),
  z.strictObject({ problem: of.text(5000) }),
  z.strictObject({ dispute: of.line(200) }),
]);

/** Orders and related records. Hashes of keys are included: a hash grants no access, and buyers' links stay valid. */
export const orderTables = [
  leaves(
    'carts',
    { account_id: of.uuid, items: cart.shape.items, updated_at: of.moment },
    { key: 'account_id', renewed: { reminded_at: 'now()' }, formerly: 'reminded_at' },
  ),
  leaves(
    'orders',
    {
      id: of.uuid,
      number: of.line(60, 1),
      status,
      origin: of.line(300),
      account_id: of.maybe(of.uuid),
      email: of.forgettable,
      name: of.line(200),
      phone: of.line(40),
      language: of.maybe(of.language),
      address: of.maybe(z.union([forgotten, addressParts])),
      answers: of.answers(5000),
      notes: of.text(5000),
      access_key_hash: of.hash,
      currency: of.currency,
      subtotal: of.sum,
      discount: of.sum,
      discount_code: of.line(40),
      discount_code_id: of.maybe(of.uuid),
      shipping: of.sum,
      shipping_label: of.line(200),
      buyers_shipping_label: of.maybe(of.line(200, 1)),
      shipping_option: of.line(80),
      shipping_tax: of.sum,
      tax: of.sum,
      tax_included: of.flag,
      total: of.sum,
      refunded: of.sum,
      provider: of.oneOf('manual', 'none'),
      transaction_id: reference,
      invoice_number: of.maybe(of.line(60, 1)),
      trouble: of.text(2000),
      dispute: of.maybe(
        z.object({ status: of.line(80), reason: of.line(200), amount: of.sum, due: of.maybe(instant) }),
      ),
      held_until: of.moment,
      placed_at: of.maybe(of.moment),
      paid_at: of.maybe(of.moment),
      fulfilled_at: of.maybe(of.moment),
      cancelled_at: of.maybe(of.moment),
      withdrawn_at: of.maybe(of.moment),
      delivered_at: of.maybe(of.moment),
      download_asked: of.flag,
      download_consent_at: of.maybe(of.moment),
      created_at: of.moment,
      version: of.version,
    },
    {
      ...pastOrder,
      formerly: 'stripe_account reminded_at',
      renewed: {
        visitor: 'null',
        stripe_account: `''`,
        reminded_at: 'now()',
        imported: 'true',
        buyer_email_due: 'null',
        shop_email_due: 'null',
      },
    },
  ),
  leaves('order_items', {
    id: of.uuid,
    order_id: of.uuid,
    position: of.count,
    kind: z.enum([...productKind.options, 'booking']),
    product_id: of.maybe(of.uuid),
    variant_id: of.maybe(of.uuid),
    reference: of.maybe(of.uuid),
    label: of.line(420, 1),
    variant_label: of.line(200),
    buyers_label: of.maybe(of.line(420, 1)),
    buyers_variant: of.maybe(of.line(200)),
    sku: of.line(80),
    picture: of.maybe(picture),
    price: of.price,
    quantity: of.whole(1, 999),
    discount: of.sum,
    tax: of.sum,
    tax_class: taxClass,
    tax_rate: of.whole(0, 10_000),
    paid: of.sum,
    weight: of.whole(0, 10_000_000),
    tracked: of.flag,
    fulfilled: of.whole(0, 999),
    refunded: of.whole(0, 999),
    refunded_amount: of.sum,
    downloads: of.count,
    downloads_until: of.maybe(of.moment),
  }),
  leaves(
    'order_events',
    {
      id: of.uuid,
      order_id: of.uuid,
      kind: of.word,
      from_status: of.maybe(status),
      to_status: of.maybe(status),
      actor,
      account_id: of.maybe(of.uuid),
      detail: z.object({
        text: of.text(5000).optional(),
        key: of.word.optional(),
        values: z.record(of.word, toldValue).refine(isShort, 'These are too many values.').optional(),
        note: of.text(5000).optional(),
      }),
      created_at: of.moment,
    },
    {
      rule: ({ from_status: from, to_status: to }, refuse) => {
        if (typeof from === 'number' && typeof to === 'number' && !isLegalMove(from, to))
          refuse('to_status', 'An order can’t have this status.');
      },
    },
  ),
  leaves('order_keys', { key_hash: of.hash, order_id: of.uuid, created_at: of.moment }, { key: 'key_hash' }),
  leaves('order_words', { order_id: of.uuid, word: of.line(200) }, { key: 'word order_id' }),
  leaves('stock_movements', {
    id: of.uuid,
    variant_id: of.uuid,
    order_id: of.maybe(of.uuid),
    kind: of.oneOf('counted', 'adjusted', 'sold', 'returned', 'recomputed'),
    quantity: of.whole(-1_000_000_000, 1_000_000_000),
    cause: of.line(300, 1),
    note: of.text(500),
    moved_by: of.maybe(of.uuid),
    created_at: of.moment,
  }),
  leaves(
    'stock_holds',
    { variant_id: of.uuid, order_id: of.uuid, quantity: of.whole(1, 1_000_000), until: of.moment },
    { key: 'variant_id order_id' },
  ),
  leaves(
    'code_redemptions',
    { code_id: of.uuid, order_id: of.uuid, email: of.forgettable, created_at: of.moment },
    { key: 'code_id order_id' },
  ),
  leaves(
    'payments',
    {
      id: of.uuid,
      order_id: of.maybe(of.uuid),
      provider: of.oneOf('manual'),
      reference,
      amount: of.sum,
      currency: of.currency,
      status: of.oneOf('succeeded', 'failed', 'cancelled', 'review'),
      problem: of.text(2000),
      created_at: of.moment,
      checked_at: of.moment,
      settled_at: of.maybe(of.moment),
      closed_at: of.maybe(of.moment),
    },
    {
      ...pastPayment,
      formerly: 'account live',
      renewed: { secret: `''`, account: `''`, live: 'false' },
    },
  ),
  leaves(
    'refunds',
    {
      id: of.uuid,
      order_id: of.uuid,
      payment_id: of.maybe(of.uuid),
      amount: of.whole(1, 1_000_000_000_000),
      lines: lines(pieces.extend({ amount: of.sum })),
      reference: of.maybe(reference),
      status: of.oneOf('done', 'failed'),
      then_status: of.maybe(z.literal([3, 4])),
      surplus: of.flag,
      restock: of.flag,
      reason: of.text(500),
      problem: of.text(2000),
      credit_number: of.maybe(of.line(60, 1)),
      actor,
      asked_by: of.maybe(of.uuid),
      tries: of.count,
      created_at: of.moment,
      done_at: of.maybe(of.moment),
      closed_at: of.maybe(of.moment),
    },
    { ...pastRefund, renewed: { key_number: '0', keyed_at: 'null', tried_at: 'null' } },
  ),
  leaves('fulfilments', {
    id: of.uuid,
    order_id: of.uuid,
    lines: lines(pieces),
    carrier: of.line(80),
    tracking: of.line(120),
    link: fulfilInput.shape.link.unwrap(),
    made_by: of.maybe(of.uuid),
    created_at: of.moment,
  }),
  leaves(
    'withdrawals',
    {
      id: of.uuid,
      order_id: of.uuid,
      lines: lines(pieces.partial({ quantity: true })),
      name: of.line(200),
      reason: of.text(1000),
      created_at: of.moment,
    },
    { renewed: { buyer_email_due: 'null', shop_email_due: 'null' } },
  ),
];
