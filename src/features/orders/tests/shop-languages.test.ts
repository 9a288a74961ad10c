import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { openShop, ordered, quoted, type Shop } from '../../../../tests/support/shop-world.ts';
import { staffMember } from '../../../../tests/support/staff.ts';
import { request } from '../../../../tests/support/http.ts';
import type { Translation, TranslationProgress } from '../../pages/translations-contract.ts';
import type { Order } from '../contract.ts';

let shop: Shop;
let mug: string;
const from = (path: string) => ({ referer: `http://kiln.test${path}` });
const at = (part: string) => `/api/translation/de/shop.${part}`;

const post = { id: 'post', label: 'Post', kind: 'flat', price: 4 };
const studio = {
  id: 'studio',
  label: 'Collect from the studio',
  kind: 'pickup',
  price: 0,
  instructions: 'Estuary Yard. Bring this email.',
};
const zones = [
  { name: 'Home', countries: ['GB'], options: [post, studio] },
  { name: 'Rest', countries: ['*'], options: [{ ...post, label: 'Airmail' }] },
];
const manual = {
  enabled: true,
  text: 'Pay to IBAN GB33.',
  collection: { enabled: true, text: 'Pay when you come.' },
};
const settle = (settings: object) => shop.owner('PUT', '/api/shop/settings', { settings });

async function translate(part: string, texts: Record<string, string>): Promise<void> {
  const { texts: originals } = await shop.owner<Translation>('GET', at(part));
  const source = (key: string) => originals.find((text) => text.key === key)?.source;
  const given = Object.entries(texts).map(([key, text]) => ({ key, text, source: source(key) }));
  await shop.owner('PUT', at(part), { texts: given });
  await shop.owner('POST', `${at(part)}/publish`, {});
}

const items = () => [{ productId: mug, quantity: 1 }];
const quote = async (path: string, more: object = {}) =>
  quoted(await shop.ask('POST', '/api/order/quote', { items: items(), ...more }, { headers: from(path) }));
const methods = async (language?: string) =>
  (
    await shop.ask('GET', `/api/payment/keys/stripe/publishable${language ? `?language=${language}` : ''}`)
  ).json() as { manualText: string; collectionText: string; translated?: string[] };
const mailed = async (order: Pick<Order, '_id'>, kind: string): Promise<string> => {
  const rows = await asAdmin(
    shop.admin,
    async (client) =>
      (
        await client.query<{ said: string }>(
          `select concat(m.content, m.body_text) as said from sitewright.mails m join sitewright.orders o on o.id = $1
           where m.email_id = $2 and concat(m.content, m.body_text) like '%' || o.number || '%'`,
          [order._id, kind],
        )
      ).rows,
  );
  return rows.map(({ said }) => said).join('\n');
};

beforeAll(async () => {
  shop = await openShop();
  await shop.owner('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } });
  await settle({ shipping: { zones }, manual });
  mug = (await shop.product({ label: 'Mug', price: 24, stock: 99 }))._id;
});
afterAll(() => shop?.close());

test('the shop’s words are in the list of what is translated, each by its option', async () => {
  const { texts, kind, name, path } = await shop.owner<Translation>('GET', at('delivery'));
  expect({ kind, name, path }).toEqual({ kind: 'shop', name: 'Delivery options', path: null });
  expect(texts.map(({ key, source }) => [key, source])).toEqual([
    ['label@post', 'Post'],
    ['label@studio', 'Collect from the studio'],
    ['instructions@studio', 'Estuary Yard. Bring this email.'],
    ['label@post/2', 'Airmail'],
  ]);
  await translate('delivery', {
    'label@post': 'Paketversand',
    'label@studio': 'Abholung im Atelier',
    'instructions@studio': 'Estuary Yard. Bringen Sie diese E-Mail mit.',
    'label@post/2': 'Luftpost',
  });
  await translate('payment', { 'manual.text@': 'Überweisen Sie auf IBAN GB33.' });
  const all = await shop.owner<TranslationProgress[]>('GET', '/api/translations/de');
  expect(all.filter((each) => each.kind === 'shop')).toMatchObject([
    { subject: 'shop.payment', texts: 2, translated: 1, state: 'published' },
    { subject: 'shop.delivery', texts: 4, translated: 4, state: 'published' },
  ]);
});

test('a cart names delivery options in the language of its page, by their zone', async () => {
  const german = await quote('/de/order/cart', { deliveryAddress: { postcode: 'FH4 2SL', country: 'GB' } });
  expect(german.shippingOptions.map(({ label, translated }) => [label, translated])).toEqual([
    ['Paketversand', ['label']],
    ['Abholung im Atelier', ['label']],
  ]);
  const abroad = await quote('/de/order/cart', { deliveryAddress: { postcode: '10115', country: 'DE' } });
  expect(abroad.shippingOptions.map(({ label }) => label)).toEqual(['Luftpost']);
  for (const path of ['/order/cart', '/fr/order/cart'])
    expect((await quote(path)).shippingOptions[0]).toEqual({
      id: 'post',
      label: 'Post',
      price: 4,
      pickup: false,
    });
});

test('payment instructions are read in the language asked for', async () => {
  expect(await methods('de')).toMatchObject({
    manualText: 'Überweisen Sie auf IBAN GB33.',
    collectionText: 'Pay when you come.\n\nÜberweisen Sie auf IBAN GB33.',
    translated: ['manualText'],
  });
  expect(await methods()).toMatchObject({ manualText: 'Pay to IBAN GB33.' });
  expect((await methods()).translated).toBeUndefined();
  expect(await methods('fr')).toMatchObject({ manualText: 'Pay to IBAN GB33.', translated: [] });
});

test('an order keeps the delivery option that its buyer read, beside that of the shop', async () => {
  const order = ordered(await shop.begin(items(), {}, from('/de/order/checkout')));
  expect(order).toMatchObject({ shippingLabel: 'Post', buyersShippingLabel: 'Paketversand' });
  const paid = await shop.pay(order);
  expect(paid.status, paid.text).toBe(200);
  await translate('delivery', { 'label@post': 'Päckchen' });
  expect(await shop.order(order._id)).toMatchObject({
    shippingLabel: 'Post',
    buyersShippingLabel: 'Paketversand',
  });
  expect(await mailed(order, 'order-paid')).toContain('Paketversand');
  const toOwner = await mailed(order, 'owner-new-order');
  expect([toOwner.includes('Post'), toOwner.includes('Paketversand')]).toEqual([true, false]);

  const english = ordered(await shop.begin(items(), {}, from('/order/checkout')));
  expect([english.shippingLabel, english.buyersShippingLabel]).toEqual(['Post', undefined]);
  // A buyer who goes back and changes the language changes the order's.
  const pending = ordered(await shop.begin(items(), {}, from('/de/order/checkout')));
  const again = await shop.ask(
    'PUT',
    `/api/order/pending/${pending._id}`,
    {
      origin: '/order/checkout',
      deliveryAddress: { line1: '12 Quay Street', postcode: 'FH4 2SL', country: 'GB' },
      payment: {},
      email: 'changed@example.test',
      items: items(),
    },
    { headers: { ...from('/order/checkout'), 'x-order-key': pending.accessKey ?? '' } },
  );
  expect(again.status, again.text).toBe(200);
  expect(ordered(again).buyersShippingLabel).toBeUndefined();
});

test('emails say in the language of the order how to pay and where to collect', async () => {
  const more = {
    shippingOption: 'studio',
    payment: { provider: 'manual' },
    deliveryAddress: null,
    country: 'GB',
  };
  const order = ordered(await shop.begin(items(), more, from('/de/order/checkout')));
  const headers = { 'x-order-key': order.accessKey ?? '' };
  const placed = await shop.ask('POST', `/api/order/${order._id}/place`, {}, { headers });
  expect(placed.status, placed.text).toBe(200);
  const mail = await mailed(order, 'order-placed');
  expect(mail).toContain('Abholung im Atelier');
  expect(mail).toContain('Überweisen Sie auf IBAN GB33.');
  await shop.owner('PUT', `/api/order/${order._id}`, { status: 1 });
  await shop.owner('POST', `/api/order/${order._id}/fulfil`, {});
  expect(await mailed(order, 'order-ready')).toContain('Bringen Sie diese E-Mail mit.');
});

test('an outdated translation isn’t read: nobody pays to an earlier account', async () => {
  await settle({ manual: { ...manual, text: 'Pay to IBAN GB99.' } });
  expect(await methods('de')).toMatchObject({ manualText: 'Pay to IBAN GB99.', translated: [] });
  const { texts } = await shop.owner<Translation>('GET', at('payment'));
  expect(texts[0]).toMatchObject({ text: 'Überweisen Sie auf IBAN GB33.', was: 'Pay to IBAN GB33.' });
  await settle({ shipping: { zones: [{ ...zones[0], options: [{ ...post, label: 'Courier' }, studio] }] } });
  expect((await quote('/de/order/cart')).shippingOptions.map(({ label }) => label)).toEqual([
    'Courier',
    'Abholung im Atelier',
  ]);
  expect(await shop.faults()).toEqual([]);
});

test('a shop without delivery zones names its delivery in the language of the buyer, and of the owner', async () => {
  await settle({ shipping: { zones: [] } });
  const names = async (path: string) => (await quote(path)).shippingOptions.map(({ label }) => label);
  expect([await names('/order/cart'), await names('/de/order/cart')]).toEqual([
    ['Standard delivery'],
    ['Standardversand'],
  ]);
  const order = ordered(await shop.begin(items(), {}, from('/de/order/checkout')));
  expect(order).toMatchObject({ shippingLabel: 'Standard delivery', buyersShippingLabel: 'Standardversand' });
});

test('a cart names taxes in the language of its page, each name translated once', async () => {
  const rate = { country: 'GB', taxClass: 'standard', percent: 20, label: 'VAT' };
  const rates = [rate, { ...rate, country: 'DE' }, { ...rate, taxClass: 'reduced', percent: 5, label: '' }];
  await settle({ tax: { rates, home: 'GB' } });
  const { texts, name } = await shop.owner<Translation>('GET', at('taxes'));
  expect([name, texts.map(({ key, source }) => [key, source])]).toEqual([
    'Tax names',
    [['tax.0.label@', 'VAT']],
  ]);
  await translate('taxes', { 'tax.0.label@': 'MwSt.' });
  const taxesAt = async (path: string, country = 'GB') =>
    (await quote(path, { deliveryAddress: { postcode: 'FH4 2SL', country } })).taxes.map(
      ({ label }) => label,
    );
  expect([await taxesAt('/de/order/cart'), await taxesAt('/de/order/cart', 'DE')]).toEqual([
    ['MwSt.'],
    ['MwSt.'],
  ]);
  expect([await taxesAt('/order/cart'), await taxesAt('/fr/order/cart')]).toEqual([['VAT'], ['VAT']]);
  await settle({ tax: { rates: [{ ...rate, label: 'Sales tax' }], home: 'GB' } });
  expect(await taxesAt('/de/order/cart')).toEqual(['Sales tax']);
  await settle({ tax: { rates: [], home: 'GB' } });
});

test('who may not change payment settings neither sees nor translates the shop’s words', async () => {
  const { app, admin, port, websiteId: id } = shop;
  const ask = (asked: Omit<Parameters<typeof request>[0], 'port'>) => request({ port, ...asked });
  const { cookie } = await staffMember(
    { db: app.db, admin, ask, site: { id, host: 'kiln.test' } },
    'manager',
  );
  const texts = [{ key: 'manual.text@', text: 'IBAN XX00', source: 'Pay to IBAN GB99.' }];
  const as = (method: string, path: string, body?: unknown) => shop.ask(method, path, body, { cookie });
  expect((await as('GET', at('payment'))).status).toBe(403);
  expect((await as('PUT', at('payment'), { texts })).status).toBe(403);
  expect((await as('POST', `${at('payment')}/publish`, {})).status).toBe(403);
  const all = (await as('GET', '/api/translations/de')).json() as TranslationProgress[];
  expect(all.filter(({ kind }) => kind === 'shop')).toEqual([]);
  const content = 'Original,Translation,Subject,Key\nPay to IBAN GB99.,IBAN XX00,shop.payment,manual.text@\n';
  const imported = await as('POST', '/api/translation-file/de', { content });
  expect(imported.json()).toMatchObject({ saved: 0, failed: 1 });
});
