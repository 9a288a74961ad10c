import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '../contract.ts';
import { startWithdrawalLinks } from '../server/index.ts';
import type { Withdrawal } from '../order-shapes.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { openShop, ordered, type Shop } from '../../../../tests/support/shop-world.ts';

const DAY_MS = 24 * 3600 * 1000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await startWithdrawalLinks(shop.app.orders);
});
afterAll(() => shop.close());

const keyOf = (order: Order) => ({ headers: { 'x-order-key': order.accessKey ?? '' } });
const mayCancel = async (order: Order) => {
  const reply = await shop.ask('GET', `/api/order/${order._id}/withdrawal`, undefined, keyOf(order));
  expect(reply.status, reply.text).toBe(200);
  return reply.json() as Withdrawal;
};
const daysFrom = (until: string | null, from: string | null | undefined) =>
  (Date.parse(until ?? '') - Date.parse(from ?? '')) / DAY_MS;
const age = (order: Order, days: number) =>
  asAdmin(shop.admin, (client) =>
    client.query(
      `update sitewright.orders set placed_at = placed_at - make_interval(days => $2),
        paid_at = paid_at - make_interval(days => $2) where id = $1`,
      [order._id, days],
    ),
  );
const mailsOf = (emailID: string) =>
  shop.owner<{ _id: string; to: string }[]>('GET', `/api/mails?emailID=${emailID}`);

test('the right to cancel goods counts from the day they arrived, else from the latest that delivery takes', async () => {
  const price = { kind: 'flat', price: 4 };
  const options = [
    { ...price, id: 'post', label: 'Post', days: 5 },
    { ...price, id: 'slow', label: 'Slow' },
    { id: 'studio', label: 'Studio', kind: 'pickup', price: 0 },
  ];
  const zones = [{ name: 'Home', countries: ['GB'], options }];
  await shop.owner('PUT', '/api/shop/settings', { settings: { shipping: { zones } } });
  const jug = await shop.product({ label: 'Jug', stock: 50 });
  const sent = async (shippingOption: string) => {
    const order = await shop.buy([{ productId: jug._id, quantity: 1 }], { shippingOption });
    // Nothing has arrived: the period hasn't started, and everything can be cancelled.
    expect(await mayCancel(order)).toMatchObject({ until: null, lines: [{ label: 'Jug' }] });
    const { fulfilments } = await shop.owner<Order>('POST', `/api/order/${order._id}/fulfil`, {});
    return { order, dispatched: fulfilments.at(-1)?.createdAt };
  };
  for (const [option, days] of [
    ['post', 5],
    ['slow', 14],
    ['studio', 14],
  ] as const) {
    const { order, dispatched } = await sent(option);
    expect(daysFrom((await mayCancel(order)).until, dispatched), option).toBeCloseTo(days + 14, 3);
  }

  const { order } = await sent('post');
  const path = `/api/order/${order._id}`;
  const deliveredAt = new Date().toISOString();
  expect(await shop.owner('PUT', path, { deliveredAt })).toMatchObject({ deliveredAt });
  expect(daysFrom((await mayCancel(order)).until, deliveredAt)).toBeCloseTo(14, 5);
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
  await expect(shop.owner('PUT', path, { deliveredAt: tomorrow })).rejects.toThrow('replied 400');
  await expect(shop.owner('PUT', path, { deliveredAt: '2020-01-01T00:00:00Z' })).rejects.toThrow('400');
  await age(order, 40);
  const arrived = new Date(Date.now() - 15 * DAY_MS).toISOString();
  await shop.owner('PUT', path, { deliveredAt: arrived });
  expect((await mayCancel(order)).lines).toEqual([]);
  expect((await shop.ask('POST', `${path}/withdrawal`, {}, keyOf(order))).status).toBe(409);
  await shop.owner('PUT', path, { deliveredAt: null });
  expect((await mayCancel(order)).lines).toHaveLength(1);
  await shop.owner('PUT', '/api/shop/settings', { settings: { shipping: { zones: [] } } });
});

test('the order says the period that the owner set', async () => {
  await shop.owner('PUT', '/api/shop/settings', { settings: { withdrawalDays: 30 } });
  const dish = await shop.product({ label: 'Dish', stock: 50 });
  const bought = await shop.buy([{ productId: dish._id, quantity: 1 }]);
  expect((await shop.ask('POST', `/api/order/${bought._id}/withdrawal`, {}, keyOf(bought))).status).toBe(200);
  const { events, trouble } = await shop.owner<Order>('GET', `/api/order/${bought._id}`);
  expect(trouble).toBe('The customer cancelled (30-day right): refund them.');
  expect(events.map(({ text }) => text)).toContain('The customer cancelled the order (30-day right).');
  await shop.owner('PUT', '/api/shop/settings', { settings: { withdrawalDays: 14 } });
});

test('a guest gets the link by order number and email address, and nobody learns which orders exist', async () => {
  const bowl = await shop.product({ label: 'Bowl', stock: 50 });
  const bought = await shop.buy([{ productId: bowl._id, quantity: 1 }], { email: 'gil@guests.test' });
  const ask = (body: object) => shop.ask('POST', '/api/order/withdrawal-link', body);
  const right = await ask({ number: bought.number, email: 'Gil@guests.test ' });
  const others = await Promise.all([
    ask({ number: bought.number, email: 'else@guests.test' }),
    ask({ number: '9999', email: 'gil@guests.test' }),
  ]);
  for (const reply of [right, ...others]) expect([reply.status, reply.text]).toEqual([202, '{}']);
  const mails = await eventually(
    () => mailsOf('withdrawal-link'),
    (found) => found.length > 0,
  );
  expect(mails.map(({ to }) => to)).toEqual(['gil@guests.test']);
  const reply = await ask({ number: '', email: 'gil' });
  expect(reply.status).toBe(400);
  expect(reply.json()).toMatchObject({ fields: { number: expect.any(String), email: expect.any(String) } });
  const tries = [];
  for (let more = 0; more < 5; more += 1)
    tries.push((await ask({ number: 'X', email: 'gil@guests.test' })).status);
  expect(tries.at(-1)).toBe(429);
  expect(await mailsOf('withdrawal-link')).toHaveLength(1);
});

test('downloads wait for the consent that was asked for, and the right to cancel them ends with it', async () => {
  const files = [{ file: crypto.randomUUID(), label: 'Recipes (PDF)' }];
  const recipes = await shop.product({ label: 'Recipes', price: 6, kind: 'digital', files });
  const items = [{ productId: recipes._id, quantity: 1 }];
  const bought = async (more: object) => {
    const order = await shop.buy(items, { deliveryAddress: null, ...more });
    const download = `/api/order/${order._id}/download/${order.items[0]?._id}`;
    const get = () => shop.ask('GET', download, undefined, keyOf(order));
    return { order, path: `/api/order/${order._id}`, get };
  };
  const seen = async ({ order, path }: { order: Order; path: string }) =>
    ordered(await shop.ask('GET', path, undefined, keyOf(order)));
  // Its file isn’t in the library: after the consent the answer is 404.
  const declined = await bought({ downloadConsent: false });
  expect((await declined.get()).status).toBe(409);
  expect(await seen(declined)).toMatchObject({
    downloadConsentAt: null,
    may: { agreeToDownload: true },
    items: [{ download: { waitsUntil: expect.any(String) } }],
  });
  // The full download period starts after the wait.
  const [line] = (await seen(declined)).items;
  expect(daysFrom(line?.download?.until ?? null, line?.download?.waitsUntil)).toBeCloseTo(30, 3);
  const agreed = await shop.ask('POST', `${declined.path}/download-consent`, {}, keyOf(declined.order));
  expect(agreed.status, agreed.text).toBe(200);
  expect(ordered(agreed)).toMatchObject({
    downloadConsentAt: expect.any(String),
    may: { agreeToDownload: false },
    items: [{ download: { waitsUntil: null } }],
  });
  expect((await declined.get()).status).toBe(404);
  const again = await shop.ask('POST', `${declined.path}/download-consent`, {}, keyOf(declined.order));
  expect(again.status).toBe(409);

  const waiting = await bought({ downloadConsent: false });
  await age(waiting.order, 15);
  expect((await waiting.get()).status).toBe(404);

  const ticked = await bought({ downloadConsent: true });
  expect((await ticked.get()).status).toBe(404);
  expect(await shop.owner('GET', ticked.path)).toMatchObject({ downloadConsentAt: expect.any(String) });
  const [paid] = await mailsOf('order-paid');
  const { text } = await shop.owner<{ text: string }>('GET', `/api/mail/${paid?._id}`);
  expect(text).toMatch(/You agreed to download straight away[^]+\d{4}/);
  const unasked = await bought({});
  expect((await unasked.get()).status).toBe(404);

  // Downloads with consent can't be cancelled any more; those without consent can.
  await asAdmin(shop.admin, (client) => client.query('update sitewright.order_items set downloads = 1'));
  expect(await mayCancel(ticked.order)).toMatchObject({ lines: [], excluded: [{ label: 'Recipes' }] });
  expect(await mayCancel(unasked.order)).toMatchObject({ lines: [{ label: 'Recipes' }], excluded: [] });
});
