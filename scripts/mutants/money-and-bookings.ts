import { mutant, type Mutant } from './mutant.ts';

const ORDERS = 'src/features/orders/server';
const BOOKINGS = 'src/features/bookings/server';
const RACES = 'src/features/orders/tests/races.test.ts';
const BULK = 'src/features/orders/tests/bulk.test.ts';
const STRIPE = 'src/features/orders/tests/stripe.test.ts';
const SUMS = 'src/features/orders';
const ACCESS = 'src/features/orders/tests/access.test.ts';

const unlockedOrders = {
  file: `${ORDERS}/management/order-queries.ts`,
  find: 'select * from orders where website_id = ${tx.site} and id = ${id} for no key update`',
  replace: 'select * from orders where website_id = ${tx.site} and id = ${id}`',
};

/** A fault inside the lock on the order, which would hide it. */
const withoutLock = (...fault: Parameters<typeof mutant>): Mutant => {
  const { edits, ...rest } = mutant(...fault);
  return { ...rest, edits: [unlockedOrders, ...edits] };
};

/** Faults in stock, payments, codes, bookings, jobs and emails. */
export const moneyAndBookings: readonly Mutant[] = [
  mutant(
    'nothing in the database excludes double bookings',
    'db/migrations/0009-bookings.sql',
    [
      `  constraint no_double_booking
    exclude using gist (website_id with =, resource_id with =, tstzrange(from_at, to_at) with &&) where (slot_id is not null),\n`,
      '',
    ],
    'src/features/bookings/tests/booking.test.ts',
    'tests/isolation/catalogue.test.ts',
  ),
  mutant(
    'nobody locks what is booked',
    `${BOOKINGS}/availability/taken-queries.ts`,
    ['if (ids.length === 0) return;', 'if (ids.length >= 0) return;'],
    'src/features/bookings/tests/booking.test.ts',
  ),
  {
    name: 'a class takes more than it has seats',
    edits: [
      {
        file: `${BOOKINGS}/availability/taken-queries.ts`,
        find: 'where website_id = ${tx.site} and seats + ${slot.people} <= ${slot.capacity} and id = (',
        replace: 'where website_id = ${tx.site} and id = (',
      },
      {
        file: `${BOOKINGS}/booking/take-slot.ts`,
        find: 'if (!slot || slot.left < people)',
        replace: 'if (!slot)',
      },
    ],
    tests: ['src/features/bookings/tests/people.test.ts'],
  },
  mutant(
    'a hold that has ended keeps its place',
    `${BOOKINGS}/booking/take-slot.ts`,
    ['const taken = ended || giveUp ? await read() : before;', 'const taken = before;'],
    'src/features/bookings/tests',
  ),
  mutant(
    'visitors may book in the past',
    `${BOOKINGS}/booking/take-slot.ts`,
    ['if (!byOwner && !isStart(rules, at, asked)) throw await lost(asked);', ''],
    'src/features/bookings/tests/refused.test.ts',
  ),
  mutant(
    'an order is paid without its booking',
    `${ORDERS}/payments/pay-order.ts`,
    [
      'if (references.length > 0 && !(await services.seller.secure(tx, order.id, references)))',
      'if (references.length < 0)',
    ],
    'src/features/bookings/tests/paying.test.ts',
    'src/features/bookings/tests/processes.test.ts',
  ),
  mutant(
    'uses of a code are read, compared and then written',
    `${ORDERS}/discounts/code-queries.ts`,
    [
      `  const { rows } = await sql\`
    update discount_codes set used = used + 1
    where website_id = \${tx.site} and id = \${id} and active and (total_limit is null or used < total_limit)
    returning id\`.execute(tx);
  return rows.length > 0;`,
      `  const { rows } = await sql<{ used: number; total_limit: number | null }>\`
    select used, total_limit from discount_codes where website_id = \${tx.site} and id = \${id}\`.execute(tx);
  const [code] = rows;
  if (!code || (code.total_limit !== null && code.used >= code.total_limit)) return false;
  await sql\`update discount_codes set used = \${code.used + 1} where website_id = \${tx.site} and id = \${id}\`.execute(tx);
  return true;`,
    ],
    RACES,
  ),
  mutant(
    'a customer may use a code once too often',
    `${ORDERS}/checkout/place-order.ts`,
    ['>= limit)', '> limit)'],
    RACES,
  ),
  mutant(
    'a code that was not paid for stays used',
    `${ORDERS}/refunds/cancel-order.ts`,
    ['  await releaseCode(tx, id);\n', ''],
    RACES,
  ),
  mutant(
    'buyers of one article do not wait for each other',
    `${ORDERS}/cart/cart-queries.ts`,
    ['order by v.id ${lock ? sql`for no key update of v` : sql``}`;', 'order by v.id`;'],
    'src/features/orders/tests/processes.test.ts',
  ),
  mutant(
    'what others hold is for sale',
    `${ORDERS}/cart/cart-queries.ts`,
    [
      'where v.website_id = ${websiteId} and v.product_id = any(${productIds}::uuid[]) and h.until > now()',
      'where false and v.website_id = ${websiteId} and v.product_id = any(${productIds}::uuid[])',
    ],
    'src/features/orders/tests/processes.test.ts',
  ),
  mutant(
    'what ends holds its goods',
    `${ORDERS}/refunds/cancel-order.ts`,
    ['  await releaseHolds(tx, id);\n', ''],
    RACES,
  ),
  withoutLock(
    'an order moves from wherever it is',
    `${ORDERS}/management/order-queries.ts`,
    [
      'where website_id = ${tx.site} and id = ${id} and status = ${from} returning id',
      'where website_id = ${tx.site} and id = ${id} returning id',
    ],
    RACES,
    STRIPE,
  ),
  withoutLock(
    'an order is paid twice',
    `${ORDERS}/payments/paid-queries.ts`,
    ['o.id = ${id} and o.status = 0 returning o.id', 'o.id = ${id} returning o.id'],
    RACES,
    STRIPE,
  ),
  withoutLock(
    'two people fulfil the same orders twice',
    `${ORDERS}/management/bulk-operations.ts`,
    ['Promise.all([holdOrder(tx, id), boughtOrder(tx, id)])', 'Promise.all([null, boughtOrder(tx, id)])'],
    BULK,
  ),
  mutant(
    'one order that fails stops the others',
    `${ORDERS}/management/bulk-operations.ts`,
    [
      "if (reason === 'busy' && result.changed === 0) throw error;",
      'if (!(error instanceof Skipped)) throw error;',
    ],
    BULK,
  ),
  mutant(
    'several orders are paid whatever their sum became',
    `${ORDERS}/management/bulk-operations.ts`,
    ['if (order.version !== version)', 'if (order.version < version)'],
    BULK,
  ),
  mutant(
    'a refund may end twice',
    `${ORDERS}/refunds/refund-queries.ts`,
    [
      `where website_id = \${tx.site} and id = \${id} and status = 'waiting' returning *\`.execute(tx);
  return rows[0];
}

/** Refunded from the payment`,
      `where website_id = \${tx.site} and id = \${id} returning *\`.execute(tx);
  return rows[0];
}

/** Refunded from the payment`,
    ],
    'src/features/orders/tests/refunds.test.ts',
  ),
  withoutLock(
    'a refund takes back pieces that were not bought',
    `${ORDERS}/refunds/refund-queries.ts`,
    ['return rows.length === lines.length;', 'return true;'],
    'src/features/orders/tests/refunds.test.ts',
  ),
  mutant(
    'a failed refund stays set aside',
    `${ORDERS}/refunds/perform-refund.ts`,
    ['  await releaseRefund(tx, refund);\n', ''],
    'src/features/orders/tests/provider-faults.test.ts',
  ),
  mutant(
    'events of the provider are not remembered',
    `${ORDERS}/payments/payment-queries.ts`,
    [
      'on conflict do nothing returning event_id`.execute(tx);\n  return rows.length > 0;',
      'on conflict do nothing returning event_id`.execute(tx);\n  await sql`delete from provider_events where event_id = ${event.id}`.execute(tx);\n  return rows.length >= 0;',
    ],
    STRIPE,
  ),
  mutant(
    'whoever knows the address may send events',
    `${ORDERS}/payments/stripe-webhook.ts`,
    [
      'event = stripeClient(stripe).webhooks.constructEvent(body, signature, stripe.webhookSecret);',
      'event = JSON.parse(String(body)) as Stripe.Event;',
    ],
    STRIPE,
  ),
  mutant(
    'a payment of another sum pays the order',
    `${ORDERS}/payments/record-payment.ts`,
    [
      'if (order.total === reported.amount && order.currency === reported.currency) return null;',
      'if (order.total > 0) return null;',
    ],
    STRIPE,
  ),
  mutant(
    'money on another account pays the order',
    `${ORDERS}/payments/record-payment.ts`,
    ['if (reported.account !== payment.account)', 'if (reported.account === undefined)'],
    STRIPE,
  ),
  mutant(
    'tests pay real orders',
    `${ORDERS}/payments/record-payment.ts`,
    ['if (reported.live !== payment.live)', 'if (reported.live === undefined)'],
    STRIPE,
  ),
  mutant(
    'money for a dead order is kept',
    `${ORDERS}/payments/record-payment.ts`,
    [
      `await giveBack(services, tx, site, payment, order, order.status === CANCELLED ? 'cancelled' : 'twice');`,
      '',
    ],
    STRIPE,
  ),
  mutant(
    'strangers open orders',
    `${ORDERS}/management/access.ts`,
    ['if (opens || (by && order.account_id === by.accountId))', 'if (opens || by)'],
    ACCESS,
    'tests/isolation/api-matrix.test.ts',
  ),
  mutant(
    'a bought file may be fetched once more than allowed',
    `${ORDERS}/fulfilment/download-queries.ts`,
    ['and i.downloads + ${begins ? 1 : 0}::int <= ${limit}', ''],
    'src/features/orders/tests',
  ),
  mutant(
    'a repeated request makes a second order',
    'src/lib/work/idempotency-queries.ts',
    ['if (rows.length > 0) {', 'if (rows.length >= 0) {'],
    'src/features/orders/tests/buying.test.ts',
  ),
  mutant(
    'a discount is shared out with a penny too few',
    'src/lib/values/money.ts',
    ['if (left <= 0) break;', 'break;'],
    SUMS,
  ),
  mutant(
    'tax that is contained is put on top',
    'src/features/orders/order-sums.ts',
    [
      'total: subtotal - discount + shipping + (tax.included ? 0 : whole)',
      'total: subtotal - discount + shipping + whole',
    ],
    SUMS,
  ),
  mutant(
    'a discount is larger than the cart',
    'src/features/orders/order-sums.ts',
    ['return Math.min(subtotal, roundAmount(value, smallest));', 'return roundAmount(value, smallest);'],
    SUMS,
  ),
  mutant(
    'what stored bytes lost goes unseen',
    'src/features/files/server/upkeep/compare-files.ts',
    ['if (!there.has(key(left.value))) missing.push(left.value);', ';'],
    'src/features/files/tests/sweep.test.ts',
  ),
  mutant(
    'the sweep deletes what is needed',
    'src/features/files/server/upkeep/compare-files.ts',
    [
      "needed.has(one.key) || folders.has(one.key.slice(0, one.key.lastIndexOf('/'))) ? [] : [one.key]",
      '[one.key]',
    ],
    'src/features/files/tests/sweep.test.ts',
  ),
  mutant(
    'verify keeps silent about what it could not check',
    'src/lib/db/invariants.ts',
    ['findings.push({ invariant: name, unchecked: (error as Error).message });', 'void error;'],
    'src/features/site-check/tests/invariants.test.ts',
  ),
];
