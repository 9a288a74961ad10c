import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { silent } from '../../../../tests/support/site-context.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import { searchJob } from '../../../app/jobs/search-work.ts';
import { richTextOf } from '../../../lib/content/rich-text.ts';
import type { TranslatedText } from '../../../lib/translations/texts.ts';
import type { ContentType, OwnEntry } from '../../entries/entry-shapes.ts';
import { startIndexWorker } from '../../pages/server/index.ts';
import type { Page } from '../../pages/contract.ts';
import type { Translation } from '../../pages/translations-contract.ts';
import type { Product } from '../../products/contract.ts';
import type { SearchResults } from '../contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { app, admin, one } = world;
const { visitor, done } = callsOn(world, one);
const other = callsOn(world, world.two);

const setSite = (untranslated: 'original' | 'hidden', languages = ['de', 'ar']) =>
  done('PUT', '/api/website', { settings: { languages, untranslated } });
beforeAll(() => startIndexWorker({ ...app.pages, db: app.db }));
beforeEach(() => setSite('original'));

const words = (text: string, id = 'text') => ({ type: 'richText', props: { id, text: richTextOf(text) } });
async function page(name: string, blocks: object[], more = {}): Promise<Page> {
  const { _id } = await done<Page>('POST', '/api/page', { name, blocks, ...more });
  return done<Page>('POST', `/api/page/${_id}/publish`, {});
}
const at = (subject: string, language = 'de') => `/api/translation/${language}/${subject}`;
async function translate(subject: string, texts: Record<string, TranslatedText>, language = 'de') {
  const originals = (await done<Translation>('GET', at(subject, language))).texts;
  const source = (key: string) => originals.find((text) => text.key === key)?.source ?? '';
  const given = Object.entries(texts).map(([key, text]) => ({ key, text, source: source(key) }));
  await done('PUT', at(subject, language), { texts: given });
}
const publish = (subject: string, language = 'de') => done('POST', `${at(subject, language)}/publish`, {});
const unpublish = (subject: string) => done('POST', `${at(subject)}/unpublish`, {});
async function translated(subject: string, texts: Record<string, TranslatedText>, language = 'de') {
  await translate(subject, texts, language);
  await publish(subject, language);
}

async function search(q: string, language?: string, as = visitor): Promise<SearchResults> {
  const query = new URLSearchParams({ q, ...(language ? { language } : {}) });
  const reply = await as('GET', `/api/search?${query}`);
  expect([reply.status, reply.text]).toEqual([200, reply.text]);
  return reply.json() as SearchResults;
}
const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');
const titles = async (q: string, language?: string) =>
  (await search(q, language)).results.map(({ title }) => textOf(title));
const products = async (q: string, language?: string) =>
  (
    (
      await visitor('GET', `/api/products?${new URLSearchParams({ q, ...(language ? { language } : {}) })}`)
    ).json() as Product[]
  ).map(({ label }) => label);

test('a page is found by its published translation, in that language only', async () => {
  const { _id } = await page('Porcelain', [words('Thin and white.')]);
  await translate(_id, { 'name@': 'Porzellan', 'text@text': richTextOf('Dünn und <b>weiß</b>, im Ofen.') });
  // Nobody finds a draft, not even in the language that it is for.
  expect([await titles('porzellan', 'de'), await titles('porcelain', 'de')]).toEqual([[], ['Porcelain']]);
  expect((await search('porcelain', 'de')).results).toMatchObject([{ translated: [] }]);

  await publish(_id);
  expect((await search('weiss ofen', 'de')).results).toMatchObject([
    {
      kind: 'page',
      href: '/porcelain',
      title: [{ text: 'Porzellan', found: false }],
      excerpt: [
        { text: 'Dünn und <b>', found: false },
        { text: 'weiß', found: true },
        { text: '</b>, im ', found: false },
        { text: 'Ofen', found: true },
        { text: '.', found: false },
      ],
      translated: ['title', 'excerpt'],
    },
  ]);
  // With a mistake, and while typing.
  for (const typed of ['porzelan', 'porz', 'PORZELLÁN'])
    expect([typed, await titles(typed, 'de')]).toEqual([typed, ['Porzellan']]);
  expect(await titles('porcelain', 'de')).toEqual([]);
  for (const language of [undefined, 'en', 'ar'])
    expect([await titles('porzellan', language), await titles('porcelain', language)]).toEqual([
      [],
      ['Porcelain'],
    ]);
  expect((await search('porcelain')).results[0]).not.toHaveProperty('translated');

  // A changed translation is found when it is published, the earlier one until then.
  await translate(_id, { 'name@': 'Steingut' });
  expect([await titles('steingut', 'de'), await titles('porzellan', 'de')]).toEqual([[], ['Porzellan']]);
  await publish(_id);
  expect([await titles('steingut', 'de'), await titles('porzellan', 'de')]).toEqual([['Steingut'], []]);
  await unpublish(_id);
  expect([await titles('steingut', 'de'), await titles('porcelain', 'de')]).toEqual([[], ['Porcelain']]);
});

test('an original that visitors can’t open isn’t found by its translation', async () => {
  const { _id, slug } = await page('Kiln', [words('Hot.')]);
  await translated(_id, { 'name@': 'Brennofen' });
  expect(await titles('brennofen', 'de')).toEqual(['Brennofen']);
  await done('POST', `/api/page/${_id}/unpublish`, {});
  expect(await titles('brennofen', 'de')).toEqual([]);
  await done('POST', `/api/page/${_id}/publish`, {});
  expect(await titles('brennofen', 'de')).toEqual(['Brennofen']);
  await done('PUT', `/api/page/${_id}`, { seo: { noIndex: true } });
  await done('POST', `/api/page/${_id}/publish`, {});
  expect([slug, await titles('brennofen', 'de')]).toEqual(['kiln', []]);
  // Its translation published again changes nothing.
  await publish(_id);
  expect(await titles('brennofen', 'de')).toEqual([]);
  await done('DELETE', `/api/page/${_id}`);
  expect(await titles('brennofen', 'de')).toEqual([]);
});

test('what isn’t translated is left out where the site says so, but never a service', async () => {
  await page('Gardens', [words('Lavender grows here.')]);
  const service = await done<{ _id: string }>('POST', '/api/service', {
    label: 'Lavender walk',
    description: richTextOf('An hour.'),
    published: true,
  });
  expect((await titles('lavender', 'de')).toSorted()).toEqual(['Gardens', 'Lavender walk']);
  await setSite('hidden');
  expect(await titles('lavender', 'de')).toEqual(['Lavender walk']);
  expect((await titles('lavender')).toSorted()).toEqual(['Gardens', 'Lavender walk']);
  await translated(`service.${service._id}`, { 'label@': 'Lavendelgang' });
  expect([await titles('lavendelgang', 'de'), await titles('lavender', 'de')]).toEqual([
    ['Lavendelgang'],
    [],
  ]);
  await done('PUT', `/api/service/${service._id}`, { published: false });
  expect(await titles('lavendelgang', 'de')).toEqual([]);
});

test('questions, reusable sections and entries are found by their translation', async () => {
  const { _id } = await page('Visiting', [
    {
      type: 'accordion',
      props: {
        id: 'faq',
        items: [{ question: 'Is there parking?', answer: richTextOf('Behind the house.') }],
      },
    },
  ]);
  await translated(_id, { 'items.0.question@faq': 'Gibt es Parkplätze?' });
  expect((await search('parkplatze', 'de')).results).toMatchObject([
    { kind: 'question', href: '/visiting#question-faq-1' },
    { kind: 'page' },
  ]);

  const section = await done<{ _id: string }>('POST', '/api/section', {
    name: 'Hours',
    blocks: [words('ibex', 's')],
  });
  const shows = await page('Shows it', [{ type: 'savedSection', props: { section: section._id } }]);
  await translated(shows._id, { 'name@': 'Zeigt sie' });
  expect(await titles('ibex', 'de')).toEqual(['Zeigt sie']);
  await translated(section._id, { 'text@s': richTextOf('Steinbock') });
  await eventually(
    () => titles('steinbock', 'de'),
    (found) => found.length > 0,
  );
  expect(await titles('ibex', 'de')).toEqual([]);

  const blog = await done<ContentType>('POST', '/api/content-types', {
    kind: 'post',
    slug: 'blog',
    inMenu: false,
  });
  await done('PUT', `/api/content-types/${blog._id}`, {
    fields: [{ key: 'lead', label: 'Lead', kind: 'text' }],
  });
  const entry = await done<OwnEntry>('POST', '/api/entries', {
    type: blog._id,
    name: 'Harvest',
    details: { excerpt: 'Of apples', values: { lead: 'In autumn' } },
  });
  await done('POST', `/api/page/${entry._id}/publish`, {});
  await translated(entry._id, { 'name@': 'Ernte', 'excerpt@': 'Von Äpfeln', 'values.lead@': 'Im Herbst' });
  expect((await search('apfeln herbst', 'de')).results).toMatchObject([
    { title: [{ text: 'Ernte' }], href: '/blog/harvest' },
  ]);
  expect(await titles('autumn', 'de')).toEqual([]);
});

test('entries are found by what their options are called in the language', async () => {
  const { _id: type } = await done<ContentType>('POST', '/api/content-types', {
    kind: 'other',
    plural: 'Walks',
    slug: 'walks',
    inMenu: false,
  });
  await done('PUT', `/api/content-types/${type}`, {
    fields: [{ key: 'level', label: 'Level', kind: 'choice', options: ['Strenuous', 'Gentle'] }],
  });
  const entry = await done<OwnEntry>('POST', '/api/entries', {
    type,
    name: 'Ridge',
    details: { values: { level: 'Strenuous' } },
  });
  await done('POST', `/api/page/${entry._id}/publish`, {});
  await translated(entry._id, { 'name@': 'Grat' });
  expect(await titles('strenuous', 'de')).toEqual(['Grat']);

  await translated(`content-type.${type}`, { 'fields.level.options.0@': 'Anstrengend' });
  await eventually(
    () => titles('anstrengend', 'de'),
    (found) => found.length > 0,
  );
  expect(await titles('anstrengend', 'de')).toEqual(['Grat']);
  expect([await titles('strenuous', 'de'), await titles('strenuous'), await titles('anstrengend')]).toEqual([
    [],
    ['Ridge'],
    [],
  ]);
  await unpublish(`content-type.${type}`);
  await eventually(
    () => titles('strenuous', 'de'),
    (found) => found.length > 0,
  );
  expect(await titles('anstrengend', 'de')).toEqual([]);
});

test('products are found by their translation, and by their name in the main language', async () => {
  const { _id } = await done<Product>('POST', '/api/product', {
    label: 'Teapot',
    price: 30,
    options: [{ name: 'Glaze', values: ['Sand', 'Sea'] }],
    variants: [
      { price: 30, options: ['Sand'] },
      { price: 30, options: ['Sea'] },
    ],
    published: true,
  });
  await translate(`product.${_id}`, { 'label@': 'Kanne', 'options.0.values.1@': 'Meeresblau' });
  expect([await products('kanne', 'de'), await products('teapot', 'de')]).toEqual([[], ['Teapot']]);
  await publish(`product.${_id}`);
  for (const typed of ['kanne', 'kane', 'meeresblau', 'teapot', 'kanne meeresblau', 'meeresblau sand'])
    expect([typed, await products(typed, 'de')]).toEqual([typed, ['Kanne']]);
  for (const language of [undefined, 'ar', 'en'])
    expect([await products('kanne', language), await products('meeresblau', language)]).toEqual([[], []]);
  await translate(`product.${_id}`, { 'label@': 'Krug' });
  await publish(`product.${_id}`);
  expect([await products('krug', 'de'), await products('kanne', 'de')]).toEqual([['Krug'], []]);
  await done('PUT', `/api/product/${_id}`, { published: false });
  expect(await products('krug', 'de')).toEqual([]);
  await done('PUT', `/api/product/${_id}`, { published: true });
  await unpublish(`product.${_id}`);
  expect(await products('krug', 'de')).toEqual([]);
});

test('a language that the site no longer has is not searched, and another site’s never', async () => {
  const { _id } = await page('Owls', [words('By night.')]);
  await translated(_id, { 'name@': 'Eulen' });
  await other.done('PUT', '/api/website', { settings: { languages: ['de'] } });
  expect((await search('eulen', 'de', other.visitor)).results).toEqual([]);
  await setSite('original', ['ar']);
  expect((await visitor('GET', '/api/search?q=eulen&language=de')).status).toBe(404);
  expect([await titles('eulen', 'ar'), await titles('eulen')]).toEqual([[], []]);
  // It may become the main one: then its translations are read nowhere.
  await done('PUT', '/api/website', { settings: { languages: [], locale: 'de-DE' } });
  expect([await titles('eulen', 'de'), await titles('owls', 'de')]).toEqual([[], ['Owls']]);
  await done('PUT', '/api/website', { settings: { locale: 'en-GB' } });
  await setSite('original');
  expect(await titles('eulen', 'de')).toEqual(['Eulen']);
});

test('an index made before is extended by translations', async () => {
  const { _id } = await page('Foxes', [words('Red.')]);
  await translated(_id, { 'name@': 'Füchse' });
  await translated(_id, { 'name@': 'ثعالب' }, 'ar');
  await asAdmin(admin, async (client) => {
    await client.query(`delete from sitewright.search_entries where website_id = $1 and language <> ''`, [
      one.id,
    ]);
    await client.query('delete from sitewright.search_indexes where website_id = $1', [one.id]);
  });
  expect(await titles('fuchse', 'de')).toEqual([]);
  await searchJob({ ...app.pages, db: app.db, log: silent });
  expect([await titles('fuchse', 'de'), await titles('ثعالب', 'ar')]).toEqual([['Füchse'], ['ثعالب']]);
});

test('no search reaches into the words of another language', async () => {
  const { _id } = await page('Herons', [words('Grey.')]);
  await translated(_id, { 'name@': 'Reiher' });
  for (const typed of [':de:reiher', ':de:', 'de:reiher', ':', 'de', '=', ':de:rei'])
    expect([typed, (await titles(typed)).includes('Herons')]).toEqual([typed, false]);
  for (const language of ['xx', '', 'de:', "de' or true"])
    expect((await visitor('GET', `/api/search?${new URLSearchParams({ q: 'a', language })}`)).status).toBe(
      400,
    );
});
