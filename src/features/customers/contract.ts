import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { email, id, instant } from '../../lib/values/shapes.ts';

/** How many records of each kind a customer's page shows, newest first. */
export const MOST_SHOWN = 20;

export const customerKinds = ['ordered', 'booked', 'subscribed', 'account'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/**
 * A customer is everything that one email address has done on a site: orders, bookings, messages, subscriptions and an
 * account. None of it is stored separately, so a customer is gone with the last record.
 */
const customer = z.object({
  email: z.string(),
  /** The latest value; empty if never given. */
  name: z.string(),
  phone: z.string(),
  /** Orders placed, without abandoned checkouts. */
  orders: z.int(),
  /** Paid minus refunded, of orders in the site's currency. */
  spent: z.number(),
  currency: z.string(),
  /** Without cancelled ones. */
  bookings: z.int(),
  messages: z.int(),
  account: z.boolean(),
  /** Whether the address is a confirmed newsletter subscriber. */
  subscribed: z.boolean(),
  firstSeenAt: instant,
  lastSeenAt: instant,
});
export type Customer = z.output<typeof customer>;

const customerOrder = z.object({
  _id: id,
  number: z.string(),
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  total: z.number(),
  currency: z.string(),
  placedAt: instant,
});
const customerBooking = z.object({
  _id: id,
  label: z.string(),
  start: instant,
  status: z.enum(['held', 'pending', 'confirmed', 'cancelled', 'expired']),
});
const customerMessage = z.object({ _id: id, form: z.string(), preview: z.string(), createdAt: instant });
/** On an entry. */
const customerComment = z.object({
  _id: id,
  entry: z.object({ _id: id, name: z.string() }),
  /** Its beginning. */
  preview: z.string(),
  state: z.enum(['pending', 'published']),
  createdAt: instant,
});

/** `null` if the caller may not read that area. */
const customerDetails = customer.extend({
  latestOrders: z.array(customerOrder).max(MOST_SHOWN).nullable(),
  latestBookings: z.array(customerBooking).max(MOST_SHOWN).nullable(),
  latestMessages: z.array(customerMessage).max(MOST_SHOWN).nullable(),
  latestComments: z.array(customerComment).max(MOST_SHOWN).nullable(),
});
export type CustomerDetails = z.output<typeof customerDetails>;

export const customerFilter = {
  /** Part of a name, email address or phone number. */
  q: z.string().trim().max(100).optional(),
  kind: z.enum(customerKinds).optional(),
  sort: z.enum(['recent', 'spent']).default('recent'),
};

/** Outside the table, because its body is not JSON: `GET /api/customers.csv`, with the list's filter or with `email` for each customer. */
export const customersContract = contract({
  'GET /api/customers': {
    summary: 'Everyone who has ordered, booked, written, subscribed or opened an account, most recent first',
    who: 'owner',
    area: 'customers',
    query: z.strictObject({
      ...customerFilter,
      limit: z.coerce.number().int().min(1).max(500).default(100),
      /** The email address of the last customer on the previous page. */
      after: email.optional(),
    }),
    reply: z.array(customer),
  },
  'GET /api/customer': {
    summary: 'One customer by email address, with the latest orders, bookings, messages and comments',
    who: 'owner',
    area: 'customers',
    query: z.strictObject({ email }),
    reply: customerDetails,
  },
});
