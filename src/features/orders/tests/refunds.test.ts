import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failRefund, finishRefund } from '../server/refunds/perform-refund.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { whileLocked } from '../../../../tests/support/while-locked.ts';
import { openShop, type Shop } from '../../../../tests/support/shop-world.ts';

const CARTS = 40;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('random carts, refunded in random portions by several at once: never more than was paid', async () => {
  // Fails without the condition in both reserveRefund and the check of the table.
  const tax = {
    pricesInclude: false,
    home: 'GB',
    rates: [{ country: '*', taxClass: 'standard', percent: 19, label: 'VAT' }],
  };
  const zone = { name: 'All', countries: ['*'] };
  const post = {
    id: 'post',
    label: 'Post',
    kind: 'flat',
    price: 3.33,
    freeFrom: null,
    steps: [],
    classes: [],
  };
  await shop.owner('PUT', '/api/shop/settings', {
    settings: { tax, shipping: { zones: [{ ...zone, options: [post] }] } },
  });
  await shop.owner('POST', '/api/discount', { code: 'third', kind: 'percent', value: 33.33 });
  const products = await Promise.all(
    [0.01, 3.33, 9.99, 19.95].map((price, n) => shop.product({ label: `Thing ${n}`, price, stock: 9999 })),
  );
  const wishes = fc.sample(
    fc.record({
      lines: fc.array(fc.record({ product: fc.nat(3), quantity: fc.integer({ min: 1, max: 5 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      code: fc.boolean(),
      amounts: fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 3 }),
    }),
    { numRuns: CARTS, seed: 7 },
  );
  const one = async ({ lines, code, amounts }: (typeof wishes)[number]) => {
    const items = lines.map(({ product, quantity }) => ({ productId: products[product]?._id, quantity }));
    const { _id } = await shop.buy(items, code ? { discountCode: 'third' } : {});
    const path = `/api/order/${_id}/refund`;
    const order = await shop.order(_id);
    const asked = [
      ...amounts.map((amount) => ({ amount: amount / 100 })),
      { lines: [{ item: order.items[0]?._id, quantity: 1 }], shipping: true },
    ];
    await Promise.all(asked.map((body) => shop.owner('POST', path, body).catch(() => null)));
    await shop.owner('POST', path, {}).catch(() => null);
    expect(await shop.order(_id)).toMatchObject({ refunded: order.total, status: 4 });
  };
  for (let from = 0; from < CARTS; from += 5) await Promise.all(wishes.slice(from, from + 5).map(one));
  expect(await shop.faults()).toEqual([]);
  const { rows } = await asAdmin(shop.admin, (client) =>
    client.query<{ even: boolean }>(
      `select sum(r.amount) = sum(distinct o.total) as even from sitewright.orders o
       join sitewright.refunds r on r.order_id = o.id and r.status = 'done' group by o.id`,
    ),
  );
  expect(rows).toHaveLength(CARTS);
  expect(rows.filter(({ even }) => !even)).toEqual([]);
});

test('the only piece of a line, refunded by three at once, comes back once', async () => {
  // Fails if a refund is planned without the lock on the order and without the condition in reserveLines.
  const [lid, pot] = await Promise.all([
    shop.product({ label: 'Lid', price: 10, stock: 9 }),
    shop.product({ label: 'Pot', price: 50, stock: 9 }),
  ]);
  const { _id } = await shop.buy([
    { productId: lid._id, quantity: 1 },
    { productId: pot._id, quantity: 1 },
  ]);
  const before = await shop.order(_id);
  const line = before.items.find(({ label }) => label === 'Lid');
  const body = { lines: [{ item: line?._id, quantity: 1 }] };
  const lock = sql`select from orders where id = ${_id} for update`;
  const replies = await whileLocked(shop.app.db, shop.websiteId, lock, 3, () =>
    Promise.all(
      [1, 2, 3].map(() => shop.ask('POST', `/api/order/${_id}/refund`, body, { cookie: shop.cookie })),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const after = await shop.order(_id);
  expect(after.refunds).toHaveLength(1);
  expect(after.refunded).toBe(after.refunds[0]?.amount);
  expect(after.items.find(({ label }) => label === 'Lid')).toMatchObject({ refunded: 1 });
  expect(await shop.faults()).toEqual([]);
});

// Fails if a second press writes another refund while one is in progress or done.
test.each(['whole', 'amount'])('ten presses on “Refund” make one: %s', async (what) => {
  const { _id: product } = await shop.product({ label: `Ten of ${what}`, price: 30, stock: 5 });
  const { _id, total } = await shop.buy([{ productId: product, quantity: 1 }]);
  const body = what === 'whole' ? { restock: true } : { amount: total };
  const press = () => shop.ask('POST', `/api/order/${_id}/refund`, body, { cookie: shop.cookie });
  const statuses = (await Promise.all(Array.from({ length: 10 }, press))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(await shop.order(_id)).toMatchObject({
    refunded: total,
    refunds: [{ status: 'done', amount: total }],
  });
  const { rows } = await asAdmin(shop.admin, (client) =>
    client.query(
      `select (select count(*)::int from sitewright.refunds where order_id = $1) as refunds,
         (select count(*)::int from sitewright.stock_movements where order_id = $1 and quantity > 0) as restocked`,
      [_id],
    ),
  );
  expect(rows).toEqual([{ refunds: 1, restocked: what === 'whole' ? 1 : 0 }]);
});

test('a refund ends once: whoever says so again, or says that it failed, changes nothing', async () => {
  // Fails without the condition in endRefund that the refund is still waiting.
  const { orders } = shop.app;
  const { _id: product } = await shop.product({ label: 'Plate', price: 30, stock: 5 });
  const { _id } = await shop.buy([{ productId: product, quantity: 1 }]);
  const line = { item: (await shop.order(_id)).items[0]?._id, quantity: 1 };
  await shop.owner('POST', `/api/order/${_id}/refund`, { lines: [line], restock: true });
  const before = await shop.order(_id);
  expect(before).toMatchObject({ refunds: [{ status: 'done' }] });
  const site = await orders.siteOf(shop.websiteId);
  const refund = before.refunds[0]?._id ?? '';
  if (!site) throw new Error('The site is there.');
  const again = (end: typeof finishRefund) =>
    orders.db.forWebsite(shop.websiteId, (tx) => end(orders, tx, site, refund, 'said again'));
  await Promise.all([again(finishRefund), again(failRefund), again(finishRefund), again(failRefund)]);
  expect(await shop.order(_id)).toEqual(before);
  expect(await shop.faults()).toEqual([]);
});
