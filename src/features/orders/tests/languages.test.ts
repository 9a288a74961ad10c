import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Translation } from '../../pages/translations-contract.ts';
import { writtenMails } from '../../../../tests/support/mails.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { openShop, ordered, quoted, type Shop } from '../../../../tests/support/shop-world.ts';

let shop: Shop;
let mug: string;
let plate: string;
const from = (path: string) => ({ headers: { referer: `http://kiln.test${path}` } });

async function translate(id: string, texts: Record<string, string>): Promise<void> {
  const at = `/api/translation/de/product.${id}`;
  const { texts: originals } = await shop.owner<Translation>('GET', at);
  const source = (key: string) => originals.find((text) => text.key === key)?.source;
  const given = Object.entries(texts).map(([key, text]) => ({ key, text, source: source(key) }));
  await shop.owner('PUT', at, { texts: given });
  await shop.owner('POST', `${at}/publish`, {});
}

beforeAll(async () => {
  shop = await openShop();
  await shop.owner('PUT', '/api/website', { settings: { languages: ['de'] } });
  const options = [{ name: 'Glaze', values: ['Sand', 'Sea'] }];
  const variants = options[0]?.values.map((value) => ({ price: 24, options: [value], stock: 9 }));
  mug = (await shop.product({ label: 'Mug', price: 24, options, variants }))._id;
  plate = (await shop.product({ label: 'Plate', price: 30, stock: 9 }))._id;
  await translate(mug, { 'label@': 'Becher', 'options.0.values.1@': 'Meer' });
  await translate(plate, { 'label@': 'Teller' });
});
afterAll(() => shop?.close());

test('a cart names products in the language of its page, whichever they were added in', async () => {
  const items = [
    { productId: mug, variant: 'Sea', quantity: 1, price: 24, label: 'Sea' },
    { productId: plate, quantity: 1, price: 30, label: 'Teller' },
  ];
  const quote = async (path: string) =>
    quoted(await shop.ask('POST', '/api/order/quote', { items }, from(path)));
  const german = await quote('/de/order/cart');
  expect(german.items.map(({ label, variant, variantName }) => [label, variant, variantName])).toEqual([
    ['Becher', 'Sea', 'Meer'],
    ['Teller', null, ''],
  ]);
  const english = await quote('/order/cart');
  expect(english.items.map(({ label, variantName }) => [label, variantName])).toEqual([
    ['Mug', undefined],
    ['Plate', undefined],
  ]);
  for (const { problems } of [german, english])
    expect(problems.filter(({ code }) => code === 'label-changed')).toEqual([]);
  const [first, second] = items;
  const other = { items: [first, { ...second, label: 'Schale' }] };
  const renamed = quoted(await shop.ask('POST', '/api/order/quote', other, from('/de/order/cart')));
  expect(renamed.problems).toContainEqual(
    expect.objectContaining({ code: 'label-changed', item: 1, sentence: expect.stringContaining('Teller') }),
  );
});

test('an order keeps the names that its buyer read beside those of the shop', async () => {
  const items = [{ productId: mug, variant: 'Sea', quantity: 2 }];
  const order = ordered(await shop.begin(items, {}, from('/de/order/checkout').headers));
  expect(order.items).toMatchObject([
    { label: 'Mug', variant: 'Sea', buyersName: { label: 'Becher', variant: 'Meer' } },
  ]);
  const paid = await shop.pay(order);
  expect(paid.status, paid.text).toBe(200);
  // Later changes of the translation leave it as it was bought.
  await translate(mug, { 'label@': 'Krug' });
  expect((await shop.order(order._id)).items[0]?.buyersName).toEqual({ label: 'Becher', variant: 'Meer' });
  const rows = await asAdmin(
    shop.admin,
    async (client) =>
      (
        await client.query<{ kind: string; said: string }>(
          'select email_id as kind, concat(content, body_text) as said from sitewright.mails',
        )
      ).rows,
  );
  const mailed = (kind: string) => rows.find((row) => row.kind === kind)?.said;
  expect(mailed('order-paid')).toContain('2 × Becher, Meer');
  expect(mailed('owner-new-order')).toContain('2 × Mug, Sea');
  expect(await shop.faults()).toEqual([]);
});

test('a language that is removed loses no cart, order or translation', async () => {
  await shop.owner('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } });
  const inFrench = `/api/translation/fr/product.${plate}`;
  const texts = [{ key: 'label@', text: 'Assiette', source: 'Plate' }];
  await shop.owner('PUT', inFrench, { texts });
  await shop.owner('POST', `${inFrench}/publish`, {});
  await shop.owner('PUT', inFrench, { texts: [{ ...texts[0], text: 'Plat' }] });
  const items = [{ productId: plate, quantity: 1, price: 30, label: 'Assiette' }];
  const order = ordered(await shop.begin(items, {}, from('/fr/order/checkout').headers));
  expect(order.items[0]).toMatchObject({ label: 'Plate', buyersName: { label: 'Assiette' } });

  await shop.owner('PUT', '/api/website', { settings: { languages: ['de'] } });
  // The cart of a page that was open then, in the main language now.
  const { items: quotedItems, problems } = quoted(
    await shop.ask('POST', '/api/order/quote', { items }, from('/fr/order/cart')),
  );
  expect(quotedItems.map(({ label, price }) => [label, price])).toEqual([['Plate', 30]]);
  expect(problems.filter(({ code }) => code !== 'label-changed')).toEqual([]);
  const paid = await shop.pay(order);
  expect(paid.status, paid.text).toBe(200);
  expect((await shop.order(order._id)).items[0]).toMatchObject({
    label: 'Plate',
    buyersName: { label: 'Assiette' },
  });
  const mails = await asAdmin(
    shop.admin,
    async (client) =>
      (
        await client.query<{ said: string }>(
          `select concat(subject, content, body_text) as said from sitewright.mails
           where email_id = 'order-paid' and recipient = (select email from sitewright.orders where id = $1)
           order by id desc limit 1`,
          [order._id],
        )
      ).rows,
  );
  expect(mails[0]?.said).toContain('Assiette');
  // What was begun in French stays French: words of the email and the invoice. Links lead to the main language, see `mailedPath`.
  const written = (await writtenMails(shop.app.orders.db, shop.websiteId)).findLast(
    (mail) => mail.email_id === 'order-paid' && mail.body_text.includes(order.number),
  );
  expect(written?.html).toContain('lang="fr"');
  expect(written?.body_text).toContain('Sous-total');
  const [, key] = /\/account\/order\/[\w-]+\?key=([\w-]+)/.exec(written?.body_text ?? '') ?? [];
  const invoice = await shop.ask('GET', `/api/order/${order._id}/invoice.pdf?key=${key}`);
  expect(invoice.status, invoice.text).toBe(200);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(invoice.bytes)), {
    mergePages: true,
  });
  expect(text).toMatch(/Facture[^]*Assiette[^]*Sous-total/);
  expect(text).not.toMatch(/Invoice|Plate|Subtotal/);

  await shop.owner('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } });
  expect((await shop.owner<Translation>('GET', inFrench)).texts[0]).toMatchObject({ text: 'Plat' });
  const again = quoted(await shop.ask('POST', '/api/order/quote', { items }, from('/fr/order/cart')));
  expect(again.items[0]?.label).toBe('Assiette');
  expect(await shop.faults()).toEqual([]);
});
