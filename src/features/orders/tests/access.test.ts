import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, openShop, ordered, type Shop } from '../../../../tests/support/shop-world.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

test('an order opens to its key, its account and the owner, and to nobody else', async () => {
  const cup = await shop.product({ label: 'Cup' });
  const order = ordered(await shop.begin([{ productId: cup._id, quantity: 1 }]));
  const path = `/api/order/${order._id}`;
  const withKey = await shop.ask('GET', path, undefined, {
    headers: { 'x-order-key': order.accessKey ?? '' },
  });
  expect(withKey.status).toBe(200);
  expect(ordered(withKey).accessKey).toBeUndefined();
  expect((await shop.ask('GET', path)).status).toBe(404);
  for (const key of ['x', 'A'.repeat(43)])
    expect((await shop.ask('GET', path, undefined, { headers: { 'x-order-key': key } })).status).toBe(404);
  // Another customer of the same shop sees neither orders of guests nor those of accounts.
  const [own, other] = await Promise.all(
    ['own', 'other'].map((name) =>
      shop.ask('POST', '/api/account/register', {
        email: `${name}-orders@example.test`,
        password: 'slip-and-slate-9',
      }),
    ),
  );
  const wish = { origin: '/order/checkout', deliveryAddress: address, payment: {} };
  const body = { ...wish, items: [{ productId: cup._id, quantity: 1 }] };
  const mine = ordered(await shop.ask('POST', '/api/order/pending', body, { cookie: own?.cookie ?? '' }));
  const seenBy = async (cookie = '') =>
    Promise.all(
      [order._id, mine._id].map(
        async (id) => (await shop.ask('GET', `/api/order/${id}`, undefined, { cookie })).status,
      ),
    );
  expect(await seenBy(own?.cookie)).toEqual([404, 200]);
  expect(await seenBy(other?.cookie)).toEqual([404, 404]);
  const cancel = { cookie: other?.cookie ?? '' };
  expect((await shop.ask('POST', `/api/order/${mine._id}/cancel`, {}, cancel)).status).toBe(404);
});
