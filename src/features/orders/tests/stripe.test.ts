import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireJob, sweepJob } from '../../../app/jobs/shop-work.ts';
import type { Order } from '../contract.ts';
import { openAccount } from '../server/payment-providers/stripe-accounts.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import {
  startStripe,
  type StripeEvent,
  type StripeStandIn,
} from '../../../../tests/support/stripe-standin.ts';
import { openShop, ordered, type Shop } from '../../../../tests/support/shop-world.ts';

const account = 'acct_standin1';
let stripe: StripeStandIn;
let shop: Shop;

beforeAll(async () => {
  stripe = await startStripe(account);
  shop = await openShop({
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: stripe.secret,
    STRIPE_API_BASE: stripe.base,
    STRIPE_FEE_PERCENT: '2',
  });
  await shop.owner('PUT', '/api/shop/settings', { stripeAccountId: account });
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});

const key = (order: Order) => ({ headers: { 'x-order-key': order.accessKey ?? '' } });
const intentCall = (order: Order, stripeAccountId = account) =>
  shop.ask('POST', '/api/stripe/payment-intent', { order: order._id, stripeAccountId }, key(order));

async function begin(fields: Record<string, unknown> = {}, quantity = 1) {
  const product = await shop.product({ label: 'Mug', stock: 50, ...fields });
  const order = ordered(await shop.begin([{ productId: product._id, quantity }]));
  const reply = await intentCall(order);
  expect(reply.status, reply.text).toBe(200);
  const { clientSecret } = reply.json() as { clientSecret: string };
  const intent = [...stripe.intents.values()].find((one) => one['client_secret'] === clientSecret);
  return { product, order, intent: String(intent?.id) };
}

function send(event: StripeEvent, signature?: string) {
  const signed = stripe.signed(event);
  return shop.ask('POST', '/api/stripe/webhook', signed.body, {
    headers: { 'stripe-signature': signature ?? signed.signature, 'content-type': 'application/json' },
  });
}

describe('cards by Stripe', () => {
  test('one intent per order, on the site’s account, over the stored total, with the platform’s fee', async () => {
    const { order, intent } = await begin({ price: 30 });
    expect((await intentCall(order)).json()).toMatchObject({ amount: 30, currency: 'GBP' });
    expect(stripe.intents.get(intent)).toMatchObject({ amount: 3000, application_fee_amount: '60' });
    expect((await intentCall(order, 'acct_somebody')).status).toBe(403);
    const count = stripe.intents.size;
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => intentCall(order)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(stripe.intents.size).toBe(count);
  });

  test('an event that comes again is known by its id, and does nothing a second time', async () => {
    // Fails if events that noteProviderEvent has seen are applied again.
    const { order, intent } = await begin();
    const event = stripe.tell(intent, 'payment_intent.processing', { status: 'processing' });
    expect((await send(event)).status).toBe(200);
    const query = (text: string, values: unknown[]) =>
      asAdmin(shop.admin, async (client) => (await client.query(text, values)).rows as object[]);
    await query(`update sitewright.orders set held_until = now() + interval '1 hour' where id = $1`, [
      order._id,
    ]);
    const held = () => query('select held_until from sitewright.orders where id = $1', [order._id]);
    const before = await held();
    for (const reply of await Promise.all([send(event), send(event)])) expect(reply.status).toBe(200);
    expect(await held()).toEqual(before);
    expect(
      await query('select kind from sitewright.provider_events where event_id = $1', [event.id]),
    ).toEqual([{ kind: 'payment_intent.processing' }]);
  });

  // Fails with a fixed idempotency key for the account: Stripe would repeat its error for a day.
  test.each(['error', 'half'] as const)(
    'an error of Stripe (%s) while an account is opened holds nobody up for a day',
    async (how) => {
      const site = `elsewhere-${how}`;
      const settings = {
        secretKey: 'sk_test_standin',
        publishableKey: 'pk_test_standin',
        webhookSecret: stripe.secret,
        apiBase: stripe.base,
        feeRate: 0,
      };
      const open = (email = 'ada@sites.test') => openAccount(settings, { websiteId: site, email });
      stripe.failNext(/POST .*accounts$/, how);
      const made = await open();
      // Another person asks with other details before the site knows of the account. No second one is created.
      expect((await open('bob@sites.test')).id).toBe(made.id);
      expect((await open()).id).toBe(made.id);
      const all = (await (await fetch(`${stripe.base}/v1/accounts?limit=100`)).json()) as {
        data: { metadata: { website: string } }[];
      };
      expect(all.data.filter(({ metadata }) => metadata.website === site)).toHaveLength(1);
    },
  );

  test('while Stripe fails, connecting says so, and it works on the next press', async () => {
    await shop.owner('PUT', '/api/shop/settings', { stripeAccountId: null });
    const connect = () => shop.owner<{ url: string }>('POST', '/api/shop/stripe/connect', {});
    stripe.failNext(/POST .*accounts$/, 'error');
    stripe.failNext(/GET .*accounts$/, 'timeout', 2);
    await expect(connect()).rejects.toThrow('503');
    const { url } = await connect();
    expect(await connect()).toEqual({ url });
    await shop.owner('PUT', '/api/shop/settings', { stripeAccountId: account });
  });

  test('an account is opened once, and its link is for the site that it was opened for', async () => {
    const set = (stripeAccountId: string | null) =>
      shop.owner<{ stripeAccountId: string }>('PUT', '/api/shop/settings', { stripeAccountId });
    const connect = () => shop.owner<{ url: string }>('POST', '/api/shop/stripe/connect', {});
    await expect(connect()).rejects.toThrow('409');
    await set(null);
    const { url } = await connect();
    expect(await connect()).toEqual({ url });
    const own = url.split('/').at(-1) ?? '';
    expect(await shop.owner('GET', '/api/shop/stripe')).toMatchObject({ account: own, state: 'ready' });
    const foreign = await fetch(`${stripe.base}/v1/accounts`, {
      method: 'POST',
      body: new URLSearchParams({ 'metadata[website]': 'another' }),
    });
    // Checked before it is saved, so that no buyer is the first to notice.
    const { id: foreignId } = (await foreign.json()) as { id: string };
    // The site's settings have the same field.
    const setOfSite = (stripeAccountId: string) =>
      shop.owner('PUT', '/api/website', { settings: { ecommerce: { stripeAccountId } } });
    for (const put of [set, setOfSite]) {
      await expect(put(foreignId)).rejects.toThrow('another site');
      await expect(put('acct_nobody')).rejects.toThrow('doesn’t recognise this account');
    }
    await setOfSite(own);
    expect(await shop.owner('GET', '/api/shop/stripe')).toMatchObject({ account: own });
    await set(account);
  });

  test('what becomes of the account is told once; one that is cut off is taken off the site', async () => {
    const told = async () =>
      (await shop.owner<{ emailID: string }[]>('GET', '/api/mails?emailID=owner-payment-trouble&limit=500'))
        .length;
    const before = await told();
    const news = (type: string, data: StripeEvent['data'], of = account): StripeEvent => ({
      id: `evt_${type}_${of}`,
      type,
      account: of,
      livemode: false,
      created: 1,
      data,
    });
    const stopped = news('account.updated', {
      object: { id: account, object: 'account', charges_enabled: false },
      previous_attributes: { charges_enabled: true },
    });
    for (const event of [stopped, stopped]) expect((await send(event)).status).toBe(200);
    expect(await told()).toBe(before + 1);
    const cut = { object: { id: 'ca_1', object: 'application' } };
    await send(news('account.application.deauthorized', cut, 'acct_of_nobody'));
    expect(await shop.owner('GET', '/api/shop/settings')).toMatchObject({ stripeAccountId: account });
    for (let time = 0; time < 2; time += 1) await send(news('account.application.deauthorized', cut));
    expect(await shop.owner('GET', '/api/shop/settings')).toMatchObject({ stripeAccountId: null });
    expect(await told()).toBe(before + 2);
    await shop.owner('PUT', '/api/shop/settings', { stripeAccountId: account });
  });

  test('the webhook and the browser come together: one order paid, one mail', async () => {
    const { order, intent } = await begin();
    const event = stripe.pay(intent);
    const check = () => shop.ask('POST', `/api/order/${order._id}/check-payment`, {}, key(order));
    const replies = await Promise.all([send(event), check(), send(event), check(), send(event)]);
    for (const reply of replies) expect(reply.status, reply.text).toBe(200);
    expect(await shop.order(order._id)).toMatchObject({
      status: 1,
      payment: { provider: 'stripe', transactionID: intent },
    });
    expect(await shop.faults()).toEqual([]);
  });

  test('a bad signature changes nothing', async () => {
    const { order, intent } = await begin();
    const event = stripe.pay(intent);
    expect((await send(event, 't=1,v1=00')).status).toBe(400);
    expect((await shop.order(order._id)).status).toBe(0);
  });

  test('an amount, a currency, an account or a mode that is not ours parks the payment', async () => {
    for (const wrong of ['amount', 'currency', 'account', 'mode'] as const) {
      const { order, intent } = await begin();
      const event = structuredClone(stripe.pay(intent));
      if (wrong === 'amount') event.data.object['amount_received'] = 1;
      if (wrong === 'currency') event.data.object['currency'] = 'usd';
      if (wrong === 'account') event.account = 'acct_other';
      if (wrong === 'mode') event.data.object['livemode'] = true;
      expect((await send(event)).status).toBe(200);
      const parked = await shop.order(order._id);
      expect([parked.status, parked.trouble]).toEqual([0, expect.stringMatching(/\w/)]);
      const list = await shop.owner<{ _id: string; kind: string; orderId: string }[]>(
        'GET',
        '/api/orders/payments',
      );
      const row = list.find(({ orderId }) => orderId === order._id);
      expect(row?.kind).toBe('under-review');
      const repaired = await shop.owner('POST', `/api/orders/payments/${row?._id ?? ''}/repair`, {
        action: 'refund',
      });
      expect(repaired).toMatchObject({ repaired: true });
    }
  });

  test('paying a cancelled order: refunded once, both told', async () => {
    const { order, intent } = await begin();
    const event = stripe.pay(intent);
    await asAdmin(shop.admin, (client) =>
      client.query(`update sitewright.orders set held_until = now() - interval '1 hour' where id = $1`, [
        order._id,
      ]),
    );
    stripe.failNext(/payment_intents/, 'error', 2);
    await shop.ask('POST', `/api/order/${order._id}/cancel`, {}, key(order));
    expect((await shop.order(order._id)).status).toBe(3);
    await Promise.all([send(event), send(event), send(event)]);
    await shop.ask('POST', `/api/order/${order._id}/check-payment`, {}, key(order));
    await sweepJob(shop.app.orders, 0);
    expect([...stripe.refunds.values()].filter((one) => one['payment_intent'] === intent)).toHaveLength(1);
    const mails = await shop.owner<{ emailID: string; to: string }[]>('GET', '/api/mails');
    const told = mails.filter(({ emailID, to }) => emailID === 'owner-payment-trouble' || to === order.email);
    expect(told.filter(({ to }) => to === order.email).map(({ emailID }) => emailID)).toEqual([
      'order-refunded',
    ]);
    expect(await shop.faults()).toEqual([]);
  });

  test('a refund whose answer is lost happens once', async () => {
    const { order, intent } = await begin({ price: 30 });
    await send(stripe.pay(intent));
    stripe.failNext(/POST .*refunds/, 'lost', 2);
    await shop.owner('POST', `/api/order/${order._id}/refund`, { amount: 10 });
    expect((await shop.order(order._id)).refunds).toMatchObject([{ status: 'waiting', amount: 10 }]);
    await sweepJob(shop.app.orders, 0);
    expect(await shop.order(order._id)).toMatchObject({ refunded: 10, refunds: [{ status: 'done' }] });
    expect([...stripe.refunds.values()].filter((one) => one['payment_intent'] === intent)).toHaveLength(1);
  });

  test('a refund in the dashboard and a dispute appear on the order', async () => {
    const { order, intent } = await begin({ price: 30 });
    await send(stripe.pay(intent));
    const event = stripe.refundByHand(intent, 500);
    await Promise.all([send(event), send(event)]);
    expect(await shop.order(order._id)).toMatchObject({
      refunded: 5,
      refunds: [{ status: 'done', amount: 5 }],
    });
    await send(stripe.dispute(intent));
    expect(await shop.order(order._id)).toMatchObject({
      dispute: { reason: 'fraudulent', amount: 30, due: expect.any(String) },
      trouble: expect.stringContaining('disputes'),
    });
    // Out of order: a closed dispute isn't reopened.
    await send(stripe.dispute(intent, 'won'));
    await send(stripe.dispute(intent));
    const ended = await shop.order(order._id);
    expect(ended).toMatchObject({ dispute: { status: 'won' }, trouble: '' });
    expect(ended.events.filter(({ kind }) => kind === 'dispute')).toHaveLength(2);
    expect(ended.paymentLink).toBe(`https://dashboard.stripe.com/${account}/payments/${intent}`);
  });

  test('what nobody paid in time ends, its intent is closed, and what was paid without our hearing is found', async () => {
    const left = await begin();
    const paid = await begin();
    stripe.pay(paid.intent);
    await asAdmin(shop.admin, (client) =>
      client.query(
        `update sitewright.orders set held_until = now() - interval '1 minute' where id = any($1)`,
        [[left.order._id, paid.order._id]],
      ),
    );
    await expireJob(shop.app.orders);
    expect((await shop.order(left.order._id)).status).toBe(3);
    expect(stripe.intents.get(left.intent)?.['status']).toBe('canceled');
    expect((await shop.order(paid.order._id)).status).toBe(1);
    expect(await shop.faults()).toEqual([]);
  });

  test.each([
    // Cards are charged in steps of 0.010 KWD.
    { currency: 'KWD', price: 12.34, charged: 24_680, back: 1.11, given: 1_110 },
    { currency: 'JPY', price: 929, charged: 1_858, back: 100, given: 100 },
  ])(
    '$currency is charged and refunded in the units that Stripe counts in',
    async ({ currency, price, charged, back, given }) => {
      await shop.owner('PUT', '/api/shop/settings', { currency });
      const { order, intent } = await begin({ price }, 2);
      expect(order).toMatchObject({ currency, total: price * 2 });
      expect(stripe.intents.get(intent)).toMatchObject({ amount: charged, currency: currency.toLowerCase() });
      expect((await send(stripe.pay(intent))).status).toBe(200);
      expect(await shop.order(order._id)).toMatchObject({ status: 1, trouble: '' });
      await shop.owner('POST', `/api/order/${order._id}/refund`, { amount: back });
      expect(await shop.order(order._id)).toMatchObject({ refunded: back, refunds: [{ status: 'done' }] });
      expect([...stripe.refunds.values()].filter((one) => one['payment_intent'] === intent)).toMatchObject([
        { amount: given },
      ]);
      expect(await shop.faults()).toEqual([]);
    },
  );
});
