import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '../contract.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { openShop, ordered, type Shop } from '../../../../tests/support/shop-world.ts';

/** Orders for collection: what the buyer is told, and when. */
let shop: Shop;
const instructions = 'Estuary Yard. Tuesday to Saturday, 10 to 5.';
beforeAll(async () => {
  shop = await openShop();
  const options = [
    { id: 'post', label: 'Post', kind: 'flat', price: 4 },
    { id: 'studio', label: 'Collect from the studio', kind: 'pickup', price: 0, instructions },
  ];
  const zones = [{ name: 'Home', countries: ['GB'], options }];
  const manual = { collection: { enabled: true } };
  await shop.owner('PUT', '/api/shop/settings', { settings: { shipping: { zones }, manual } });
});
afterAll(() => shop.close());

const mails = async (order: Order) => {
  const all = await shop.owner<{ _id: string; emailID: string; to: string }[]>('GET', '/api/mails');
  return all.filter(({ to }) => to === order.email);
};
/** An email as it was sent. */
const sent = async (order: Order, emailID: string) => {
  const [mail] = await eventually(
    async () => (await mails(order)).filter((one) => one.emailID === emailID),
    (found) => found.length > 0,
  );
  return shop.owner<{ subject: string; html: string }>('GET', `/api/mail/${mail?._id}`);
};
const buy = async (email: string, shippingOption: string) => {
  const jug = await shop.product({ label: `Jug of ${email}`, stock: 9 });
  return shop.buy([{ productId: jug._id, quantity: 2 }], { email, shippingOption });
};
const fulfil = (order: Order, quantity: number) =>
  shop.owner<Order>('POST', `/api/order/${order._id}/fulfil`, {
    lines: [{ item: order.items[0]?._id, quantity }],
  });

test('an order for collection is ready, in whole or in part, and never on its way', async () => {
  const order = await buy('ada@collect.test', 'studio');
  expect(order).toMatchObject({ parcel: true, collected: true });
  expect((await sent(order, 'order-paid')).html).toContain('email you when it’s ready to collect');
  await fulfil(order, 1);
  const part = await sent(order, 'order-part-ready');
  expect(part.subject).toBe(`Part of your order ${order.number} is ready to collect`);
  const headers = { 'x-order-key': order.accessKey ?? '' };
  const late = await shop.ask('POST', `/api/order/${order._id}/cancel`, {}, { headers });
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('is ready to collect, so')]);
  const { events } = await fulfil(order, 1);
  const mail = await sent(order, 'order-ready');
  expect(mail.subject).toBe(`Your order ${order.number} is ready to collect`);
  expect(mail.html).toContain(instructions);
  expect(mail.html).toContain('Bring your order number');
  const told = (await mails(order)).map(({ emailID }) => emailID).toSorted();
  expect(told).toEqual(['order-paid', 'order-part-ready', 'order-ready']);
  expect(events.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Partly ready for collection.', 'Ready for collection.']),
  );
  const resend = (emailID: string) => shop.owner('POST', `/api/order/${order._id}/resend`, { emailID });
  await expect(resend('order-fulfilled')).rejects.toThrow('replied 409');
  await resend('order-ready');
});

test('an order that is sent is on its way, and never ready to collect', async () => {
  const order = await buy('bea@collect.test', 'post');
  expect(order).toMatchObject({ parcel: true, collected: false });
  await fulfil(order, 2);
  expect((await sent(order, 'order-fulfilled')).subject).toBe(`Your order ${order.number} is on its way`);
  const resend = shop.owner('POST', `/api/order/${order._id}/resend`, { emailID: 'order-ready' });
  await expect(resend).rejects.toThrow('replied 409');
});

test('an order that is paid on collection is said to be ready before it is paid', async () => {
  const jug = await shop.product({ label: 'Jug for cash', stock: 9 });
  const begun = await shop.begin([{ productId: jug._id, quantity: 1 }], {
    email: 'cy@collect.test',
    shippingOption: 'studio',
    payment: { provider: 'manual' },
  });
  const order = ordered(begun);
  const key = { 'x-order-key': order.accessKey ?? '' };
  const placed = await shop.ask('POST', `/api/order/${order._id}/place`, {}, { headers: key });
  expect(placed.status, placed.text).toBe(200);
  await shop.owner('POST', `/api/order/${order._id}/resend`, { emailID: 'order-ready' });
  expect((await sent(order, 'order-ready')).html).toContain('Pay when you collect your order.');
});
