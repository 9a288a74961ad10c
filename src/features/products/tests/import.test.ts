import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../contract.ts';
import type { ImportRow, ProductImport } from '../import-contract.ts';
import { startImportWorker } from '../server/index.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { openShop, type Shop } from '../../../../tests/support/shop-world.ts';

const drawn = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
const there: Record<string, Buffer> = {
  '/a.jpg': await drawn('#357'),
  '/b.jpg': await drawn('#753'),
  '/copy-of-a.jpg': await drawn('#357'),
  '/script.jpg': Buffer.from('<script>alert(1)</script>'),
};
let asked: string[] = [];
/** Another shop with the images of its export. */
const otherServer = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  if (there[path]) response.end(there[path]);
  else response.writeHead(404).end();
}).listen(0, '127.0.0.1');
await new Promise((resolve) => otherServer.once('listening', resolve));
const host = `127.0.0.1:${(otherServer.address() as AddressInfo).port}`;
const old = `http://${host}`;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await startImportWorker({ ...shop.app, allowed: () => true });
});
afterAll(async () => {
  await shop?.close();
  otherServer.close();
});

const upload = async (table: string | Buffer, spoken = {}) =>
  shop.ask('POST', '/api/products/import?name=table.csv', table, {
    cookie: shop.cookie,
    headers: { 'content-type': 'text/csv', ...spoken },
  });
async function take(table: string | Buffer): Promise<ProductImport> {
  const reply = await upload(table);
  expect(reply.status, reply.text).toBe(201);
  return reply.json() as ProductImport;
}
const rowsOf = ({ _id }: ProductImport, query = '') =>
  shop.owner<ImportRow[]>('GET', `/api/products/import/${_id}/rows${query}`);
async function save({ _id }: ProductImport, choice = { publish: true, stock: true }): Promise<ProductImport> {
  await shop.owner('POST', `/api/products/import/${_id}/start`, choice);
  return eventually(
    () => shop.owner<ProductImport>('GET', `/api/products/import/${_id}`),
    ({ status }) => status === 'done',
  );
}
const bySlug = (slug: string) => shop.owner<Product>('GET', `/api/product/${slug}`);
const exported = async () =>
  (await shop.ask('GET', '/api/products.csv', undefined, { cookie: shop.cookie })).text;
const clear = async () => {
  for (const { _id } of await shop.owner<Product[]>('GET', '/api/products?limit=500'))
    await shop.owner('DELETE', `/api/product/${_id}`);
};

const evil = ['=cmd|x', '+1', '-2', '@SUM(A1)', "'=2", '"quoted", comma', 'plain', 'ein Wort'];
const word = fc.oneof(fc.constantFrom(...evil), fc.stringMatching(/^[a-zé,"'=][a-z ,;"']{0,12}[a-z"']$/));
const words = fc.uniqueArray(word, { maxLength: 3, selector: (text) => text.trim() });
const amount = fc.integer({ min: 0, max: 99_999_999 }).map((minor) => minor / 100);
const stock = fc.option(fc.integer({ min: 0, max: 1000 }));
const grams = fc.option(fc.integer({ min: 0, max: 5000 }));
const options = fc.uniqueArray(
  fc.record({ name: word, values: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }) }),
  { maxLength: 2, selector: ({ name }) => name },
);
const product = fc
  .record({
    label: word,
    price: amount,
    compareAt: fc.option(amount),
    kind: fc.constantFrom('physical', 'digital'),
    taxClass: fc.constantFrom('standard', 'reduced', 'zero'),
    shippingClass: fc.constantFrom('', 'bulky', '=1'),
    weight: grams,
    lowStock: stock,
    attributes: fc.array(fc.record({ name: word, value: word }), { maxLength: 2 }),
    tags: words,
    published: fc.boolean(),
    publishAt: fc.constantFrom(null, '2031-02-03T04:05:06.000Z'),
    seo: fc.record({ title: word, description: word }, { requiredKeys: [] }),
    images: fc.array(
      fc.record({
        src: fc.constantFrom('/demo/a.svg', '/demo/b, c.svg'),
        alt: fc.constantFrom('', 'A, b', ' "c" '),
      }),
      { maxLength: 2 },
    ),
    description: fc.array(word, { maxLength: 2 }).map((texts) => ({
      type: 'doc',
      content: texts.map((text) => ({
        type: 'paragraph',
        content: [{ type: 'text', text, marks: [{ type: 'bold' }] }],
      })),
    })),
    options,
    sku: word,
    stock,
  })
  .chain((base) =>
    fc
      .array(fc.record({ price: amount, sku: word, stock, weight: grams, alt: fc.option(word) }), {
        minLength: 9,
        maxLength: 9,
      })
      .map((own) => {
        const { sku, stock: counted, ...rest } = base;
        if (base.options.length === 0) return { ...rest, sku, stock: counted };
        const combinations = base.options.reduce<string[][]>(
          (all, { values }) => all.flatMap((before) => values.map((value) => [...before, value])),
          [[]],
        );
        const variants = combinations.slice(0, 9).map((values, at) => {
          const { alt, ...each } = own[at] ?? { price: 1, sku: '', stock: null, weight: null, alt: null };
          return { ...each, options: values, picture: alt === null ? null : { src: '/demo/v.svg', alt } };
        });
        return { ...rest, variants };
      }),
  );

test('what goes out comes in again unchanged, over what is there and into an empty shop', async () => {
  await clear();
  await shop.owner('POST', '/api/collection', { label: 'Pots, large' });
  const [collection] = await shop.owner<{ _id: string }[]>('GET', '/api/collections');
  const made = fc.sample(product, { numRuns: 60, seed: 7 });
  for (const [at, fields] of made.entries()) {
    const named = { ...fields, collections: at % 3 === 0 ? [collection?._id] : [] };
    const reply = await shop.ask('POST', '/api/product', named, { cookie: shop.cookie });
    // The shop refuses variants whose names only look different.
    if (reply.status !== 201) expect(reply.text).toContain('Two variants are named');
  }
  const before = await exported();
  for (const cells of parse(before, { bom: true }))
    for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  const again = await take(before);
  expect(again.total).toBeGreaterThan(50);
  expect((await rowsOf(again, '?only=problems')).map(({ problems }) => problems)).toEqual([]);
  expect(await save(again)).toMatchObject({ created: 0, failed: 0, wrong: 0, updated: again.total });
  expect(await exported()).toBe(before);

  await clear();
  // Images that are in no library are left out and reported.
  const bare = before.replaceAll(/\/demo\/[^",\n]*/g, '');
  const fresh = await take(bare);
  expect(await save(fresh)).toMatchObject({ updated: 0, failed: 0, wrong: 0, created: again.total });
  const shownAgain = parse(await exported(), { bom: true, columns: true }) as unknown as Record<
    string,
    string
  >[];
  const shownBefore = parse(before, { bom: true, columns: true }) as unknown as Record<string, string>[];
  const without = (rows: Record<string, string>[]) =>
    rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !name.includes('picture'))));
  expect(without(shownAgain)).toEqual(without(shownBefore));
  expect(await shop.faults()).toEqual([]);
});

test('each mistake is said with its row and column, and the others are taken over', async () => {
  await clear();
  const table = [
    'Name;Price;Stock;Published;Colour of the sky',
    'Good bowl;12,50;3;yes;blue',
    'Bad price;a lot;3;yes;',
    ';5;;;',
    'Too many;5;half;perhaps;',
    'No price;;;;',
  ].join('\r\n');
  const made = await take(table);
  expect(made).toMatchObject({
    status: 'preview',
    format: 'own',
    total: 1,
    wrong: 3,
    fresh: 1,
    unknownColumns: ['Colour of the sky'],
  });
  const problems = (await rowsOf(made, '?only=problems')).flatMap((row) =>
    row.problems.map(({ line, column }) => [line, column]),
  );
  expect(problems).toEqual([
    [3, 'price'],
    [5, 'published'],
    [5, 'stock'],
    [6, 'price'],
  ]);
  expect(await shop.owner<Product[]>('GET', '/api/products')).toEqual([]);
  expect(await save(made, { publish: false, stock: true })).toMatchObject({ done: 1, created: 1 });
  expect(await bySlug('good-bowl')).toMatchObject({ price: 12.5, stock: 3, published: false });
  expect(
    (
      await shop.ask(
        'POST',
        `/api/products/import/${made._id}/start`,
        { publish: true, stock: true },
        { cookie: shop.cookie },
      )
    ).status,
  ).toBe(409);
});

test('a price list changes prices alone; stock is left where that is wished', async () => {
  const [bowl] = await shop.owner<Product[]>('GET', '/api/products');
  await shop.owner('PUT', `/api/product/${bowl?._id}`, { tags: ['kept'], published: true });
  await save(await take('slug,price,stock\ngood-bowl,14.00,99\n'), { publish: false, stock: false });
  expect(await bySlug('good-bowl')).toMatchObject({ price: 14, stock: 3, tags: ['kept'], published: true });
  await save(await take('slug,price,stock\ngood-bowl,15,99\n'));
  expect(await bySlug('good-bowl')).toMatchObject({ price: 15, stock: 99 });
});

test('an export of a Shopify shop', async () => {
  const made = await take(
    [
      'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Image Src,Image Alt Text,SEO Title,Status',
      `linen-shirt,Linen shirt,"<p>Soft <strong>linen</strong></p>",Us,Shirts,"summer, new",TRUE,Size,S,Colour,Blue,LS-S,250,shopify,4,deny,45.00,60.00,TRUE,TRUE,${old}/a.jpg,Front,Shirt,active`,
      `linen-shirt,,,,,,,,M,,Blue,'-LS-M,260.4,shopify,-1,deny,47.00,,TRUE,TRUE,${old}/b.jpg,,,`,
      `linen-shirt,,,,,,,,,,,,,,,,,,,,${old}/c.jpg,,,`,
      'gift,Gift voucher,,Us,,,FALSE,Title,Default Title,,,,0,,,continue,10.00,,FALSE,FALSE,,,,draft',
    ].join('\n'),
  );
  expect(made).toMatchObject({ format: 'shopify', total: 2, wrong: 0, unknownColumns: ['Vendor'] });
  expect((await rowsOf(made))[0]?.notes).toEqual([
    'Negative stock is imported as 0.',
    `3 images are downloaded from ${host}.`,
  ]);
  expect(await save(made)).toMatchObject({ created: 2, failed: 0, lacking: 1 });
  expect((await rowsOf(made, '?only=problems')).map(({ problems }) => problems)).toEqual([
    [{ line: 2, column: 'pictures', sentence: expect.stringMatching(/c\.jpg.+no longer exists/) }],
  ]);
  const shirt = await bySlug('linen-shirt');
  expect(shirt.images.map(({ alt }) => alt)).toEqual(['Front', '']);
  for (const { src, file } of shirt.images) expect(src).toMatch(new RegExp(`^/files/${file}/`));
  expect(shirt).toMatchObject({
    label: 'Linen shirt',
    price: 45,
    compareAt: 60,
    weight: 250,
    tags: ['summer', 'new', 'Shirts'],
    published: true,
    options: [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Colour', values: ['Blue'] },
    ],
    variants: [
      { variantLabel: 'S / Blue', price: 45, sku: 'LS-S', stock: 4, weight: 250 },
      { variantLabel: 'M / Blue', price: 47, sku: '-LS-M', stock: 0, weight: 260 },
    ],
  });
  expect(await bySlug('gift')).toMatchObject({
    kind: 'digital',
    stock: null,
    published: false,
    taxClass: 'zero',
    variants: [],
  });
});

test('an export of a WooCommerce shop, whose variations stand anywhere below', async () => {
  const made = await take(
    [
      'ID,Type,SKU,Name,Published,Short description,Description,Tax status,Tax class,In stock?,Stock,Low stock amount,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
      `10,variable,TEE,Tee,1,,"<p>Cotton</p>\\n<p>Fair</p>",taxable,,1,,2,0.2,,,"Clothes > Tees, Gifts",cotton,${old}/a.jpg,,Material,Cotton,Size,"S, L"`,
      '11,simple,CARD,Card,0,,,taxable,reduced-rate,1,5,,,3,4.5,,,,,,,,',
      '12,variation,TEE-S,Tee - S,1,,,taxable,,1,3,,0.19,,20,,,,TEE,,,Size,S',
      '13,variation,TEE-L,Tee - L,1,,,taxable,,0,,,,18,20,,,,id:10,,,Size,L',
      '14,variation,X,Lost,1,,,taxable,,1,1,,,,1,,,,id:99,,,Size,L',
      '15,external,,Elsewhere,1,,,taxable,,1,,,,,9,,,,,,,,',
      '16,simple,,Card,1,,,taxable,,0,,,,,5,,,,,,,,',
    ].join('\n'),
  );
  expect(made).toMatchObject({ format: 'woocommerce', total: 3, wrong: 2 });
  expect((await rowsOf(made, '?only=problems')).map(({ line }) => line)).toEqual([6, 7]);
  expect(await save(made)).toMatchObject({ created: 3, failed: 0 });
  const tee = await bySlug('tee');
  expect(tee).toMatchObject({
    price: 18,
    weight: 200,
    lowStock: 2,
    tags: ['cotton'],
    options: [{ name: 'Size', values: ['S', 'L'] }],
    variants: [
      { variantLabel: 'S', price: 20, sku: 'TEE-S', stock: 3, weight: 190 },
      { variantLabel: 'L', price: 18, sku: 'TEE-L', stock: 0 },
    ],
  });
  expect(tee.description.content).toHaveLength(2);
  expect(tee.collections).toHaveLength(2);
  expect(await bySlug('card')).toMatchObject({
    price: 3,
    compareAt: 4.5,
    taxClass: 'reduced',
    stock: 5,
    published: false,
  });
  expect(await bySlug('card-2')).toMatchObject({ price: 5, stock: 0 });
});

test('pictures are fetched once, known again by their content, and what is none is said', async () => {
  await clear();
  asked = [];
  const files = async () => (await shop.owner<{ _id: string }[]>('GET', '/api/files?limit=200')).length;
  const before = await files();
  const table = [
    'slug,label,price,pictures,option 1,value 1,variant picture',
    `bowl,Bowl,5,"${old}/a.jpg, ${old}/script.jpg",Glaze,Blue,${old}/b.jpg`,
    `bowl,,,,,Red,${old}/a.jpg`,
    `cup,Cup,4,${old}/copy-of-a.jpg,,,`,
    'jug,Jug,4,somewhere.jpg,,,',
  ].join('\n');
  const made = await take(table);
  expect((await rowsOf(made)).map(({ notes }) => notes)).toEqual([
    [`3 images are downloaded from ${host}.`],
    [`1 image is downloaded from ${host}.`],
    [expect.stringContaining('not a full address')],
  ]);
  expect(asked).toEqual([]);
  expect(await save(made)).toMatchObject({ created: 3, done: 3, failed: 0, lacking: 1 });
  expect(asked.toSorted()).toEqual(['/a.jpg', '/b.jpg', '/copy-of-a.jpg', '/script.jpg']);
  const bowl = await bySlug('bowl');
  const [picture] = bowl.images;
  expect(bowl.images).toHaveLength(1);
  expect(bowl.variants.map((variant) => variant.picture?.file === picture?.file)).toEqual([false, true]);
  // The same bytes with another name are the same file.
  expect((await bySlug('cup')).images).toMatchObject([{ file: picture?.file }]);
  expect((await bySlug('jug')).images).toEqual([]);
  expect(await files()).toBeLessThanOrEqual(before + 2);
  const [problem] = (await rowsOf(made, '?only=problems')).flatMap(({ problems }) => problems);
  expect(problem?.sentence).toMatch(/script\.jpg\. /);

  const after = await files();
  expect(await save(await take(table))).toMatchObject({ updated: 3, lacking: 1 });
  expect((await bySlug('bowl')).images).toMatchObject([{ file: picture?.file }]);
  expect(await files()).toBe(after);
});

test.each([
  ['nothing', '', 400],
  ['no table', 'just\nwords\n', 400],
  ['a quote that is never closed', `label,price\n"Bowl,1\n${'x'.repeat(2_200_000)}`, 400],
  ['bytes that are no text', Buffer.from([0x6c, 0x61, 0xff, 0xfe, 0x00, 0x80]), 400],
])('%s is refused kindly, and leaves nothing behind', async (_, table, status) => {
  const reply = await upload(table);
  expect(reply.status).toBe(status);
  expect((reply.json() as { error: string }).error).toMatch(/row|CSV/i);
  const left = await shop.owner<ProductImport[]>('GET', '/api/products/imports');
  expect(left.filter((each) => each.status === 'reading')).toEqual([]);
});

test('two that start it at once start it once', async () => {
  await clear();
  const made = await take(
    `label,price\n${Array.from({ length: 40 }, (_, at) => `Bowl ${at},1`).join('\n')}\n`,
  );
  const path = `/api/products/import/${made._id}`;
  const both = await Promise.all(
    [1, 2].map(() =>
      shop.ask('POST', `${path}/start`, { publish: true, stock: true }, { cookie: shop.cookie }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const end = await eventually(
    () => shop.owner<ProductImport>('GET', path),
    ({ status }) => status === 'done',
  );
  expect(end).toMatchObject({ total: 40, done: 40, created: 40 });
  expect(await shop.owner<Product[]>('GET', '/api/products?limit=500')).toHaveLength(40);
});

test('what is sold no more is exported too, and stays so; on another site it comes as such', async () => {
  await clear();
  const old = await shop.product({ label: 'Old vase', price: 9 });
  await shop.owner('POST', `/api/product/${old._id}/archive`, { archived: true });
  const table = await exported();
  expect(table).toContain('Old vase');
  await save(await take(table));
  expect(await bySlug(old.slug)).toMatchObject({ state: 'archived' });
  await save(await take(table.replaceAll(old.slug, 'older-vase')));
  expect(await bySlug('older-vase')).toMatchObject({ state: 'archived' });
});

test('problems of rows are said in the language in which the person uses the admin', async () => {
  const spoken = { referer: 'http://shop.example/admin/products', 'accept-language': 'de' };
  const reply = await upload('label,price\nJug,cheap\n', spoken);
  const rows = await rowsOf(reply.json() as ProductImport, '?only=problems');
  expect(rows[0]?.problems[0]?.sentence).toBe('„cheap“ ist kein Betrag wie 24,50.');
});
