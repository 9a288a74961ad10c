import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, ordered, type Shop } from '../../../tests/support/shop-world.ts';

/** The codes that screens switch on (decision 111), with the `current` that they read. */
let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

interface Made {
  _id: string;
  version: number;
}

const asOwner = (method: string, path: string, body: unknown) =>
  shop.ask(method, path, body, { cookie: shop.cookie });

test('`stale-version` carries the version that was saved', async () => {
  const page = await shop.owner<Made>('POST', '/api/page', { name: 'Glazes' });
  const path = `/api/page/${page._id}`;
  await shop.owner('PUT', path, { name: 'Glazes and slips', version: page.version });
  const refused = await asOwner('PUT', path, { name: 'Slips', version: page.version });
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    {
      code: 'stale-version',
      current: { _id: page._id, name: 'Glazes and slips', version: page.version + 1 },
    },
  ]);
});

test('`address-taken` names the conflict of pages, products and services', async () => {
  for (const [path, body] of [
    ['/api/page', { name: 'Kilns', slug: 'kilns' }],
    ['/api/product', { label: 'Kilns', slug: 'kilns', price: 1 }],
    ['/api/service', { label: 'Kilns', slug: 'kilns' }],
  ] as const) {
    await shop.owner('POST', path, body);
    const refused = await asOwner('POST', path, body);
    expect([path, refused.status, refused.json()]).toMatchObject([path, 409, { code: 'address-taken' }]);
  }
});

test('`slot-taken` carries times that are free', async () => {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', to: '17:00' }));
  const service = await shop.owner<Made>('POST', '/api/service', {
    label: 'Lesson',
    hours,
    noticeMinutes: 0,
    published: true,
  });
  const [from, to] = [7, 9].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const slots = await shop.ask('GET', `/api/service/${service._id}/slots?from=${from}&to=${to}`);
  const [{ start } = { start: '' }] = slots.json() as { start: string }[];
  const book = (email: string) =>
    shop.ask('POST', '/api/booking', { service: service._id, start, email, name: 'Ada Byron' });
  const booked = await book('first@example.test');
  expect([booked.status, booked.text]).toEqual([201, expect.anything()]);
  const refused = await book('second@example.test');
  expect([refused.status, refused.json()]).toMatchObject([409, { code: 'slot-taken' }]);
  const { current } = refused.json() as { current: { start: string; left: number }[] };
  expect(current.length).toBeGreaterThan(0);
  expect(current).not.toContainEqual(expect.objectContaining({ start }));
  expect(current.every(({ left }) => left === 1)).toBe(true);
});

test('`order-closed` refuses to change an order that is paid', async () => {
  const bowl = await shop.product({ label: 'Bowl', stock: 9 });
  const items = [{ productId: bowl._id, quantity: 1 }];
  const begun = await shop.begin(items);
  const order = ordered(begun);
  expect((await shop.pay(order)).status).toBe(200);
  const body = { origin: '/order/checkout', deliveryAddress: order.deliveryAddress, payment: {}, items };
  const refused = await shop.ask(
    'PUT',
    `/api/order/pending/${order._id}`,
    { ...body, email: order.email },
    { headers: { 'x-order-key': order.accessKey ?? '' } },
  );
  expect([refused.status, refused.json()]).toMatchObject([409, { code: 'order-closed' }]);
});

test('`form-changed` carries the form as it is now', async () => {
  const field = (name: string) => ({ name, label: name, type: 'text', required: true });
  const form = await shop.owner<Made>('POST', '/api/form', {
    name: 'Commission',
    purpose: 'message',
    content: [field('size')],
  });
  await shop.owner('PUT', `/api/form/${form._id}`, { content: [field('size'), field('colour')] });
  const refused = await shop.ask('POST', '/api/message', {
    form: form._id,
    version: form.version,
    content: { size: 'Large' },
    origin: '/commission',
  });
  expect([refused.status, refused.json()]).toMatchObject([
    409,
    { code: 'form-changed', current: { _id: form._id, content: [{ name: 'size' }, { name: 'colour' }] } },
  ]);
});
