import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareJob, expireJob, ledgerJob, sweepJob } from '../../../app/jobs/shop-work.ts';
import type { Order } from '../contract.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { startStripe, type StripeEvent } from '../../../../tests/support/stripe-standin.ts';
import { openShop, ordered, type Shop } from '../../../../tests/support/shop-world.ts';

const account = 'acct_standin1';
const MAKE_REFUND = /POST .*\/refunds/;
const MAKE_INTENT = /POST .*\/payment_intents$/;
const LIST_INTENTS = /GET .*\/payment_intents$/;
let stripe: Awaited<ReturnType<typeof startStripe>>;
let shop: Shop;

beforeAll(async () => {
  stripe = await startStripe(account);
  shop = await openShop({
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: stripe.secret,
    STRIPE_API_BASE: stripe.base,
  });
  await shop.owner('PUT', '/api/shop/settings', { stripeAccountId: account });
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});

const key = (order: Order) => ({ headers: { 'x-order-key': order.accessKey ?? '' } });
const askToPay = (order: Order) =>
  shop.ask('POST', '/api/stripe/payment-intent', { order: order._id, stripeAccountId: account }, key(order));
const intentsOf = (order: Order) =>
  [...stripe.intents.values()].filter(
    ({ metadata }) => (metadata as Record<string, string>)['order'] === order._id,
  );
const live = ({ status }: Record<string, unknown>) => status !== 'canceled' && status !== 'succeeded';
const refundsOf = (intent: string) =>
  [...stripe.refunds.values()].filter((one) => one['payment_intent'] === intent);
const rows = <T extends object>(query: string, values: unknown[]) =>
  asAdmin(shop.admin, async (client) => (await client.query<T>(query, values)).rows);

async function placed(fields: Record<string, unknown> = {}) {
  const product = await shop.product({ label: 'Vase', stock: 50, price: 25, ...fields });
  return { product, order: ordered(await shop.begin([{ productId: product._id, quantity: 1 }])) };
}

async function begin(fields: Record<string, unknown> = {}) {
  const { product, order } = await placed(fields);
  const reply = await askToPay(order);
  expect(reply.status, reply.text).toBe(200);
  return { product, order, intent: String(intentsOf(order)[0]?.id) };
}

async function send(event: StripeEvent): Promise<void> {
  const { body, signature } = stripe.signed(event);
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  const reply = await shop.ask('POST', '/api/stripe/webhook', body, { headers });
  expect(reply.status, reply.text).toBe(200);
}

async function paid(fields: Record<string, unknown> = {}) {
  const begun = await begin(fields);
  await send(stripe.pay(begun.intent));
  return begun;
}

interface CheckRow {
  _id: string;
  kind: string;
  orderId: string | null;
  sentence: string;
}
const listed = async ({ _id }: Order) =>
  (await shop.owner<CheckRow[]>('GET', '/api/orders/payments')).filter(({ orderId }) => orderId === _id);
const repair = (row: CheckRow | undefined, action: string) =>
  shop.owner<{ repaired: boolean }>('POST', `/api/orders/payments/${row?._id ?? ''}/repair`, { action });
const move = (order: Order, status: number) => shop.owner('PUT', `/api/order/${order._id}`, { status });
const refund = (order: Order, body: object) => shop.owner('POST', `/api/order/${order._id}/refund`, body);

describe('refunds', () => {
  test('one whose answer was lost is not made again once the provider has forgotten its key', async () => {
    const { order, intent } = await paid();
    stripe.failNext(MAKE_REFUND, 'lost', 2);
    await refund(order, { amount: 10 });
    stripe.elapse(25);
    await sweepJob(shop.app.orders, 0);
    expect(refundsOf(intent)).toHaveLength(1);
    expect(await shop.order(order._id)).toMatchObject({ refunded: 10, refunds: [{ status: 'done' }] });
  });

  test('an error that the provider repeats for a day stands in the way of no refund, whether it was made or not', async () => {
    for (const how of ['error', 'half'] as const) {
      const { order, intent } = await paid();
      stripe.failNext(MAKE_REFUND, how);
      await refund(order, { amount: 10 });
      await sweepJob(shop.app.orders, 0);
      expect(await shop.order(order._id), how).toMatchObject({ refunded: 10, refunds: [{ status: 'done' }] });
      expect(refundsOf(intent), how).toHaveLength(1);
    }
  });

  test('one that failed stays listed, and is tried again as the same refund', async () => {
    const { order, intent } = await paid();
    stripe.failNext(MAKE_REFUND, 'refused');
    await refund(order, { amount: 10 });
    const refused = await shop.order(order._id);
    expect(refused).toMatchObject({ refunded: 0, refunds: [{ status: 'failed' }], may: { refund: true } });
    expect(refused.trouble).toContain('Insufficient funds');
    const [row] = await listed(order);
    expect(row).toMatchObject({ kind: 'refund-failed' });
    await Promise.all(Array.from({ length: 10 }, () => repair(row, 'refund')));
    expect(await shop.order(order._id)).toMatchObject({
      refunded: 10,
      trouble: '',
      refunds: [{ status: 'done' }],
    });
    expect(refundsOf(intent)).toHaveLength(1);
    expect(await listed(order)).toEqual([]);
    expect(await shop.faults()).toEqual([]);
  });

  test('what the bank sends back later is listed until the owner has settled it', async () => {
    const { order, intent } = await paid();
    await refund(order, { amount: 10 });
    const event = stripe.endRefund(String(refundsOf(intent)[0]?.id), 'failed');
    await Promise.all([send(event), send(event)]);
    const [row, ...more] = await listed(order);
    expect([row?.kind, more]).toEqual(['refund-failed', []]);
    await expect(repair(row, 'refund')).rejects.toThrow('409');
    expect(await repair(row, 'close')).toMatchObject({ repaired: true });
    expect((await shop.order(order._id)).trouble).toBe('');
  });
});

describe('cancelling while the money is on its way', () => {
  test('a second press does not end the order; it ends with its money back', async () => {
    const { product, order, intent } = await paid();
    stripe.failNext(MAKE_REFUND, 'lost', 2);
    await move(order, 3);
    stripe.failNext(/GET .*\/refunds/, 'error', 2);
    await move(order, 3);
    expect(await shop.order(order._id)).toMatchObject({ status: 1, refunds: [{ status: 'waiting' }] });
    await sweepJob(shop.app.orders, 0);
    expect(await shop.order(order._id)).toMatchObject({
      status: 3,
      refunds: [{ status: 'done', amount: 25 }],
    });
    expect(refundsOf(intent)).toHaveLength(1);
    expect((await shop.owner<{ stock: number }>('GET', `/api/product/${product._id}`)).stock).toBe(50);
    expect(await shop.faults()).toEqual([]);
  });

  test('refused by the provider, it stays paid, listed and open to another try', async () => {
    const { order, intent } = await paid();
    stripe.failNext(MAKE_REFUND, 'pending');
    await move(order, 3);
    await move(order, 3);
    expect((await shop.order(order._id)).status).toBe(1);
    await send(stripe.endRefund(String(refundsOf(intent)[0]?.id), 'failed'));
    expect(await shop.order(order._id)).toMatchObject({ status: 1, may: { cancel: true, refund: true } });
    const inTrouble = await shop.owner<Order[]>('GET', '/api/orders?trouble=true');
    expect(inTrouble.map(({ _id }) => _id)).toContain(order._id);
    expect(await listed(order)).toMatchObject([{ kind: 'refund-failed' }]);
    await move(order, 3);
    expect(await shop.order(order._id)).toMatchObject({
      status: 3,
      trouble: '',
      refunds: [{ status: 'done' }],
    });
    expect(await listed(order)).toEqual([]);
    expect(await shop.faults()).toEqual([]);
  });
});

describe('a payment of another sum than the order’s', () => {
  test('goes back as it came, too much or too little, once for ten presses', async () => {
    for (const taken of [3200, 700]) {
      const { order, intent } = await begin();
      await send(stripe.pay(intent, taken));
      expect(await shop.order(order._id)).toMatchObject({
        status: 0,
        trouble: expect.stringContaining('costs'),
      });
      // Meanwhile, no second payment is requested.
      expect((await askToPay(order)).status).toBe(409);
      const [row] = await listed(order);
      await Promise.all(Array.from({ length: 10 }, () => repair(row, 'refund')));
      expect(refundsOf(intent)).toMatchObject([{ amount: taken }]);
      expect((await shop.order(order._id)).refunds).toMatchObject([{ status: 'done', amount: taken / 100 }]);
      expect(await listed(order)).toEqual([]);
    }
    expect(await shop.faults()).toEqual([]);
  });

  test('stays listed while it cannot go back', async () => {
    const { order, intent } = await begin();
    await send(stripe.pay(intent, 700));
    stripe.failNext(MAKE_REFUND, 'refused');
    expect(await repair((await listed(order))[0], 'refund')).toMatchObject({ repaired: false });
    const [row] = await listed(order);
    expect(row).toMatchObject({ kind: 'refund-failed' });
    expect(await repair(row, 'refund')).toMatchObject({ repaired: true });
    expect(refundsOf(intent)).toMatchObject([{ amount: 700 }]);
  });

  test('goes back by itself where the order was cancelled', async () => {
    const { order, intent } = await begin();
    stripe.failNext(/cancel/, 'error', 2);
    await shop.ask('POST', `/api/order/${order._id}/cancel`, {}, key(order));
    await send(stripe.pay(intent, 700));
    await sweepJob(shop.app.orders, 0);
    expect(refundsOf(intent)).toMatchObject([{ amount: 700 }]);
    expect(await shop.faults()).toEqual([]);
  });
});

describe('one live payment for each order', () => {
  test('a debit that is on its way is never joined by another; one that failed lets go of the goods', async () => {
    const { product, order, intent } = await begin({ stock: 1 });
    const { text: before } = await askToPay(order);
    await send(stripe.debit(intent));
    await rows(`update sitewright.orders set created_at = now() - interval '1 day' where id = $1`, [
      order._id,
    ]);
    stripe.elapse(25);
    const again = await askToPay(order);
    expect([again.status, again.text]).toEqual([200, before]);
    expect(intentsOf(order).filter(live)).toHaveLength(1);
    await send(stripe.debitFails(intent));
    expect((await shop.order(order._id)).status).toBe(3);
    expect((await shop.begin([{ productId: product._id, quantity: 1 }])).status).toBe(201);
    const mails = await shop.owner<{ emailID: string; to: string }[]>('GET', '/api/mails');
    expect(mails.filter(({ to }) => to === order.email).map(({ emailID }) => emailID)).toEqual([
      'order-cancelled',
    ]);
    await sweepJob(shop.app.orders, 0);
    expect(intentsOf(order).filter(live)).toEqual([]);
  });

  test('news that comes late holds no goods', async () => {
    const { order, intent } = await begin();
    const late = stripe.debit(intent);
    await send(stripe.debitFails(intent));
    await send(late);
    const { heldUntil } = await shop.order(order._id);
    expect(new Date(heldUntil).getTime() - Date.now()).toBeLessThan(16 * 60 * 1000);
  });

  test('an intent that was cancelled elsewhere is replaced by a new one', async () => {
    const { order, intent } = await begin();
    stripe.cancelByHand(intent);
    const reply = await askToPay(order);
    const [fresh] = intentsOf(order).filter(live);
    expect(reply.json()).toMatchObject({ clientSecret: fresh?.['client_secret'] });
    await send(stripe.pay(String(fresh?.id)));
    expect((await shop.order(order._id)).status).toBe(1);
    expect(await shop.faults()).toEqual([]);
  });

  test('the database allows no second one', async () => {
    const { order } = await begin();
    const second = rows(
      `insert into sitewright.payments (website_id, order_id, provider, reference, amount, currency)
       values ($1, $2, 'stripe', 'pi_second', 1, 'GBP')`,
      [shop.websiteId, order._id],
    );
    await expect(second).rejects.toThrow('payments_one_live');
  });
});

describe('asking to pay when the provider does not answer as it should', () => {
  test('after an error that is repeated for a day the order can be paid', async () => {
    for (const how of ['error', 'half'] as const) {
      const { order } = await placed();
      stripe.failNext(MAKE_INTENT, how);
      const reply = await askToPay(order);
      expect(reply.status, reply.text).toBe(200);
      expect(intentsOf(order), how).toHaveLength(1);
    }
  });

  test('after a lost answer a corrected address can pay, by the payment that was made', async () => {
    const { product, order } = await placed();
    stripe.failNext(MAKE_INTENT, 'lost', 2);
    stripe.failNext(LIST_INTENTS, 'timeout', 2);
    expect((await askToPay(order)).status).toBe(409);
    const body = {
      origin: '/order/checkout',
      deliveryAddress: {
        line1: '548 Market Street',
        line2: 'Apt 3',
        city: 'San Francisco',
        region: 'CA',
        postcode: '94103',
        country: 'US',
        company: 'Ink',
      },
      payment: {},
      email: 'corrected@example.test',
      name: 'Ada Byron',
      items: [{ productId: product._id, quantity: 2 }],
    };
    const replaced = await shop.ask('PUT', `/api/order/pending/${order._id}`, body, key(order));
    expect(replaced.status, replaced.text).toBe(200);
    const reply = await askToPay(order);
    expect(reply.json(), reply.text).toMatchObject({ amount: 50 });
    const shipping = {
      name: 'Ada Byron, Ink',
      address: {
        line1: '548 Market Street',
        line2: 'Apt 3',
        city: 'San Francisco',
        state: 'CA',
        postal_code: '94103',
        country: 'US',
      },
    };
    expect(intentsOf(order)).toMatchObject([
      { amount: 5000, receipt_email: 'corrected@example.test', shipping },
    ]);
    await send(stripe.pay(String(intentsOf(order)[0]?.id)));
    expect((await shop.order(order._id)).status).toBe(1);
    expect(await shop.faults()).toEqual([]);
  });
});

describe('what nobody told us', () => {
  const minutesAgo = (order: Order, minutes: number) =>
    rows(
      `update sitewright.payments set checked_at = now() - make_interval(mins => $2),
       created_at = created_at - make_interval(mins => $2) where order_id = $1`,
      [order._id, minutes],
    );

  test('a payment whose webhook never came is found within two minutes', async () => {
    const { order, intent } = await begin();
    stripe.pay(intent);
    await minutesAgo(order, 2);
    await sweepJob(shop.app.orders);
    expect((await shop.order(order._id)).status).toBe(1);
  });

  test('and so is one whose creation was never answered', async () => {
    const { order } = await placed();
    stripe.failNext(MAKE_INTENT, 'lost', 2);
    stripe.failNext(LIST_INTENTS, 'timeout', 2);
    expect((await askToPay(order)).status).toBe(409);
    stripe.pay(String(intentsOf(order)[0]?.id));
    await minutesAgo(order, 2);
    await sweepJob(shop.app.orders);
    expect((await shop.order(order._id)).status).toBe(1);
    expect(await shop.faults()).toEqual([]);
  });

  test('an attempt of which the provider knows nothing lets the order end in time', async () => {
    const { order } = await placed();
    stripe.failNext(MAKE_INTENT, 'timeout', 2);
    stripe.failNext(LIST_INTENTS, 'timeout', 2);
    expect((await askToPay(order)).status).toBe(409);
    await minutesAgo(order, 2);
    await rows(`update sitewright.orders set held_until = now() - interval '1 minute' where id = $1`, [
      order._id,
    ]);
    await expireJob(shop.app.orders);
    expect((await shop.order(order._id)).status).toBe(3);
  });

  test('the daily comparison gives every payment its order, and tells the owner of the rest', async () => {
    const look = async () => {
      const { result } = await shop.owner<{
        result: { light: string; says: string; steps: { says: string }[] };
      }>('POST', '/api/check/reconciliation', {});
      return result;
    };
    for (const row of await shop.owner<CheckRow[]>('GET', '/api/orders/payments')) await repair(row, 'close');
    await compareJob(shop.app.orders, 0);
    expect(await look()).toMatchObject({ light: 'good' });
    // The state after a restore from a backup.
    const known = await begin();
    await rows('delete from sitewright.payments where order_id = $1', [known.order._id]);
    stripe.pay(known.intent);
    const stranger = await begin();
    await rows('delete from sitewright.payments where order_id = $1', [stranger.order._id]);
    const intent = stripe.intents.get(stranger.intent);
    if (intent) intent['metadata'] = { website: shop.websiteId, order: 'gone' };
    stripe.pay(stranger.intent);
    const gone = await paid();
    stripe.intents.delete(gone.intent);
    await compareJob(shop.app.orders, 0);
    expect((await shop.order(known.order._id)).status).toBe(1);
    const found = await look();
    expect(found).toMatchObject({ light: 'bad', steps: [{ says: expect.stringContaining('no record') }] });
    const open = await shop.owner<CheckRow[]>('GET', '/api/orders/payments');
    expect(open).toMatchObject([{ kind: 'under-review', orderId: null }]);
    await ledgerJob(shop.app.orders);
    expect(await shop.owner('GET', '/api/orders/payments')).toEqual(open);
  });
});
