import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Asked, request } from '../../../../tests/support/http.ts';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { openShop, ordered, type Shop } from '../../../../tests/support/shop-world.ts';
import { staffMember } from '../../../../tests/support/staff.ts';
import { whileLocked } from '../../../../tests/support/while-locked.ts';
import type { BulkResult, Order } from '../contract.ts';

/** Several orders at once: fulfilled, ready for collection, paid, packed. */
let shop: Shop;
let mug: string;
let song: string;
beforeAll(async () => {
  shop = await openShop();
  const options = [
    { id: 'post', label: 'Post', kind: 'flat', price: 4 },
    { id: 'studio', label: 'Collect from the studio', kind: 'pickup', price: 0 },
  ];
  const zones = [{ name: 'Home', countries: ['GB'], options }];
  const manual = { enabled: true, text: 'By transfer' };
  await shop.owner('PUT', '/api/shop/settings', { settings: { shipping: { zones }, manual } });
  mug = (await shop.product({ label: 'Mug', price: 10, stock: 500 }))._id;
  song = (await shop.product({ label: 'Song', price: 2, kind: 'digital' }))._id;
});
afterAll(() => shop.close());

const asOwner = (path: string, body: object) => shop.ask('POST', path, body, { cookie: shop.cookie });
const bulk = (path: string, body: object) => shop.owner<BulkResult>('POST', `/api/orders/${path}`, body);
const fulfil = (orders: readonly Order[], more: object = {}) =>
  bulk('fulfil', { orders: orders.map(({ _id }) => ({ _id })), ...more });
const pay = (orders: readonly Pick<Order, '_id' | 'version'>[]) =>
  bulk('mark-paid', { orders: orders.map(({ _id, version }) => ({ _id, version })) });
const reasons = ({ skipped }: BulkResult) =>
  Object.fromEntries(skipped.map(({ number, reason }) => [number, reason]));

const paid = (more: object = {}, product = mug) =>
  shop.buy([{ productId: product, quantity: 2 }], more as never);
const several = async <T>(count: number, make: () => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  for (let n = 0; n < count; n += 1) made.push(await make());
  return made;
};
const begun = async (payment: object, more: object = {}) =>
  ordered(await shop.begin([{ productId: mug, quantity: 2 }], { payment, ...more }));
/** Placed, to be paid by transfer. */
async function byTransfer(items?: object[]): Promise<Order> {
  const started = await shop.begin(items ?? [{ productId: mug, quantity: 1 }], {
    payment: { provider: 'manual' },
  });
  const order = ordered(started);
  const headers = { 'x-order-key': order.accessKey ?? '' };
  return ordered(await shop.ask('POST', `/api/order/${order._id}/place`, {}, { headers }));
}
/** Kinds of the emails to the buyer of each order, in the order in which they were written. */
async function mailsOf(orders: readonly Order[]): Promise<string[][]> {
  const all = await writtenMails(shop.app.db, shop.websiteId);
  return orders.map(({ email }) =>
    all.filter(({ recipient }) => recipient === email).map(({ email_id: kind }) => kind),
  );
}

describe('marking as fulfilled', () => {
  test('changes what can be fulfilled, and says of each other order why it can’t', async () => {
    const [one, two, part] = (await several(3, paid)) as [Order, Order, Order];
    await shop.owner('POST', `/api/order/${part._id}/fulfil`, {
      lines: [{ item: part.items[0]?._id, quantity: 1 }],
    });
    const unpaid = await byTransfer();
    const cancelled = await paid();
    await shop.owner('PUT', `/api/order/${cancelled._id}`, { status: 3 });
    const refunded = await paid();
    await shop.owner('PUT', `/api/order/${refunded._id}`, { status: 4 });
    const done = await paid();
    await shop.owner('POST', `/api/order/${done._id}/fulfil`, {});
    const collected = await paid({ shippingOption: 'studio' });
    const digital = await paid({}, song);
    const rest = [unpaid, cancelled, refunded, done, collected, digital];
    const before = await mailsOf(rest);

    const result = await bulk('fulfil', {
      orders: [two, ...rest, one, part].map(({ _id }) => ({
        _id,
        ...(_id === one._id ? { tracking: 'RM1', link: 'https://track.test/RM1' } : {}),
      })),
      carrier: 'Royal Mail',
    });
    expect(result.changed).toBe(3);
    expect(reasons(result)).toEqual({
      [unpaid.number]: 'unpaid',
      [cancelled.number]: 'cancelled',
      [refunded.number]: 'refunded',
      [done.number]: 'fulfilled',
      [collected.number]: 'collection',
      [digital.number]: 'fulfilled',
    });
    expect(await shop.order(one._id)).toMatchObject({
      status: 2,
      fulfilments: [{ carrier: 'Royal Mail', tracking: 'RM1', link: 'https://track.test/RM1' }],
      events: expect.arrayContaining([
        expect.objectContaining({ text: 'Fulfilled (Royal Mail RM1).', by: 'owner@kiln.test' }),
      ]),
    });
    expect(await shop.order(two._id)).toMatchObject({
      status: 2,
      fulfilments: [{ carrier: 'Royal Mail', tracking: '', lines: [{ quantity: 2 }] }],
    });
    expect((await shop.order(part._id)).fulfilments).toMatchObject([
      { lines: [{ quantity: 1 }] },
      { lines: [{ quantity: 1 }] },
    ]);
    expect(await mailsOf([one, two, part])).toEqual([
      ['order-paid', 'order-fulfilled'],
      ['order-paid', 'order-fulfilled'],
      ['order-paid', 'order-part-fulfilled', 'order-fulfilled'],
    ]);
    expect(await mailsOf(rest)).toEqual(before);
    const mail = (await writtenMails(shop.app.db, shop.websiteId)).findLast(
      ({ recipient }) => recipient === one.email,
    );
    expect(mail?.body_text).toContain('Royal Mail RM1');
    expect(mail?.body_text).toContain('https://track.test/RM1');
  });

  test('an order for collection becomes ready, and those for delivery are skipped', async () => {
    const collected = await paid({ shippingOption: 'studio' });
    const posted = await paid();
    const result = await fulfil([collected, posted], { collection: true });
    expect([result.changed, reasons(result)]).toEqual([1, { [posted.number]: 'delivery' }]);
    expect(await mailsOf([collected, posted])).toEqual([['order-paid', 'order-ready'], ['order-paid']]);
  });

  test('without emails if that was chosen', async () => {
    const orders = await several(2, paid);
    expect(await fulfil(orders, { notify: false })).toEqual({ changed: 2, skipped: [] });
    expect(await mailsOf(orders)).toEqual([['order-paid'], ['order-paid']]);
  });

  test('an order whose items were all refunded has nothing left', async () => {
    const digitalToo = await shop.buy([
      { productId: mug, quantity: 1 },
      { productId: song, quantity: 1 },
    ]);
    const item = digitalToo.items.find(({ kind }) => kind === 'physical')?._id;
    await asAdmin(shop.admin, (client) =>
      client.query('update sitewright.order_items set refunded = quantity where id = $1', [item]),
    );
    const result = await fulfil([digitalToo]);
    expect([result.changed, reasons(result)]).toEqual([0, { [digitalToo.number]: 'nothing-left' }]);
    await asAdmin(shop.admin, (client) =>
      client.query('update sitewright.order_items set refunded = 0 where id = $1', [item]),
    );
  });

  test('a repeated request, and an order named twice, fulfil and email once', async () => {
    const orders = await several(2, paid);
    expect(await fulfil([...orders, ...orders])).toEqual({ changed: 2, skipped: [] });
    const again = await fulfil(orders);
    expect([again.changed, Object.values(reasons(again))]).toEqual([0, ['fulfilled', 'fulfilled']]);
    for (const { _id } of orders) expect((await shop.order(_id)).fulfilments).toHaveLength(1);
    expect(await mailsOf(orders)).toEqual(orders.map(() => ['order-paid', 'order-fulfilled']));
  });

  test('two people at once fulfil and email each order once', async () => {
    // Fails with `failed` as the reason if `lockFor` doesn't lock, and twice fulfilled if `lockOrder` doesn't either.
    const orders = await several(3, paid);
    const ids = orders.map(({ _id }) => _id);
    const lock = sql`select from orders where id = any(${ids}::uuid[]) for update`;
    const [one, two] = await whileLocked(shop.app.db, shop.websiteId, lock, 2, () =>
      Promise.all([fulfil(orders), fulfil(orders.toReversed())]),
    );
    expect((one?.changed ?? 0) + (two?.changed ?? 0)).toBe(3);
    const skipped = [one, two].flatMap((result) => result?.skipped ?? []);
    expect(skipped.map(({ reason }) => reason)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    for (const { _id } of orders) expect((await shop.order(_id)).fulfilments).toHaveLength(1);
    expect(await mailsOf(orders)).toEqual(orders.map(() => ['order-paid', 'order-fulfilled']));
    expect(await shop.faults()).toEqual([]);
  });

  test('one that fails, and one that somebody else holds, leave the others done', async () => {
    const [first, failing, held, last] = (await several(4, paid)) as [Order, Order, Order, Order];
    await asAdmin(shop.admin, (client) =>
      client.query(`
        create function sitewright.poisoned() returns trigger language plpgsql as $$ begin
          raise exception 'This row cannot be written.';
        end $$;
        create trigger poisoned before insert on sitewright.fulfilments for each row
          when (new.order_id = '${failing._id}') execute function sitewright.poisoned();`),
    );
    const result = await shop.app.db.forWebsite(shop.websiteId, async (tx) => {
      await sql`select from orders where id = ${held._id} for update`.execute(tx);
      return fulfil([first, failing, held, last]);
    });
    expect([result.changed, reasons(result)]).toEqual([
      2,
      { [failing.number]: 'failed', [held.number]: 'busy' },
    ]);
    await asAdmin(shop.admin, (client) =>
      client.query('drop trigger poisoned on sitewright.fulfilments; drop function sitewright.poisoned()'),
    );
    for (const { _id } of [failing, held])
      expect(await shop.order(_id)).toMatchObject({ status: 1, fulfilments: [] });
    expect(await mailsOf([failing, held])).toEqual([['order-paid'], ['order-paid']]);
    // What was skipped can be tried again with all the others.
    expect((await fulfil([first, failing, held, last])).changed).toBe(2);
  });

  test('the site’s history has one entry, and none if nothing changed', async () => {
    const entries = async () =>
      (await shop.owner<{ word: string }[]>('GET', '/api/history?limit=100')).filter(
        ({ word }) => word === 'orders-sent',
      ).length;
    const before = await entries();
    const orders = await several(2, paid);
    await fulfil(orders);
    await fulfil(orders);
    expect(await entries()).toBe(before + 1);
  });
});

describe('marking as paid', () => {
  test('takes placed orders with manual payment only, oldest first, and emails each once', async () => {
    const [old, young] = (await several(2, byTransfer)) as [Order, Order];
    const open = await begun({ provider: 'manual' });
    const card = await begun({});
    const done = await paid();
    const cancelled = await byTransfer();
    await shop.owner('PUT', `/api/order/${cancelled._id}`, { status: 3 });
    const result = await pay([young, open, card, done, cancelled, old]);
    expect([result.changed, reasons(result)]).toEqual([
      2,
      {
        [open.number]: 'unplaced',
        [card.number]: 'online-payment',
        [done.number]: 'paid',
        [cancelled.number]: 'cancelled',
      },
    ]);
    const invoices = [];
    for (const { _id } of [old, young]) {
      const order = await shop.order(_id);
      expect(order).toMatchObject({ status: 1, payment: { provider: 'manual' } });
      invoices.push(order.invoiceNumber ?? '');
    }
    expect(invoices).toEqual(invoices.toSorted());
    expect(await mailsOf([old, young])).toEqual([
      ['order-placed', 'order-paid'],
      ['order-placed', 'order-paid'],
    ]);
    const again = await pay([old, young]);
    expect([again.changed, Object.values(reasons(again))]).toEqual([0, ['paid', 'paid']]);
    expect((await mailsOf([old]))[0]).toHaveLength(2);
  });

  test('an order that has changed since, or whose items were sold, stays unpaid', async () => {
    const changed = await byTransfer();
    await shop.owner('PUT', `/api/order/${changed._id}`, { notes: 'Asked for a later day' });
    const last = await shop.product({ label: 'Last bowl', price: 30, stock: 1 });
    const gone = await byTransfer([{ productId: last._id, quantity: 1 }]);
    await asAdmin(shop.admin, (client) =>
      client.query('delete from sitewright.stock_holds where order_id = $1', [gone._id]),
    );
    await shop.buy([{ productId: last._id, quantity: 1 }]);
    const fine = await byTransfer();
    const result = await pay([changed, gone, fine]);
    expect([result.changed, reasons(result)]).toEqual([
      1,
      { [changed.number]: 'changed', [gone.number]: 'sold-out' },
    ]);
    for (const { _id } of [changed, gone])
      expect(await shop.order(_id)).toMatchObject({ status: 0, paidAt: null });
    expect(await shop.faults()).toEqual([]);
  });

  test('two people at once are paid for once', async () => {
    // Fails with `sold-out` as the reason if `lockFor` doesn't lock.
    const orders = await several(2, byTransfer);
    const ids = orders.map(({ _id }) => _id);
    const lock = sql`select from orders where id = any(${ids}::uuid[]) for update`;
    const results = await whileLocked(shop.app.db, shop.websiteId, lock, 2, () =>
      Promise.all([pay(orders), pay(orders)]),
    );
    expect(results.reduce((sum, { changed }) => sum + changed, 0)).toBe(2);
    expect(results.flatMap(({ skipped }) => skipped.map(({ reason }) => reason))).toEqual(['paid', 'paid']);
    expect(await mailsOf(orders)).toEqual(orders.map(() => ['order-placed', 'order-paid']));
    expect(await shop.faults()).toEqual([]);
  });
});

describe('packing slips', () => {
  const slips = (ids: readonly string[], cookie = shop.cookie) =>
    shop.ask('GET', `/api/orders/packing-slips.pdf?orders=${ids.join(',')}`, undefined, { cookie });

  test('each order has a page, in the order asked for; what isn’t packed has none', async () => {
    const [one, two] = (await several(2, paid)) as [Order, Order];
    const digital = await paid({}, song);
    const cancelled = await paid();
    await shop.owner('PUT', `/api/order/${cancelled._id}`, { status: 3 });
    const reply = await slips([two, digital, cancelled, one].map(({ _id }) => _id));
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(reply.bytes)));
    expect(text).toHaveLength(2);
    expect(text[0]).toContain(two.number);
    expect(text[1]).toContain(one.number);
    const none = await slips([digital._id, cancelled._id]);
    expect([none.status, none.text]).toEqual([409, expect.stringContaining('no items to pack')]);
  });

  test('of at most 100 orders, all of which exist', async () => {
    const { _id } = await paid();
    for (const ids of [[], ['x'], Array.from({ length: 101 }, () => randomUUID())]) {
      const reply = await slips(ids);
      expect([reply.status, reply.text]).toEqual([
        400,
        expect.stringContaining('Choose from 1 to 100 orders to print their packing slips.'),
      ]);
    }
    expect((await slips([_id, randomUUID()])).status).toBe(404);
  });
});

test('at most 100 orders, all of which exist, by those who may change orders', async () => {
  const order = await paid();
  const many = Array.from({ length: 101 }, () => ({ _id: randomUUID(), version: 1 }));
  for (const path of ['fulfil', 'mark-paid']) {
    const named = path === 'fulfil' ? many.map(({ _id }) => ({ _id })) : many;
    const over = await asOwner(`/api/orders/${path}`, { orders: named });
    expect([over.status, over.text]).toEqual([400, expect.stringContaining('At most 100 orders at once.')]);
    expect((await asOwner(`/api/orders/${path}`, { orders: [] })).status).toBe(400);
    const missing = await asOwner(`/api/orders/${path}`, { orders: named.slice(0, 1) });
    expect([missing.status, missing.text]).toEqual([404, expect.stringContaining('Reload the list.')]);
  }
  const site = { id: shop.websiteId, host: 'kiln.test' };
  const ask = (asked: Omit<Asked, 'port'>) => request({ port: shop.port, ...asked });
  const staffed = { db: shop.app.db, admin: shop.admin, ask, site };
  const body = { orders: [{ _id: order._id }] };
  const contributor = await staffMember(staffed, 'contributor');
  for (const [path, sent] of [
    ['fulfil', body],
    ['mark-paid', { orders: [{ _id: order._id, version: 1 }] }],
  ] as const)
    expect((await shop.ask('POST', `/api/orders/${path}`, sent, contributor)).status).toBe(403);
  expect(await shop.order(order._id)).toMatchObject({ status: 1, fulfilments: [] });
  const clerk = await staffMember(staffed, 'orders');
  const reply = await shop.ask('POST', '/api/orders/fulfil', body, clerk);
  expect([reply.status, reply.json()]).toEqual([200, { changed: 1, skipped: [] }]);
});
