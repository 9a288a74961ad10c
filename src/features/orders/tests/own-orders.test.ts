import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order, OrderSummary } from '../contract.ts';
import type { Discount } from '../shop-shapes.ts';
import { address, openShop, ordered, quoted, type Shop } from '../../../../tests/support/shop-world.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

async function customer(name: string) {
  const body = { email: `${name}@example.test`, password: 'slip-and-slate-9' };
  const { cookie } = await shop.ask('POST', '/api/account/register', body);
  return (method: string, path: string, sent?: unknown) => shop.ask(method, path, sent, { cookie });
}
type Customer = Awaited<ReturnType<typeof customer>>;

const begin = async (who: Customer, productId: string, more: object = {}) =>
  ordered(
    await who('POST', '/api/order/pending', {
      origin: '/order/checkout',
      deliveryAddress: address,
      payment: {},
      items: [{ productId, quantity: 1 }],
      ...more,
    }),
  );
const pay = (who: Customer, { _id }: Order, card = '4242 4242 4242 4242') =>
  who('POST', '/api/payment/test', { order: _id, card });
const stockOf = async (id: string) =>
  (await shop.owner<{ stock: number }>('GET', `/api/product/${id}`)).stock;

describe('the orders of an account', () => {
  test('are what was placed or paid, newest first, of nobody else', async () => {
    const [ada, bob] = [await customer('ada'), await customer('bob')];
    const bowl = await shop.product({ label: 'Bowl', price: 15, stock: 9 });
    const first = await begin(ada, bowl._id);
    await pay(ada, first);
    const left = await begin(ada, bowl._id);
    const second = await begin(ada, bowl._id);
    await pay(ada, second);
    await ada('POST', `/api/order/${second._id}/cancel`, {});
    await pay(bob, await begin(bob, bowl._id));

    const own = (await ada('GET', '/api/orders/user')).json() as OrderSummary[];
    expect(own.map(({ _id, status }) => [_id, status])).toEqual([
      [second._id, 3],
      [first._id, 1],
    ]);
    expect(own.every((one) => !('trouble' in one))).toBe(true);
    const page = (await ada('GET', `/api/orders/user?limit=1&after=${second._id}`)).json() as OrderSummary[];
    expect(page.map(({ _id }) => _id)).toEqual([first._id]);

    const one = await ada('GET', `/api/order/user/${first._id}`);
    expect(ordered(one)).toMatchObject({ _id: first._id, status: 1, total: 15 });
    // The owner's notes are not for the buyer.
    await shop.owner('PUT', `/api/order/${first._id}`, { notes: 'Haggled' });
    expect((await ada('GET', `/api/order/user/${first._id}`)).text).not.toContain('Haggled');
    expect((await ada('GET', `/api/order/user/${left._id}`)).status).toBe(200);
    for (const [who, id] of [
      [bob, first._id],
      [ada, randomUUID()],
    ] as const)
      expect((await who('GET', `/api/order/user/${id}`)).status).toBe(404);
    for (const path of ['/api/orders/user', `/api/order/user/${first._id}`, '/api/cart'])
      expect((await shop.ask('GET', path)).status).toBe(401);
  });

  test('nothing about one is done by another customer, or with the owner’s calls', async () => {
    const [eve, ada] = [await customer('eve'), await customer('ada-again')];
    const dish = await shop.product({ label: 'Dish', price: 15, stock: 4 });
    const order = await begin(ada, dish._id);
    const path = `/api/order/${order._id}`;
    expect((await pay(eve, order)).status).toBe(404);
    for (const action of ['place', 'check-payment', 'cancel', 'withdrawal', 'download-consent'])
      expect([action, (await eve('POST', `${path}/${action}`, {})).status]).toEqual([action, 404]);
    const wish = { origin: '/order/checkout', deliveryAddress: address, payment: {}, items: [] };
    const instead = { ...wish, items: [{ productId: dish._id, quantity: 4 }] };
    expect((await eve('PUT', `/api/order/pending/${order._id}`, instead)).status).toBe(404);
    expect((await eve('GET', `${path}/withdrawal`)).status).toBe(404);
    for (const [method, at, body] of [
      ['PUT', path, { status: 1 }],
      ['POST', `${path}/fulfil`, {}],
      ['POST', `${path}/refund`, {}],
      ['POST', `${path}/resend`, { emailID: 'order-paid' }],
    ] as const)
      expect([at, (await ada(method, at, body)).status]).toEqual([at, 403]);
    expect(await shop.order(order._id)).toMatchObject({ status: 0, total: 15, items: [{ quantity: 1 }] });
  });

  test('a replaced order keeps its number and reserves what it holds now; a closed one stays as it is', async () => {
    const ada = await customer('ada-replaces');
    const jar = await shop.product({ label: 'Jar', price: 15, stock: 3 });
    const order = await begin(ada, jar._id);
    const replace = (quantity: number) =>
      ada('PUT', `/api/order/pending/${order._id}`, {
        origin: '/order/checkout',
        deliveryAddress: address,
        payment: {},
        items: [{ productId: jar._id, quantity }],
      });
    expect(ordered(await replace(3))).toMatchObject({ number: order.number, total: 45 });
    const other = await shop.begin([{ productId: jar._id, quantity: 1 }]);
    expect(other.status).toBe(409);
    expect(ordered(await replace(2))).toMatchObject({ total: 30 });
    expect((await shop.begin([{ productId: jar._id, quantity: 1 }])).status).toBe(201);
    expect((await pay(ada, order)).json()).toMatchObject({ status: 'paid' });
    const late = await replace(1);
    expect([late.status, (late.json() as { code: string }).code]).toEqual([409, 'order-closed']);
    expect(await shop.order(order._id)).toMatchObject({ status: 1, total: 30, items: [{ quantity: 2 }] });
    expect(await stockOf(jar._id)).toBe(1);
    // Paying it again takes nothing.
    expect((await pay(ada, order)).json()).toMatchObject({ status: 'paid' });
    expect(await stockOf(jar._id)).toBe(1);
  });
});

test('the cart of an account is kept for it alone, as it was last saved', async () => {
  const [ada, bob] = [await customer('ada-cart'), await customer('bob-cart')];
  const item = { productId: randomUUID(), quantity: 2, variant: null, price: 9.5, label: 'Cup' };
  expect((await ada('GET', '/api/cart')).json()).toEqual({ items: [] });
  expect((await ada('PUT', '/api/cart', { items: [item] })).json()).toEqual({ items: [item] });
  expect((await ada('GET', '/api/cart')).json()).toEqual({ items: [item] });
  expect((await bob('GET', '/api/cart')).json()).toEqual({ items: [] });
  for (const wrong of [{ quantity: 0 }, { quantity: 1.5 }, { price: -1 }, { productId: 'x' }])
    expect((await ada('PUT', '/api/cart', { items: [{ ...item, ...wrong }] })).status).toBe(400);
  expect((await ada('GET', '/api/cart')).json()).toEqual({ items: [item] });
  await ada('PUT', '/api/cart', { items: [] });
  expect((await ada('GET', '/api/cart')).json()).toEqual({ items: [] });
});

describe('discount codes', () => {
  const asOwner = (method: string, path: string, body?: unknown) =>
    shop.ask(method, path, body, { cookie: shop.cookie });
  const add = (fields: object) => shop.owner<Discount>('POST', '/api/discount', fields);
  const codeOf = (reply: { status: number; json: () => unknown }) => [
    reply.status,
    (reply.json() as { code: string }).code,
  ];

  test('are listed newest first, page by page', async () => {
    const made = [
      await add({ code: 'ONE', kind: 'percent', value: 12.5, minimum: 20 }),
      await add({ code: 'two', kind: 'fixed', value: 3 }),
      await add({ code: 'three', kind: 'free-shipping' }),
    ];
    const listed = await shop.owner<Discount[]>('GET', '/api/discounts');
    expect(listed).toEqual(made.toReversed());
    expect(listed.map(({ code, value }) => [code, value])).toEqual([
      ['THREE', 0],
      ['TWO', 3],
      ['ONE', 12.5],
    ]);
    const next = await shop.owner<Discount[]>('GET', `/api/discounts?limit=1&after=${listed[0]?._id}`);
    expect(next).toEqual([made[1]]);
  });

  test('one spelling is one code, whichever way it is added or renamed', async () => {
    const { _id, version } = await add({ code: 'Spring', kind: 'percent', value: 10 });
    expect(codeOf(await asOwner('POST', '/api/discount', { code: 'sPRING', kind: 'free-shipping' }))).toEqual(
      [409, 'conflict'],
    );
    const other = await add({ code: 'AUTUMN', kind: 'percent', value: 10 });
    const rename = { code: 'spring', kind: 'percent', value: 10 };
    expect((await asOwner('PUT', `/api/discount/${other._id}`, rename)).status).toBe(409);
    expect(await shop.owner('GET', `/api/discount/${other._id}`)).toEqual(other);
    expect(await shop.owner('PUT', `/api/discount/${_id}`, { ...rename, version })).toMatchObject({
      code: 'SPRING',
      version: version + 1,
    });
    const late = await asOwner('PUT', `/api/discount/${_id}`, { ...rename, value: 90, version });
    expect(codeOf(late)).toEqual([409, 'stale-version']);
    expect(late.json()).toMatchObject({ current: { value: 10, version: version + 1 } });
  });

  test('a minimum, a limit and the days it is valid decide what it takes off', async () => {
    const plate = await shop.product({ label: 'Plate', price: 10, stock: 50 });
    const day = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString();
    await add({ code: 'BIG', kind: 'fixed', value: 5, minimum: 20 });
    await add({ code: 'LATER', kind: 'fixed', value: 5, startsAt: day(1) });
    await add({ code: 'OVER', kind: 'fixed', value: 5, endsAt: day(-1) });
    await add({ code: 'ALL', kind: 'fixed', value: 500 });
    const once = await add({ code: 'ONCE', kind: 'fixed', value: 5, totalLimit: 1 });
    const quote = async (discountCode: string, quantity = 1) => {
      const items = [{ productId: plate._id, quantity }];
      return quoted(await shop.ask('POST', '/api/order/quote', { items, discountCode }));
    };
    expect(await quote('big')).toMatchObject({ discount: 0, total: 10, problems: [expect.anything()] });
    expect(await quote('big', 2)).toMatchObject({ discount: 5, total: 15, problems: [] });
    for (const code of ['LATER', 'OVER', 'UNKNOWN'])
      expect(await quote(code)).toMatchObject({ discount: 0, total: 10, problems: [expect.anything()] });
    // It takes off what there is, and no more.
    expect(await quote('ALL', 2)).toMatchObject({ discount: 20, total: 0 });

    const items = [{ productId: plate._id, quantity: 1 }];
    const bought = await shop.buy(items, { discountCode: 'ONCE' });
    expect((await shop.begin(items, { discountCode: 'ONCE' })).status).toBe(409);
    const path = `/api/discount/${once._id}`;
    const { _id, used, version, ...fields } = await shop.owner<Discount>('GET', path);
    expect([_id, used, version]).toEqual([once._id, 1, expect.any(Number)]);
    await shop.owner('PUT', path, { ...fields, totalLimit: 2 });
    await shop.buy(items, { discountCode: 'ONCE' });
    expect(codeOf(await asOwner('PUT', path, { ...fields, totalLimit: 1 }))).toEqual([409, 'conflict']);
    expect(await shop.owner('GET', path)).toMatchObject({ used: 2, totalLimit: 2 });

    // What was bought with a deleted code keeps its discount, and can be refunded.
    expect((await asOwner('DELETE', path)).status).toBe(204);
    for (const method of ['GET', 'DELETE'])
      expect(codeOf(await asOwner(method, path))).toEqual([404, 'not-found']);
    expect((await asOwner('PUT', path, fields)).status).toBe(404);
    expect(await shop.order(bought._id)).toMatchObject({ discount: 5, total: 5, discountCode: 'ONCE' });
    expect((await shop.begin(items, { discountCode: 'ONCE' })).status).toBe(409);
    expect(await shop.owner('POST', `/api/order/${bought._id}/refund`, {})).toMatchObject({
      status: 4,
      refunded: 5,
    });
  });
});

describe('placing and paying', () => {
  const set = (fields: object) => shop.owner('PUT', '/api/shop/settings', fields);
  const codeOf = (reply: { status: number; text: string }) => [reply.status, JSON.parse(reply.text).code];

  test('an order is placed once, however often that is asked, and not after it was cancelled', async () => {
    await set({ settings: { manual: { enabled: true, text: 'By transfer' } } });
    const ada = await customer('ada-places');
    const urn = await shop.product({ label: 'Urn', price: 30, stock: 3 });
    const order = await begin(ada, urn._id, { payment: { provider: 'manual' } });
    const place = () => ada('POST', `/api/order/${order._id}/place`, {});
    const placed = ordered(await place());
    expect(placed).toMatchObject({ status: 0, placedAt: expect.any(String) });
    expect(ordered(await place())).toMatchObject({ placedAt: placed.placedAt, heldUntil: placed.heldUntil });
    const mails = await shop.owner<unknown[]>('GET', '/api/mails?emailID=order-placed');
    expect(mails).toHaveLength(1);
    // It waits for the owner to be paid: no card pays it as well.
    expect(codeOf(await pay(ada, order))).toEqual([409, 'conflict']);

    const dropped = await begin(ada, urn._id, { payment: { provider: 'manual' } });
    await ada('POST', `/api/order/${dropped._id}/cancel`, {});
    expect(codeOf(await ada('POST', `/api/order/${dropped._id}/place`, {}))).toEqual([409, 'conflict']);
    expect(await shop.order(dropped._id)).toMatchObject({ status: 3, placedAt: null });
    expect(await shop.order(order._id)).toMatchObject({ status: 0, paidAt: null });
    await set({ settings: { manual: { enabled: false, text: '' } } });
  });

  test('a cancelled order is not paid, and its goods are for sale again', async () => {
    const ada = await customer('ada-cancels');
    const last = await shop.product({ label: 'Last one', price: 30, stock: 1 });
    const order = await begin(ada, last._id);
    expect((await shop.begin([{ productId: last._id, quantity: 1 }])).status).toBe(409);
    await ada('POST', `/api/order/${order._id}/cancel`, {});
    expect(codeOf(await pay(ada, order))).toEqual([409, 'conflict']);
    expect(await shop.order(order._id)).toMatchObject({ status: 3, paidAt: null });
    await shop.buy([{ productId: last._id, quantity: 1 }]);
    expect(await stockOf(last._id)).toBe(0);
  });

  test('without Stripe, nothing is paid with it, and no account is opened', async () => {
    const ada = await customer('ada-cards');
    const pin = await shop.product({ label: 'Pin', price: 3, stock: 3 });
    const order = await begin(ada, pin._id);
    const asked = { order: order._id, stripeAccountId: null };
    expect(codeOf(await ada('POST', '/api/stripe/payment-intent', asked))).toEqual([403, 'forbidden']);
    const connect = await shop.ask('POST', '/api/shop/stripe/connect', {}, { cookie: shop.cookie });
    expect(codeOf(connect)).toEqual([409, 'conflict']);
    expect(await shop.owner('GET', '/api/shop/settings')).toMatchObject({ stripeAccountId: null });
    expect(await shop.order(order._id)).toMatchObject({ status: 0, payment: { transactionID: '' } });
  });

  test('a closed shop sells nothing', async () => {
    const nib = await shop.product({ label: 'Nib', price: 3, stock: 3 });
    const items = [{ productId: nib._id, quantity: 1 }];
    await set({ enabled: false });
    expect((await shop.begin(items)).status).toBe(409);
    await set({ enabled: true });
    expect((await shop.begin(items)).status).toBe(201);
  });
});

test('leaves nothing behind that must never be', async () => {
  expect(await shop.faults()).toEqual([]);
});
