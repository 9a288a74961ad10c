import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../contract.ts';
import type { Discount, Shop as Settings } from '../shop-shapes.ts';
import { smallestAmount } from '../../../lib/values/money.ts';
import { englishIn } from '../../../../tests/support/english.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { openShop, ordered, type Shop } from '../../../../tests/support/shop-world.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const put = (body: object) => shop.owner<Settings>('PUT', '/api/shop/settings', body);
let cookie = '';
/** Refused values by field. */
async function refused(method: string, path: string, body: object): Promise<Record<string, string>> {
  cookie ||= (
    await shop.ask('POST', '/api/account/login', { email: 'owner@kiln.test', password: 'slip-and-slate-9' })
  ).cookie;
  const reply = await shop.ask(method, path, body, { cookie });
  expect(reply.status, reply.text).toBe(400);
  return (reply.json() as { fields: Record<string, string> }).fields;
}
const way = (fields: object) => ({ id: 'post', label: 'Post', kind: 'flat', price: 4, ...fields });
const zone = (fields: object) => ({ name: 'Home', countries: ['GB'], options: [way({})], ...fields });

describe('the shop’s settings', () => {
  // Fails if groups that were not sent get their default values.
  test('a group that is not sent stays as it is', async () => {
    await put({
      settings: {
        seller: 'Kiln, 1 Quay',
        lowStock: 7,
        tax: { home: 'IE', number: 'IE1' },
        shipping: { zones: [zone({})] },
      },
    });
    await put({ settings: { abandonedCart: true } });
    const { settings } = await shop.owner<Settings>('GET', '/api/shop/settings');
    expect(settings).toMatchObject({
      seller: 'Kiln, 1 Quay',
      lowStock: 7,
      abandonedCart: true,
      tax: { home: 'IE', number: 'IE1' },
      shipping: { zones: [{ name: 'Home' }] },
    });
    await put({ settings: { shipping: { zones: [] }, tax: {} } });
  });

  test('what cannot be meant is refused beside its field', async () => {
    const zones = [
      zone({ options: [way({}), way({ kind: 'by-weight' })] }),
      zone({ name: 'Isles', countries: ['IE', 'GB'] }),
    ];
    const rate = { country: 'GB', taxClass: 'standard', percent: 20 };
    const body = { settings: { shipping: { zones }, tax: { rates: [rate, rate] } } };
    expect(await refused('PUT', '/api/shop/settings', body)).toEqual({
      'settings.shipping.zones.0.options.1.label': expect.any(String),
      'settings.shipping.zones.0.options.1.steps': 'Add at least one price.',
      'settings.shipping.zones.1.countries': 'GB is already in the zone “Home”.',
      'settings.tax.rates.1.country': expect.any(String),
    });
    for (const [name, value] of Object.entries({ numberPrefix: 'A1', invoicePrefix: '2026', lowStock: null }))
      expect(await refused('PUT', '/api/shop/settings', { settings: { [name]: value } })).toHaveProperty([
        `settings.${name}`,
      ]);
    const wrongTerms = { settings: { terms: { required: true, href: 'javascript:alert(1)' } } };
    expect(await refused('PUT', '/api/shop/settings', wrongTerms)).toHaveProperty(['settings.terms.href']);
  });

  test('prefixes stand before the numbers of orders and invoices', async () => {
    await put({ settings: { numberPrefix: 'K-', invoicePrefix: '2026/' } });
    const mug = await shop.product({ label: 'Mug', stock: 9 });
    const { _id, number } = await shop.buy([{ productId: mug._id, quantity: 1 }]);
    expect(number).toMatch(/^K-\d{4}$/);
    expect((await shop.order(_id)).invoiceNumber).toMatch(/^2026\/\d{5}$/);
  });
});

test('whoever began for a card may pay by hand where that is offered', async () => {
  const plate = await shop.product({ label: 'Plate', stock: 9 });
  const order = ordered(await shop.begin([{ productId: plate._id, quantity: 1 }]));
  expect(order.payment.provider).toBe('test');
  const place = () =>
    shop.ask(
      'POST',
      `/api/order/${order._id}/place`,
      {},
      { headers: { 'x-order-key': order.accessKey ?? '' } },
    );
  expect((await place()).status).toBe(409);
  await put({ settings: { manual: { enabled: true, text: 'By transfer' } } });
  expect(ordered(await place())).toMatchObject({
    payment: { provider: 'manual' },
    placedAt: expect.any(String),
  });
  expect(await shop.owner('PUT', `/api/order/${order._id}`, { status: 1 })).toMatchObject({ status: 1 });
  expect(await shop.faults()).toEqual([]);
});

describe('discount codes', () => {
  test('what makes no sense is refused beside its field', async () => {
    const code = { code: 'TRY', kind: 'percent', value: 10 };
    const add = (part: object) => refused('POST', '/api/discount', { ...code, ...part });
    expect(await add({ value: 101 })).toHaveProperty('value');
    expect(await add({ value: 0 })).toHaveProperty('value');
    expect(await add({ code: 'two words' })).toHaveProperty('code');
    const dates = { startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' };
    expect(await add(dates)).toHaveProperty('endsAt');
  });

  test('it is found by its id, counts its uses, and takes nothing off once it has ended', async () => {
    const made = await shop.owner<Discount>('POST', '/api/discount', {
      code: 'five',
      kind: 'fixed',
      value: 5,
    });
    const bowl = await shop.product({ label: 'Bowl', price: 20, stock: 9 });
    const items = [{ productId: bowl._id, quantity: 1 }];
    expect(await shop.buy(items, { discountCode: 'five' })).toMatchObject({ discount: 5, total: 15 });
    const { _id, used, version, ...fields } = await shop.owner<Discount>('GET', `/api/discount/${made._id}`);
    expect({ _id, used }).toEqual({ _id: made._id, used: 1 });
    await shop.owner('PUT', `/api/discount/${_id}`, { ...fields, version, active: false });
    const late = await shop.begin(items, { discountCode: 'five' });
    expect(late.status).toBe(409);
    expect(ordered(await shop.begin(items)).total).toBe(20);
  });
});

// Fails if amounts are rounded only when they are charged: 929.07 is shown as ¥929.
describe('a currency without decimals', () => {
  test('rounds existing prices, refuses decimals, and every amount that follows is whole', async () => {
    const mug = await shop.product({ label: 'Mug', price: 929.07, compareAt: 1000.5, stock: 9 });
    const set = await shop.product({
      label: 'Set',
      variants: [{ variantLabel: 'Two', price: 12.5, stock: 9 }],
    });
    await shop.owner('POST', '/api/discount', { code: 'YEN', kind: 'percent', value: 7.5 });
    await put({
      currency: 'JPY',
      settings: {
        tax: { rates: [{ country: '*', taxClass: 'standard', percent: 10 }] },
        shipping: { zones: [zone({ options: [way({ price: 4.4 })] })] },
      },
    });
    expect(await shop.owner('GET', `/api/product/${mug._id}`)).toMatchObject({ price: 929, compareAt: 1001 });
    expect(await shop.owner('GET', `/api/product/${set._id}`)).toMatchObject({ variants: [{ price: 13 }] });
    const table = (await shop.ask('GET', '/api/products.csv', undefined, { cookie: shop.cookie })).text;
    expect(table).toContain(',929,1001,');
    expect(table).toContain(',13,');
    expect(table).not.toMatch(/,\d+\.\d\d,/);
    expect(await refused('PUT', `/api/product/${mug._id}`, { price: 9.5 })).toHaveProperty('price');
    expect(await refused('POST', '/api/service', { label: 'Visit', price: 9.5 })).toHaveProperty('price');
    const fixed = { code: 'OFF', kind: 'fixed', value: 0.5 };
    expect(await refused('POST', '/api/discount', fixed)).toHaveProperty('value');

    const order = await shop.buy([{ productId: mug._id, quantity: 3, price: 929.07 }], {
      discountCode: 'YEN',
    });
    expect(order).toMatchObject({ currency: 'JPY', subtotal: 2787, discount: 209, shipping: 4 });
    for (const amount of [order.tax, order.total, ...order.items.flatMap((item) => [item.price, item.tax])])
      expect(Number.isInteger(amount)).toBe(true);
    const path = `/api/order/${order._id}/refund`;
    expect(await refused('POST', path, { amount: 0.5 })).toHaveProperty('amount');
    const [line] = order.items;
    const back = await shop.owner<Order>('POST', path, { lines: [{ item: line?._id, quantity: 1 }] });
    expect(Number.isInteger(back.refunded)).toBe(true);
    expect(await shop.owner('POST', path, {})).toMatchObject({ status: 4, refunded: order.total });
    expect(await shop.faults()).toEqual([]);
  });

  test('the database and the code know the same ones', async () => {
    const { rows } = await asAdmin(shop.admin, (client) =>
      client.query<{ code: string; smallest: number }>(
        'select code, sitewright.smallest_amount(code) smallest from unnest($1::text[]) code',
        [Intl.supportedValuesOf('currency')],
      ),
    );
    for (const { code, smallest } of rows) expect([code, smallest]).toEqual([code, smallestAmount(code)]);
  });
});

describe('language', () => {
  test('a shop is in the country of its locale until the owner chooses one, and offers it first', async () => {
    const { tax } = await shop.owner<Settings>('GET', '/api/shop/settings').then(({ settings }) => settings);
    const clear = (sql: string, values: unknown[] = []) =>
      asAdmin(shop.admin, (client) => client.query(sql, [...values, shop.websiteId]));
    await clear("update sitewright.shops set settings = settings - 'tax' - 'shipping' where website_id = $1");
    await shop.owner('PUT', '/api/website', { settings: { locale: 'de-DE' } });
    const countries = async () => {
      const reply = await shop.ask('GET', '/api/payment/keys/stripe/publishable');
      return (reply.json() as { countries: string[] }).countries;
    };
    expect(await countries()).toEqual(['DE', '*']);
    await put({ settings: { tax: { ...tax, home: 'AT' } } });
    expect(await countries()).toEqual(['AT', '*']);
    await put({ settings: { tax } });
    await shop.owner('PUT', '/api/website', { settings: { locale: 'en-GB' } });
  });

  test('a German shop refuses in German; its admin, its keys and a shop in English do so in English', async () => {
    const speak = (locale: string) => shop.owner('PUT', '/api/website', { settings: { locale } });
    // The name of a delivery option is the shop’s, whoever asks.
    const options = [{ id: 'dhl', label: 'DHL', kind: 'flat', price: 0 }];
    const zones = [{ name: 'Everywhere', countries: ['*'], options }];
    await shop.owner('PUT', '/api/shop/settings', { settings: { shipping: { zones } } });
    const bowl = await shop.product({ label: 'Bowl', price: 30, stock: 1 });
    const items = [{ productId: bowl._id, quantity: 2 }];
    const asked: [method: 'GET' | 'POST', path: string, body?: object][] = [
      ['POST', '/api/order/quote', { items, discountCode: 'NO' }],
      ['POST', '/api/order/pending', { items: [], email: 'x' }],
      ['POST', '/api/order/withdrawal-link', { number: '', email: 'no' }],
      ['GET', `/api/product/${crypto.randomUUID()}`],
      ['GET', `/api/order/${crypto.randomUUID()}`],
      ['POST', '/api/account/login', { email: 'ada@example.com', password: 'not this one' }],
      ['POST', '/api/account/register', { email: 'ada@example.com', password: 'password' }],
      ['GET', '/api/account/security'],
      ['POST', '/api/newsletter/confirm', { token: 'a'.repeat(43) }],
    ];
    const replies = (headers = {}) =>
      Promise.all(
        asked.map(async ([method, path, body]) => (await shop.ask(method, path, body, { headers })).text),
      );
    const english = await replies();
    for (const reply of english) expect(await englishIn(reply), reply).not.toEqual([]);
    await speak('de-DE');
    const german = await replies();
    for (const reply of german) expect(await englishIn(reply), reply).toEqual([]);
    expect(german[0]).toContain('Der Code „NO“ ist ungültig.');
    const parsed = (text = '') => (JSON.parse(text) as { code?: string }).code;
    expect(german.map(parsed)).toEqual(english.map(parsed));
    // Answers from the cache have one language.
    const own = (texts: string[]) => texts.filter((_, at) => !asked[at]?.[1].startsWith('/api/product/'));
    expect(own(await replies({ referer: 'http://shop.example/admin/orders' }))).toEqual(own(english));
    // The admin names its language, which is its person’s and neither the site’s nor the browser’s.
    const admin = (language: string) =>
      replies({ referer: 'http://shop.example/admin/orders', 'accept-language': language });
    expect((await admin('fr'))[0]).toMatch(/Le code «\sNO\s» n’est pas valide/);
    expect(own(await admin('de-DE,de;q=0.9'))).toEqual(own(english));
    await expect(shop.owner('PUT', '/api/website', { settings: { locale: 'x' } })).rejects.toThrow(
      /Geben Sie eine Sprache/,
    );
    await speak('en-GB');
    expect(await replies()).toEqual(english);
  });
});
