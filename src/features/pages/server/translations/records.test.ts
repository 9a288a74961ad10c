import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { staffMember } from '../../../../../tests/support/staff.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import { richTextOf } from '../../../../lib/content/rich-text.ts';
import type { Service } from '../../../bookings/service-shapes.ts';
import type { Collection, Product } from '../../../products/contract.ts';
import { translationKey } from '../../../../lib/translations/translation-key.ts';
import type { TranslatedText } from '../../../../lib/translations/texts.ts';
import type { Translation, TranslationProgress } from '../../translations-contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { admin, app, ask, one, two } = world;
const { visitor, owner, done } = callsOn(world, one);

const glazes = { name: 'Glaze', values: ['Sand', 'Sea'] };
const mug = {
  label: 'Mug',
  description: richTextOf('Thrown by hand.'),
  price: 24,
  images: [{ src: '/demo/mug.svg', alt: 'A mug' }],
  options: [glazes],
  variants: [
    { price: 24, options: ['Sand'] },
    { price: 26, options: ['Sea'] },
    { price: 40, options: ['Sea'], variantLabel: 'Sea, signed' },
  ],
  attributes: [{ name: 'Material', value: 'Stoneware' }],
  seo: { title: 'Mug by hand' },
  published: true,
};
const german = {
  'label@': 'Becher',
  'description@': richTextOf('Von Hand gedreht.'),
  'pictures.0.alt@': 'Ein Becher',
  'options.0.name@': 'Glasur',
  'options.0.values.0@': 'Sandfarben',
  'options.0.values.1@': 'Meer',
  'variants.2@': 'Meer, signiert',
  'attributes.0.name@': 'Werkstoff',
  'attributes.0.value@': 'Steinzeug',
  'seo.title@': 'Becher von Hand',
};

const newProduct = async (fields: object = {}) =>
  (await done<Product>('POST', '/api/product', { ...mug, ...fields }))._id;
const at = (subject: string, language = 'de') => `/api/translation/${language}/${subject}`;
const read = (subject: string) => done<Translation>('GET', at(subject));
async function translate(subject: string, texts: Record<string, TranslatedText>): Promise<Translation> {
  const originals = (await read(subject)).texts;
  const source = (key: string) => originals.find((text) => text.key === key)?.source ?? '';
  const given = Object.entries(texts).map(([key, text]) => ({ key, text, source: source(key) }));
  return done('PUT', at(subject), { texts: given });
}
const publish = (subject: string) => done<Translation>('POST', `${at(subject)}/publish`, {});
const shown = async (id: string, language = 'de') =>
  (await visitor('GET', `/api/product/${id}?language=${language}`)).json() as Product;

beforeAll(() => done('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } }));

test('a product lists its texts, and visitors read those that are translated once they are published', async () => {
  const id = await newProduct();
  const { kind, name, path, texts } = await read(`product.${id}`);
  expect({ kind, name, path }).toEqual({ kind: 'product', name: 'Mug', path: '/de/product/mug' });
  expect(texts.map(({ key }) => key)).toEqual(Object.keys(german));
  await translate(`product.${id}`, german);
  expect(await shown(id)).toMatchObject({ label: 'Mug', languages: [], translated: [] });

  expect(await publish(`product.${id}`)).toMatchObject({ state: 'published' });
  const inGerman = await shown(id);
  expect(inGerman).toMatchObject({
    label: 'Becher',
    slug: 'mug',
    description: richTextOf('Von Hand gedreht.'),
    seo: { title: 'Becher von Hand' },
    images: [{ alt: 'Ein Becher' }],
    options: [{ name: 'Glasur', values: ['Sandfarben', 'Meer'] }],
    attributes: [{ name: 'Werkstoff', value: 'Steinzeug' }],
    languages: ['de'],
    translated: ['label', 'description'],
    translation: translationKey(one.id, id, 'de'),
  });
  // A variant keeps the name by which carts know it.
  expect(inGerman.variants.map(({ variantLabel, name, options }) => [variantLabel, name, options])).toEqual([
    ['Sand', 'Sandfarben', ['Sandfarben']],
    ['Sea', 'Meer', ['Meer']],
    ['Sea, signed', 'Meer, signiert', ['Meer']],
  ]);
  for (const path of [`/api/products?language=de&productIds=${id}`, '/api/products?language=de&q=mug'])
    expect((await visitor('GET', path)).json()).toMatchObject([{ label: 'Becher' }]);
  expect(await shown(id, 'fr')).toMatchObject({ label: 'Mug', languages: ['de'], translated: [] });
  expect(await shown(id, 'en')).toMatchObject({ label: 'Mug', languages: ['de'] });
  const plain = (await visitor('GET', `/api/product/${id}`)).json() as Product;
  expect(plain).toMatchObject({ label: 'Mug', options: [glazes] });
  expect(Object.keys(plain).filter((name) => /langu|transl/.test(name))).toEqual([]);

  await done('POST', `${at(`product.${id}`)}/unpublish`, {});
  expect(await shown(id)).toMatchObject({ label: 'Mug', languages: [] });
});

test('only the text of a product that changed is outdated, and a moved option keeps its translation', async () => {
  const id = await newProduct({ slug: 'changing-mug' });
  await translate(`product.${id}`, german);
  await publish(`product.${id}`);
  await done('PUT', `/api/product/${id}`, {
    label: 'Large mug',
    options: [{ name: 'Glaze', values: ['Sea', 'Sand'] }],
    variants: [{ price: 24, options: ['Sea'] }],
  });
  const { texts } = await read(`product.${id}`);
  expect(texts.flatMap(({ key, was }) => (was === null ? [] : [[key, was]]))).toEqual([['label@', 'Mug']]);
  expect((await shown(id)).options).toEqual([{ name: 'Glasur', values: ['Meer', 'Sandfarben'] }]);
  const list = await done<TranslationProgress[]>('GET', '/api/translations/de');
  expect(list[0]).toMatchObject({ subject: `product.${id}`, kind: 'product', outdated: 1, visible: true });
});

test('two values of an option that have one translation stay apart', async () => {
  const id = await newProduct({ slug: 'same-mug' });
  await translate(`product.${id}`, { 'options.0.values.0@': 'Gleich', 'options.0.values.1@': 'Gleich' });
  await publish(`product.${id}`);
  const { options, variants } = await shown(id);
  expect(options).toEqual([glazes]);
  expect(variants.map((variant) => variant.options)).toEqual([['Sand'], ['Sea'], ['Sea']]);
});

test('texts of a product obey the rules of its fields', async () => {
  const id = await newProduct({ slug: 'strict-mug' });
  const put = async (key: string, text: unknown, source: TranslatedText) =>
    (await owner('PUT', at(`product.${id}`), { texts: [{ key, text, source }] })).status;
  expect(await put('label@', 'x'.repeat(201), 'Mug')).toBe(400);
  expect(await put('attributes.0.name@', 'Werk: stoff', 'Material')).toBe(400);
  expect(await put('label@', richTextOf('Becher'), 'Mug')).toBe(400);
  expect(await put('price@', '1', '24')).toBe(404);
  expect(await put('__proto__@', 'x', 'x')).toBe(404);
  expect(await put('label@', 'Becher', 'Mug')).toBe(200);
});

test('a service is translated as a product is, in lists too', async () => {
  const { _id: id } = await done<Service>('POST', '/api/service', {
    label: 'Wheel lesson',
    description: richTextOf('An hour at the wheel.'),
    questions: [
      { id: 'level', label: 'Have you thrown before?', kind: 'text', required: false },
      { id: 'hand', label: 'Hand', kind: 'choice', required: true, options: ['Left', 'Right'] },
    ],
    published: true,
  });
  await translate(`service.${id}`, {
    'label@': 'Drehkurs',
    'questions.0.label@': 'Haben Sie schon gedreht?',
    'questions.1.optionTexts.0@': 'Links',
  });
  await publish(`service.${id}`);
  const service = (await visitor('GET', `/api/service/${id}?language=de`)).json();
  expect(service).toMatchObject({
    label: 'Drehkurs',
    description: richTextOf('An hour at the wheel.'),
    // Bookings name the answer as the main language does.
    questions: [
      { id: 'level', label: 'Haben Sie schon gedreht?' },
      { id: 'hand', label: 'Hand', options: ['Left', 'Right'], optionTexts: ['Links', 'Right'] },
    ],
    languages: ['de'],
    translated: ['label'],
    translation: translationKey(one.id, id, 'de'),
  });
  const list = (await visitor('GET', '/api/services?language=de')).json() as Service[];
  expect(list.find(({ _id }) => _id === id)).toMatchObject({ label: 'Drehkurs' });
  expect((await visitor('GET', `/api/service/${id}`)).json()).toMatchObject({ label: 'Wheel lesson' });
});

test('a collection is translated as a product is, in the list that visitors read', async () => {
  const { _id: id } = await done<Collection>('POST', '/api/collection', {
    label: 'Bowls',
    description: 'For soup and fruit.',
    picture: { src: '/demo/mug.svg', alt: 'Three bowls' },
  });
  const subject = `collection.${id}`;
  expect(await read(subject)).toMatchObject({
    kind: 'collection',
    name: 'Bowls',
    path: '/de/shop?collection=bowls',
    texts: [{ key: 'label@' }, { key: 'description@' }, { key: 'picture.alt@' }],
  });
  await translate(subject, { 'label@': 'Schalen', 'picture.alt@': 'Drei Schalen' });
  await publish(subject);
  const listed = async (query: string) =>
    ((await visitor('GET', `/api/collections${query}`)).json() as Collection[]).find(({ _id }) => _id === id);
  expect(await listed('?language=de')).toMatchObject({
    label: 'Schalen',
    slug: 'bowls',
    description: 'For soup and fruit.',
    picture: { alt: 'Drei Schalen' },
    translated: ['label'],
    translation: translationKey(one.id, id, 'de'),
  });
  expect(await listed('?language=fr')).toMatchObject({ label: 'Bowls', translated: [] });
  const plain = await listed('');
  expect(plain).toMatchObject({ label: 'Bowls' });
  expect(plain).not.toHaveProperty('translation');

  await done('PUT', `/api/collection/${id}`, { label: 'Deep bowls' });
  expect((await read(subject)).texts[0]).toMatchObject({ text: 'Schalen', was: 'Bowls' });
  const list = await done<TranslationProgress[]>('GET', '/api/translations/de');
  expect(list.find((each) => each.subject === subject)).toMatchObject({ outdated: 1, visible: true });
  await done('DELETE', `/api/collection/${id}`);
  expect((await owner('GET', at(subject))).status).toBe(404);
});

test('a contributor translates products without being able to change or publish them', async () => {
  const id = await newProduct({ slug: 'roles-mug' });
  const { cookie } = await staffMember({ db: app.db, admin, ask, site: one }, 'contributor', `t@${one.host}`);
  const as = async (method: string, path: string, body?: unknown) =>
    (await ask({ host: one.host, method, path, body, cookie })).status;
  const texts = [{ key: 'label@', text: 'Becher', source: 'Mug' }];
  expect(await as('PUT', at(`product.${id}`), { texts })).toBe(200);
  expect(await as('POST', `${at(`product.${id}`)}/publish`, {})).toBe(403);
  expect(await as('PUT', `/api/product/${id}`, { label: 'Cup' })).toBe(403);
  const packer = await staffMember({ db: app.db, admin, ask, site: one }, 'orders', `p@${one.host}`);
  const reply = await ask({
    host: one.host,
    method: 'GET',
    path: at(`product.${id}`),
    cookie: packer.cookie,
  });
  expect(reply.status).toBe(403);
});

test('a key for pages alone reads no products through their translations', async () => {
  const id = await newProduct({ slug: 'hidden-mug', published: false });
  const { key } = await done<{ key: string }>('POST', '/api/api-key', {
    name: 'Pages',
    rights: { pages: 'write', translations: 'write' },
    days: null,
  });
  const as = (path: string) =>
    ask({ host: one.host, method: 'GET', path, headers: { authorization: `Bearer ${key}` } });
  for (const subject of [`product.${id}`, `form.${id}`, `collection.${id}`])
    expect((await as(at(subject))).status).toBe(403);
  const list = (await as('/api/translations/de')).json() as TranslationProgress[];
  expect(list.map(({ kind }) => kind)).toContain('page');
  expect(list.map(({ kind }) => kind).filter((kind) => /product|service|collection|form/.test(kind))).toEqual(
    [],
  );
});

test('products of another site and deleted ones are not found, and take their translations along', async () => {
  expect((await owner('GET', at(`product.${two.shop.product}`))).status).toBe(404);
  const texts = [{ key: 'label@', text: 'Fremd', source: 'x' }];
  expect((await owner('PUT', at(`product.${two.shop.product}`), { texts })).status).toBe(404);
  const id = await newProduct({ slug: 'short-lived' });
  await translate(`product.${id}`, { 'label@': 'Kurzlebig' });
  await done('DELETE', `/api/product/${id}`);
  const rows = await asAdmin(
    admin,
    async (client) =>
      (await client.query('select id from sitewright.translations where product_id = $1', [id])).rows,
  );
  expect(rows).toEqual([]);
  expect((await owner('GET', at(`product.${id}`))).status).toBe(404);
});
