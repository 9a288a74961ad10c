import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '../contract.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { ordered, openShop, type Shop } from '../../../../tests/support/shop-world.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function readIn<T = Order>(language: string, path: string): Promise<T> {
  const headers = { referer: 'http://kiln.test/admin/orders', 'accept-language': language };
  const reply = await shop.ask('GET', path, undefined, { cookie: shop.cookie, headers });
  expect(reply.status, reply.text).toBe(200);
  return reply.json() as T;
}
const textsOf = (order: Order) => order.events.map(({ text }) => text);
const run = (statement: string, ...values: string[]) =>
  asAdmin(shop.admin, (client) => client.query(statement, values));

const bought = async () => {
  const { _id: productId } = await shop.product({ label: 'Bowl', stock: 9 });
  const order = await shop.buy([{ productId, quantity: 2 }]);
  return { order, productId, path: `/api/order/${order._id}` };
};

test('staff read the timeline of an order in their language', async () => {
  const { order, path } = await bought();
  await shop.owner('PUT', path, { name: 'Ada King', notes: 'Ring twice' });
  await shop.owner('POST', `${path}/resend`, { emailID: 'order-paid' });
  await shop.owner('POST', `${path}/refund`, { amount: 12.5, reason: 'Chipped' });
  const { _id: item } = order.items[0] ?? { _id: '' };
  const parcel = { carrier: 'DHL', tracking: '42', lines: [{ item, quantity: 1 }] };
  await shop.owner('POST', `${path}/fulfil`, parcel);
  const old = `insert into sitewright.order_events (website_id, order_id, kind, actor, detail)
    values ($1, $2, 'changed', 'owner', '{"text": "Kept as it was."}')`;
  await run(old, shop.websiteId, order._id);

  expect(textsOf(await readIn('en', path))).toEqual([
    'The buyer went to pay.',
    'Paid with a test card.',
    'Changed: notes, name.',
    'Resent “Order paid”.',
    'Refund of £12.50 requested. Chipped',
    '£12.50 refunded.',
    'Partly fulfilled (DHL 42).',
    'Kept as it was.',
  ]);
  expect(textsOf(await readIn('de', path))).toEqual([
    'Der Käufer ist zur Zahlung gegangen.',
    'Mit einer Testkarte bezahlt.',
    'Geändert: Notizen, Name.',
    '„Bestellung bezahlt“ erneut gesendet.',
    'Erstattung von 12,50\u00a0£ angefordert. Chipped',
    '12,50\u00a0£ erstattet.',
    'Teilweise versandt (DHL 42).',
    'Kept as it was.',
  ]);
});

test('buyers get no sentences that are for staff', async () => {
  const { order, path } = await bought();
  const headers = { 'x-order-key': order.accessKey ?? '' };
  const seen = ordered(await shop.ask('GET', path, undefined, { headers }));
  expect(seen.events.length).toBeGreaterThan(0);
  expect(new Set(textsOf(seen))).toEqual(new Set(['']));
});

test('staff read what is wrong with an order and its payment in their language', async () => {
  const { order, path } = await bought();
  const trouble = async (text: string) => {
    await run('update sitewright.orders set trouble = $2 where id = $1', order._id, text);
    const [english, german] = await Promise.all([readIn('en', path), readIn('de', path)]);
    expect(english.trouble).toBe(text);
    return german.trouble;
  };
  expect(await trouble('The refund failed: insufficient funds')).toBe(
    'Die Erstattung ist fehlgeschlagen: unzureichende Deckung',
  );
  expect(await trouble('The refund failed: No such charge')).toBe(
    'Die Erstattung ist fehlgeschlagen: No such charge',
  );
  expect(await trouble('The customer cancelled (30-day right): refund them.')).toBe(
    'Der Kunde hat widerrufen (Widerrufsfrist von 30 Tagen): Erstatten Sie ihm das Geld.',
  );
  expect(
    await trouble('The customer’s bank disputes this payment (product not received). Respond by 9 May 2026.'),
  ).toBe(
    'Die Bank des Kunden ficht diese Zahlung an (Ware nicht erhalten). Antworten Sie bis zum 9 May 2026.',
  );
  expect(await trouble('Typed by an operator')).toBe('Typed by an operator');

  const review = `update sitewright.payments set status = 'review', problem = $2 where order_id = $1`;
  await run(review, order._id, 'The customer paid £3.00, but this order costs £40.00.');
  const listed = await readIn<{ orderId: string; sentence: string }[]>('de', '/api/orders/payments');
  expect(listed.find(({ orderId }) => orderId === order._id)?.sentence).toBe(
    'Der Kunde hat £3.00 bezahlt, aber diese Bestellung kostet £40.00.',
  );
});

test('a reason that the product gave itself is in the reader’s language, one that a person wrote as written', async () => {
  const { order, path } = await bought();
  await shop.owner('POST', `${path}/refund`, { amount: 2, reason: 'Chipped' });
  await shop.owner('POST', `${path}/refund`, { amount: 3 });
  const reason = `update sitewright.refunds set reason = $2 where order_id = $1 and reason = ''`;
  await run(reason, order._id, 'Refunded in the Stripe dashboard.');
  const reasons = (await readIn('de', path)).refunds.map((refund) => refund.reason);
  expect(reasons).toEqual(['Chipped', 'Im Stripe-Dashboard erstattet.']);
});

test('staff read what a recount of the stock noted in their language', async () => {
  const { _id: productId } = await shop.product({ label: 'Cup', stock: 5 });
  const { rows } = await run(
    'update sitewright.variants set stock = 7 where product_id = $1 returning id',
    productId,
  );
  await shop.owner('POST', '/api/stock/recompute', {});
  const path = `/api/stock/${(rows[0] as { id: string }).id}`;
  const note = async (language: string) =>
    (await readIn<{ movements: { note: string }[] }>(language, path)).movements[0]?.note;
  expect(await note('en')).toBe('Stock was 7, the history says 5.');
  expect(await note('de')).toBe('Der Bestand war 7, laut Verlauf sind es 5.');
});
