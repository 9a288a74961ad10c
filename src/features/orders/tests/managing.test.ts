import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, OrderSummary } from '../contract.ts';
import type { Shop as Settings } from '../shop-shapes.ts';
import { type Answered, type Asked, request } from '../../../../tests/support/http.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { openShop, ordered, type Shop } from '../../../../tests/support/shop-world.ts';
import { staffMember } from '../../../../tests/support/staff.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.owner('PUT', '/api/shop/settings', {
    settings: { manual: { enabled: true, text: 'By transfer' } },
  });
});
afterAll(() => shop.close());

const asOwner = (method: string, path: string, body?: unknown) =>
  shop.ask(method, path, body, { cookie: shop.cookie });
const said = (reply: Answered) => {
  const { code, error } = reply.json() as { code: string; error: string };
  return [reply.status, code, error];
};
const stockOf = async (id: string) =>
  (await shop.owner<{ stock: number }>('GET', `/api/product/${id}`)).stock;
const keyOf = ({ accessKey = '' }: Order) => ({ headers: { 'x-order-key': accessKey } });
const pathOf = ({ _id }: Pick<Order, '_id'>) => `/api/order/${_id}`;

/** A paid order of three of one product. */
async function paid(fields: Record<string, unknown> = {}) {
  const product = await shop.product({ label: 'Beaker', price: 10, stock: 9, ...fields });
  const order = await shop.buy([{ productId: product._id, quantity: 3 }]);
  const line = (await shop.order(order._id)).items[0]?._id ?? '';
  return { product, order, line, path: pathOf(order) };
}

async function byHand(quantity = 1, fields: Record<string, unknown> = {}) {
  const product = await shop.product({ label: 'Basin', price: 40, stock: 2, ...fields });
  const items = [{ productId: product._id, quantity }];
  const order = ordered(await shop.begin(items, { payment: { provider: 'manual' } }));
  await shop.ask('POST', `${pathOf(order)}/place`, {}, keyOf(order));
  return { product, order, path: pathOf(order) };
}

describe('the list of orders and its totals', () => {
  test('each filter finds what it names, and the totals are of the same orders', async () => {
    const start = new Date(Date.now() - 1_000).toISOString();
    const { product, order: sold } = await paid({ label: 'Listed' });
    const { order: waiting } = await byHand();
    const open = ordered(
      await shop.begin([{ productId: product._id, quantity: 1 }], { name: 'Grete Hopper' }),
    );
    const { order: back } = await paid();
    await shop.owner('POST', `${pathOf(back)}/refund`, { amount: 7.5 });
    const { order: ended } = await paid();
    await shop.owner('PUT', pathOf(ended), { status: 3 });

    const listed = async (filter: Record<string, string>) => {
      const asked = new URLSearchParams({ from: start, ...filter });
      const rows = await shop.owner<OrderSummary[]>('GET', `/api/orders?${asked}`);
      const totals = await shop.owner<{ count: number }>('GET', `/api/orders/totals?${asked}`);
      expect(totals.count).toBe(rows.length);
      return rows.map(({ _id }) => _id);
    };
    const ids = (...orders: Order[]) => orders.map(({ _id }) => _id);
    expect(await listed({})).toEqual(ids(ended, back, open, waiting, sold));
    expect(await listed({ status: '1' })).toEqual(ids(back, sold));
    expect(await listed({ status: '0', provider: 'manual' })).toEqual(ids(waiting));
    expect(await listed({ product: product._id })).toEqual(ids(open, sold));
    expect(await listed({ q: 'hopp' })).toEqual(ids(open));
    expect(await listed({ q: back.number })).toEqual(ids(back));
    expect(await listed({ q: back.email, status: '3' })).toEqual([]);
    expect(await listed({ trouble: 'true' })).toEqual([]);
    expect(await listed({ to: start })).toEqual([]);

    // What was cancelled was refunded in full and earned nothing; what wasn't paid doesn't count as earned.
    const totals = await shop.owner('GET', `/api/orders/totals?${new URLSearchParams({ from: start })}`);
    expect(totals).toMatchObject({
      count: 5,
      paid: 2,
      total: 60,
      refunded: 7.5,
      currency: 'GBP',
      byStatus: { 0: 2, 1: 2, 3: 1 },
      from: start,
    });
    const bySearch = new URLSearchParams({ from: start, q: 'ada' });
    expect(await shop.owner('GET', `/api/orders/totals?${bySearch}`)).toMatchObject({
      count: 4,
      paid: 2,
      total: 60,
      refunded: 7.5,
    });
  });

  test('a page of it ends where the next begins', async () => {
    const all = await shop.owner<OrderSummary[]>('GET', '/api/orders');
    const first = await shop.owner<OrderSummary[]>('GET', '/api/orders?limit=2');
    const next = await shop.owner<OrderSummary[]>('GET', `/api/orders?limit=2&after=${first[1]?._id}`);
    expect([...first, ...next]).toEqual(all.slice(0, 4));
  });

  test('totals are of the last 90 days where no day is named', async () => {
    const { order } = await paid();
    const count = async (asked = '') =>
      (await shop.owner<{ byStatus: Record<string, number> }>('GET', `/api/orders/totals${asked}`))
        .byStatus[1];
    const before = (await count()) ?? 0;
    // An id begins with its time.
    const old = (days: number) => (Date.now() - days * 24 * 3600 * 1000).toString(16).padStart(12, '0');
    const day = new Date(Date.now() - 92 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    const hex = old(91);
    const id = `${hex.slice(0, 8)}-${hex.slice(8)}-${order._id.slice(14)}`;
    await asAdmin(shop.admin, (client) =>
      client.query(
        `insert into sitewright.orders select (jsonb_populate_record(o, jsonb_build_object('id', $2::text, 'number', 'OLD-1', 'invoice_number', 'OLD-1'))).*
         from sitewright.orders o where id = $1`,
        [order._id, id],
      ),
    );
    expect(await count()).toBe(before);
    expect(await count(`?from=${day}`)).toBe(before + 1);
    await asAdmin(shop.admin, (client) => client.query('delete from sitewright.orders where id = $1', [id]));
  });

  test('what is paid waits until it is fulfilled, cancelled or refunded', async () => {
    const waiting = async () => (await shop.owner<{ toSend: number }>('GET', '/api/orders/waiting')).toSend;
    const before = await waiting();
    const [one, two, three] = [await paid(), await paid(), await paid()];
    await byHand();
    expect(await waiting()).toBe(before + 3);
    await shop.owner('POST', `${one.path}/fulfil`, { lines: [{ item: one.line, quantity: 1 }] });
    expect(await waiting()).toBe(before + 3);
    await shop.owner('POST', `${one.path}/fulfil`, {});
    await shop.owner('PUT', two.path, { status: 3 });
    await shop.owner('POST', `${three.path}/refund`, {});
    expect(await waiting()).toBe(before);
  });
});

describe('changing an order', () => {
  test('details are kept and found again; a refused day changes nothing', async () => {
    const { order, path } = await paid();
    const changed = {
      name: 'Hedy Lamarr',
      email: 'hedy@example.test',
      phone: '+44 20 7946 0018',
      notes: 'Ring twice',
    };
    expect(await shop.owner('PUT', path, changed)).toMatchObject({
      ...changed,
      events: expect.arrayContaining([
        expect.objectContaining({ kind: 'changed', text: 'Changed: notes, email, name, phone.' }),
      ]),
    });
    const found = await shop.owner<OrderSummary[]>('GET', '/api/orders?q=lamarr');
    expect(found.map(({ _id }) => _id)).toEqual([order._id]);
    const day = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString();
    for (const [deliveredAt, sentence] of [
      [day(1), 'Choose today or an earlier day.'],
      [day(-1), 'Choose a day after the order was placed.'],
    ] as const) {
      const reply = await asOwner('PUT', path, { deliveredAt, notes: 'Lost' });
      expect(reply.status).toBe(400);
      expect(reply.json()).toMatchObject({ fields: { deliveredAt: sentence } });
    }
    expect(await shop.order(order._id)).toMatchObject({ notes: 'Ring twice' });
  });

  test('an older version is refused with the order as it is, and moves nothing', async () => {
    const { product, order, path } = await paid();
    const { version } = await shop.order(order._id);
    await shop.owner('PUT', path, { notes: 'First' });
    const late = await asOwner('PUT', path, { notes: 'Second', status: 3, version });
    expect(said(late)).toEqual([
      409,
      'stale-version',
      'This order has changed in the meantime and is paid now. Check it, then try again.',
    ]);
    expect(late.json()).toMatchObject({ current: { _id: order._id, notes: 'First', status: 1 } });
    expect(await shop.order(order._id)).toMatchObject({ notes: 'First', status: 1, refunded: 0 });
    expect(await stockOf(product._id)).toBe(6);
  });

  test('only a legal move is made, and only a payment by hand is marked as paid', async () => {
    const { path } = await paid();
    const refused = async (to: number) => said(await asOwner('PUT', path, { status: to }));
    expect(await refused(0)).toEqual([
      409,
      'conflict',
      'This order is paid, so it can’t be changed to not paid yet.',
    ]);
    expect(await refused(1)).toEqual([409, 'conflict', 'This order is already paid.']);
    await shop.owner('PUT', path, { status: 3 });
    for (const to of [0, 1, 2, 4]) expect((await refused(to))[0]).toBe(409);

    const cup = await shop.product({ label: 'Cup', stock: 3 });
    const unpaid = ordered(await shop.begin([{ productId: cup._id, quantity: 1 }]));
    expect(said(await asOwner('PUT', pathOf(unpaid), { status: 1 }))).toEqual([
      409,
      'conflict',
      'Only orders with manual payment can be marked as paid.',
    ]);
    expect(await shop.order(unpaid._id)).toMatchObject({ status: 0, paidAt: null });
  });

  test('an order by hand whose goods were sold meanwhile is not marked as paid', async () => {
    const { product, order, path } = await byHand(2);
    // The time that it was kept for is over, and somebody else takes one.
    await asAdmin(shop.admin, async (client) => {
      await client.query(
        `update sitewright.orders set held_until = now() - interval '1 hour' where id = $1`,
        [order._id],
      );
      await client.query(`delete from sitewright.stock_holds where order_id = $1`, [order._id]);
    });
    await shop.buy([{ productId: product._id, quantity: 1 }]);
    expect(said(await asOwner('PUT', path, { status: 1 }))).toEqual([
      409,
      'conflict',
      'An item in this order is sold out. Restock it, or cancel the order.',
    ]);
    expect(await shop.order(order._id)).toMatchObject({ status: 0, paidAt: null });
    expect(await stockOf(product._id)).toBe(1);
  });
});

describe('fulfilling and refunding', () => {
  test('never more than is left, and only items of the order', async () => {
    const { line, path } = await paid();
    const other = await paid();
    const fulfil = (item: string, quantity: number) =>
      asOwner('POST', `${path}/fulfil`, { lines: [{ item, quantity }] });
    expect(said(await fulfil(line, 4))).toEqual([409, 'conflict', 'Only 3 of Beaker left to fulfil.']);
    const twice = [1, 2].map((quantity) => ({ item: line, quantity: quantity + 1 }));
    expect((await asOwner('POST', `${path}/fulfil`, { lines: twice })).status).toBe(409);
    const foreign = await fulfil(other.line, 1);
    expect([foreign.status, foreign.json()]).toMatchObject([400, { fields: { lines: 'Item not found.' } }]);
    expect(await shop.owner('POST', `${path}/fulfil`, {})).toMatchObject({ status: 2 });
    expect(said(await asOwner('POST', `${path}/fulfil`, {}))).toEqual([
      409,
      'conflict',
      'All items in this order have already been fulfilled.',
    ]);
    expect(await shop.owner('GET', other.path)).toMatchObject({ status: 1, fulfilments: [] });
  });

  test('what isn’t paid is neither fulfilled nor refunded', async () => {
    const { order, path } = await byHand();
    expect(said(await asOwner('POST', `${path}/fulfil`, {}))).toEqual([
      409,
      'conflict',
      'This order is not paid yet, so it can’t be fulfilled.',
    ]);
    expect(said(await asOwner('POST', `${path}/refund`, {}))).toEqual([
      409,
      'conflict',
      'This order is not paid yet, so it can’t be refunded.',
    ]);
    expect(await shop.order(order._id)).toMatchObject({ status: 0, refunded: 0, fulfilments: [] });
  });

  test('a refund never exceeds what is left of the money and of each line', async () => {
    const { product, order, line, path } = await paid();
    const refund = (body: object) => asOwner('POST', `${path}/refund`, body);
    expect(said(await refund({ amount: 30.01 }))).toEqual([
      409,
      'conflict',
      'Only £30.00 of this order can still be refunded.',
    ]);
    expect(
      await shop.owner('POST', `${path}/refund`, { lines: [{ item: line, quantity: 2 }] }),
    ).toMatchObject({
      refunded: 20,
    });
    expect(said(await refund({ lines: [{ item: line, quantity: 2 }] }))).toEqual([
      409,
      'conflict',
      'Only 1 of Beaker can still be refunded.',
    ]);
    expect((await refund({ amount: 10.01 })).status).toBe(409);
    expect(await shop.order(order._id)).toMatchObject({ status: 1, refunded: 20 });
    // Nothing was asked to come back into stock.
    expect(await stockOf(product._id)).toBe(6);
    expect(await shop.owner('POST', `${path}/refund`, { restock: true })).toMatchObject({
      status: 4,
      refunded: 30,
    });
    expect(await stockOf(product._id)).toBe(7);
    expect((await refund({ amount: 0.01 })).status).toBe(409);
  });

  test('the same request with the same key refunds once, and another body is refused', async () => {
    const { order, path } = await paid();
    const key = randomUUID();
    const refund = (amount: number) =>
      shop.ask(
        'POST',
        `${path}/refund`,
        { amount },
        { cookie: shop.cookie, headers: { 'idempotency-key': key } },
      );
    for (let tries = 0; tries < 2; tries += 1)
      expect(ordered(await refund(4))).toMatchObject({ refunded: 4, refunds: [{ amount: 4 }] });
    expect((await refund(5)).status).toBe(409);
    expect(await shop.order(order._id)).toMatchObject({ refunded: 4 });
  });
});

test('an email is resent if it suits the order, at most ten times a day', async () => {
  const { order, path } = await paid();
  const resend = (emailID: string) => asOwner('POST', `${path}/resend`, { emailID });
  for (const emailID of ['order-placed', 'order-fulfilled', 'order-cancelled', 'reset-password'])
    expect(said(await resend(emailID))).toEqual([
      409,
      'conflict',
      'This email doesn’t match the order’s current status.',
    ]);
  for (let sent = 0; sent < 10; sent += 1) expect((await resend('order-paid')).status).toBe(200);
  expect((await resend('order-paid')).status).toBe(429);
  const resent = (await shop.order(order._id)).events.filter(({ kind }) => kind === 'mail');
  expect(resent).toHaveLength(10);
});

test('there is nothing to repair where no payment is known, or nothing is wrong with it', async () => {
  const { order } = await paid();
  const repair = (id: string) => asOwner('POST', `/api/orders/payments/${id}/repair`, { action: 'refund' });
  expect((await repair(randomUUID())).status).toBe(404);
  expect((await repair(order._id)).json()).toEqual({
    repaired: true,
    sentence: 'This no longer needs attention.',
  });
  expect(await shop.order(order._id)).toMatchObject({ status: 1, refunded: 0 });
});

test('settings are saved over the version that was read', async () => {
  const before = await shop.owner<Settings>('GET', '/api/shop/settings');
  const save = (lowStock: number) =>
    asOwner('PUT', '/api/shop/settings', { settings: { lowStock }, version: before.version });
  expect((await save(3)).json()).toMatchObject({ settings: { lowStock: 3 }, version: before.version + 1 });
  const late = await save(4);
  expect(said(late).slice(0, 2)).toEqual([409, 'stale-version']);
  expect(late.json()).toMatchObject({ current: { settings: { lowStock: 3 }, version: before.version + 1 } });
  expect(await shop.owner('GET', '/api/shop/settings')).toMatchObject({ settings: { lowStock: 3 } });
});

test('an order is managed by those whose role has orders, and money by the owner alone', async () => {
  const { order, line, path } = await paid();
  const site = { id: shop.websiteId, host: 'kiln.test' };
  const ask = (asked: Omit<Asked, 'port'>) => request({ port: shop.port, ...asked });
  const staffed = { db: shop.app.db, admin: shop.admin, ask, site };
  const editor = await staffMember(staffed, 'editor');
  const clerk = await staffMember(staffed, 'orders');
  const asked: [method: string, path: string, body?: object][] = [
    ['GET', '/api/orders'],
    ['GET', '/api/orders/totals'],
    ['GET', '/api/orders/waiting'],
    ['GET', '/api/orders/payments'],
    ['PUT', path, { notes: 'x' }],
    ['POST', `${path}/fulfil`, {}],
    ['POST', `${path}/refund`, { amount: 1 }],
    ['POST', `${path}/resend`, { emailID: 'order-paid' }],
  ];
  for (const [method, at, body] of asked)
    expect([method, at, (await shop.ask(method, at, body, editor)).status]).toEqual([method, at, 403]);
  expect((await shop.ask('GET', path, undefined, editor)).status).toBe(404);
  expect(await shop.order(order._id)).toMatchObject({ status: 1, refunded: 0, notes: '' });

  const part = { lines: [{ item: line, quantity: 1 }], notify: false };
  expect((await shop.ask('POST', `${path}/fulfil`, part, clerk)).status).toBe(200);
  expect((await shop.ask('PUT', '/api/shop/settings', { enabled: false }, clerk)).status).toBe(403);
  expect((await shop.ask('POST', '/api/discount', { code: 'X', kind: 'free-shipping' }, clerk)).status).toBe(
    403,
  );
});

test('leaves nothing behind that must never be', async () => {
  expect(await shop.faults()).toEqual([]);
});
