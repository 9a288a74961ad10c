import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { day, id, idParams, instant, line, paging, version } from '../../lib/values/shapes.ts';
import { MOST_AT_ONCE, skipReasons } from './bulk-steps.ts';
import {
  fulfilInput,
  order,
  orderSummary,
  pendingInput,
  quote,
  quoteInput,
  refundInput,
  withdrawal,
  withdrawalInput,
  withdrawalLinkInput,
} from './order-shapes.ts';

export type { Order, OrderEvent, OrderStatus, OrderSummary, Problem, Quote } from './order-shapes.ts';

export const cart = z.strictObject({
  items: z
    .array(
      z.strictObject({
        productId: id,
        quantity: z.int().min(1).max(999),
        variant: z.string().max(200).nullable(),
        price: z.number().min(0).max(999_999.99),
        label: z.string().max(420),
      }),
    )
    .max(200),
});

/** `order` is the order that was last made from the cart; the cookie grants access to it. */
const guestCart = cart.extend({ order: id.nullable() });

const anOrder = {
  who: 'visitor',
  area: 'orders',
  params: idParams,
  reply: order,
  refusals: { conflict: {} },
} as const;
const ownersOrder = { ...anOrder, who: 'owner' } as const;

export const orderFilter = {
  status: z.enum(['0', '1', '2', '3', '4']).optional(),
  /** Number, name, email address, postcode or transaction. */
  q: z.string().trim().max(100).optional(),
  from: z.union([instant, day]).optional(),
  to: z.union([instant, day]).optional(),
  provider: z.enum(['stripe', 'test', 'manual', 'none']).optional(),
  product: id.optional(),
  /** Only orders that need attention. */
  trouble: z.enum(['true']).optional(),
};

const several = <T extends z.ZodType>(entry: T) =>
  z.array(entry).min(1, 'Choose an order.').max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} orders at once.`);

/** What became of several orders. */
const bulkResult = z.object({
  changed: z.int(),
  skipped: z.array(z.object({ _id: id, number: z.string(), reason: z.enum(skipReasons) })).max(MOST_AT_ONCE),
});
export type BulkResult = z.output<typeof bulkResult>;

/** An order as `GET` returns it. Nested groups are compared with what is stored. */
const group = z.unknown();
const asRead = order
  .omit({ accessKey: true })
  .extend({
    payment: group,
    items: group,
    answers: group,
    refunds: group,
    fulfilments: group,
    events: group,
    may: group,
    dispute: group,
  })
  .partial();

export const ordersContract = contract({
  'POST /api/order/quote': {
    summary: 'Price a cart and list its problems',
    who: 'visitor',
    body: quoteInput,
    reply: quote,
  },
  'POST /api/order/pending': {
    summary: 'Create an order to pay; its stock is reserved for 15 minutes',
    who: 'visitor',
    body: pendingInput,
    reply: order,
    status: 201,
    refusals: { conflict: {}, 'cart-changed': { current: quote } },
  },
  'PUT /api/order/pending/{id}': {
    ...anOrder,
    summary: 'Replace an unpaid order',
    body: pendingInput,
    refusals: { ...anOrder.refusals, 'cart-changed': { current: quote }, 'order-closed': {} },
  },
  'POST /api/order/{id}/place': {
    ...anOrder,
    summary: 'Place an order with manual payment or nothing to pay',
    body: z.strictObject({}),
  },
  'POST /api/order/{id}/check-payment': {
    ...anOrder,
    summary: 'Check the payment with the provider and update the order',
    body: z.strictObject({}),
  },
  'GET /api/order/{id}': {
    ...anOrder,
    summary: 'An order, for its account, the holder of its key or the owner',
  },
  'POST /api/order/{id}/cancel': {
    ...anOrder,
    summary: 'Cancel an order that hasn’t been fulfilled; payments are refunded in full',
    body: z.strictObject({ reason: line('a reason', 300, 0).optional() }),
  },
  'GET /api/order/{id}/withdrawal': {
    summary: 'Which items the customer still has the right to cancel, and until when: the first of two steps',
    who: 'visitor',
    area: 'orders',
    params: idParams,
    reply: withdrawal,
  },
  'POST /api/order/{id}/withdrawal': {
    summary: 'Cancel items by right: the second step. Customer and owner get an email',
    who: 'visitor',
    area: 'orders',
    params: idParams,
    body: withdrawalInput,
    reply: withdrawal,
    refusals: { conflict: {} },
  },

  'POST /api/order/withdrawal-link': {
    summary: 'Email the link that opens an order, to cancel it; answers the same for every order',
    who: 'visitor',
    area: 'orders',
    body: withdrawalLinkInput,
    reply: z.object({}),
    status: 202,
  },
  'POST /api/order/{id}/download-consent': {
    ...anOrder,
    summary: 'Agree to immediate downloads and lose the right to cancel them',
    body: z.strictObject({}),
  },

  'GET /api/orders/user': {
    summary: 'The caller’s orders',
    who: 'account',
    query: z.strictObject(paging),
    reply: z.array(orderSummary),
  },
  'GET /api/order/user/{id}': {
    summary: 'One of the caller’s orders',
    who: 'account',
    params: idParams,
    reply: order,
  },
  'GET /api/cart': { summary: 'The caller’s saved cart', who: 'account', reply: cart },
  'PUT /api/cart': { summary: 'Save the caller’s cart', who: 'account', body: cart, reply: cart },
  'GET /api/cart/guest': {
    summary: 'The cart in this browser’s cookie, for visitors without JavaScript',
    who: 'visitor',
    reply: guestCart,
  },
  'PUT /api/cart/guest': {
    summary: 'Save the cart in a cookie',
    who: 'visitor',
    body: cart,
    reply: guestCart,
  },

  'GET /api/orders': {
    summary: 'Orders of the site, newest first',
    who: 'owner',
    area: 'orders',
    query: z.strictObject({ ...orderFilter, ...paging }),
    reply: z.array(orderSummary),
  },
  'GET /api/orders/totals': {
    summary: 'Totals of filtered orders; the last 90 days by default',
    who: 'owner',
    area: 'orders',
    query: z.strictObject(orderFilter),
    reply: z.object({
      count: z.int(),
      paid: z.int(),
      total: z.number(),
      refunded: z.number(),
      currency: z.string(),
      byStatus: z.record(z.string(), z.int()),
      from: instant,
      to: instant,
    }),
  },
  'GET /api/orders/waiting': {
    summary: 'The number of orders to fulfil, at most 100',
    who: 'owner',
    area: 'orders',
    reply: z.strictObject({ toSend: z.int() }),
  },
  'PUT /api/order/{id}': {
    act: { word: 'order-changed', named: 'orders.number', keep: ['status'] },
    ...ownersOrder,
    summary:
      'Change an order’s status (1 marks a manual payment as paid, 2 fulfils, 3 cancels, 4 refunds) or its details',
    // The order as `GET` returns it is accepted too: parts that cannot change must equal what is stored.
    body: z.strictObject({
      ...asRead.shape,
      status: z.int().min(0).max(4).optional(),
      notes: z.string().trim().max(5000, 'At most 5000 characters.').optional(),
      email: z.email().max(254).optional(),
      name: line('a name', 200, 0).optional(),
      phone: line('a phone number', 40, 0).optional(),
      deliveryAddress: pendingInput.shape.deliveryAddress,
      /** When the items arrived; `null` if that isn't known after all. */
      deliveredAt: instant.nullable().optional(),
      version: version.optional(),
    }),
    refusals: { ...ownersOrder.refusals, 'stale-version': { current: order } },
  },
  'POST /api/order/{id}/fulfil': {
    act: { word: 'order-sent', named: 'orders.number' },
    ...ownersOrder,
    summary: 'Fulfil an order, in full or in part',
    body: fulfilInput,
  },
  'POST /api/orders/fulfil': {
    act: { word: 'orders-sent' },
    summary:
      'Fulfil what is left of several orders, each on its own; those that can’t be fulfilled are skipped. Repeating it sends no further emails',
    who: 'owner',
    area: 'orders',
    body: z.strictObject({
      orders: several(fulfilInput.pick({ tracking: true, link: true }).extend({ _id: id })),
      /** Marks orders for collection as ready, and skips the others; by default it is the other way round. */
      collection: z.boolean().default(false),
      ...fulfilInput.pick({ carrier: true, notify: true }).shape,
    }),
    reply: bulkResult,
  },
  'POST /api/orders/mark-paid': {
    act: { word: 'orders-paid' },
    summary:
      'Mark several orders with manual payment as paid, each on its own; others, and those that have changed since, are skipped',
    who: 'owner',
    area: 'orders',
    body: z.strictObject({ orders: several(z.strictObject({ _id: id, version })) }),
    reply: bulkResult,
  },
  'POST /api/order/{id}/refund': {
    act: { word: 'order-refunded', named: 'orders.number', keep: ['amount'] },
    ...ownersOrder,
    summary: 'Refund an order in full, by amount or by items',
    body: refundInput,
  },
  'POST /api/order/{id}/resend': {
    summary: 'Resend an email about this order',
    who: 'owner',
    area: 'orders',
    params: idParams,
    body: z.strictObject({ emailID: z.string().max(60) }),
    reply: order,
    refusals: { conflict: {} },
  },
  'GET /api/orders/payments': {
    summary: 'Payments that need attention: without a paid order, missing payments and failed refunds',
    who: 'owner',
    area: 'orders',
    reply: z
      .array(
        z.object({
          _id: id,
          kind: z.enum([
            'payment-without-order',
            'order-without-payment',
            'under-review',
            'refund-stuck',
            'refund-failed',
          ]),
          orderId: id.nullable(),
          orderNumber: z.string().nullable(),
          provider: z.enum(['stripe', 'test', 'manual', 'none']),
          transactionID: z.string(),
          amount: z.number(),
          currency: z.string(),
          sentence: z.string(),
          createdAt: instant,
        }),
      )
      .max(200),
  },
  'POST /api/orders/payments/{id}/repair': {
    act: { word: 'payment-repaired', keep: ['action'], late: true },
    summary:
      'Check again with the provider, refund the payment (or try a failed refund again), or mark it as settled',
    who: 'owner',
    area: 'orders',
    params: idParams,
    body: z.strictObject({ action: z.enum(['check', 'refund', 'close']).default('check') }),
    reply: z.object({ repaired: z.boolean(), sentence: z.string() }),
    refusals: { conflict: {} },
  },
});

/**
 * Outside the table, because their bodies are streamed or not JSON: `GET /api/orders.csv` (owner, with the list's filter),
 * `GET /api/order/{id}/invoice.pdf` (anyone who may see the order), `GET /api/order/{id}/packing-slip.pdf` (owner),
 * `GET /api/orders/packing-slips.pdf` (owner, `?orders=` with IDs),
 * `GET /api/order/{id}/download/{item}` (key or session; `?file=` if there are several), `POST /api/stripe/webhook`.
 * Links to them may contain the order's key as `?key=`.
 */
