import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import { richTextOf } from '../../../../lib/content/rich-text.ts';
import type { Website } from '../../../websites/contract.ts';
import type { Page } from '../../contract.ts';
import type { Menus } from '../../menus-contract.ts';
import type { StoredTexts, TranslatedText } from '../../../../lib/translations/texts.ts';
import type { Translation, TranslationProgress } from '../../translations-contract.ts';
import { translationKey } from '../../../../lib/translations/translation-key.ts';

const world = await twoSites();
afterAll(() => world.close());
const { admin, one } = world;
const { visitor, owner, done } = callsOn(world, one);

const hero = {
  type: 'hero',
  props: { id: 'b1', title: 'Made slowly', text: 'By hand.', buttons: [{ label: 'Visit', href: '/visit' }] },
};
const faq = (...questions: string[]) => ({
  type: 'accordion',
  props: {
    id: 'b2',
    items: questions.map((question) => ({ question, answer: richTextOf(`Answer to ${question}`) })),
  },
});

let count = 0;
/** A published page. */
async function newPage(
  blocks: unknown[] = [hero, faq('One?', 'Two?')],
  slug = `page-${++count}`,
): Promise<string> {
  const { _id } = await done<Page>('POST', '/api/page', { name: 'Our pots', slug, blocks });
  await done('POST', `/api/page/${_id}/publish`, {});
  return _id;
}
const rewrite = async (page: string, blocks: unknown[]) => {
  await done('PUT', `/api/page/${page}`, { blocks });
  await done('POST', `/api/page/${page}/publish`, {});
};
const at = (subject: string) => `/api/translation/de/${subject}`;
const read = (subject: string) => done<Translation>('GET', at(subject));
const textAt = async (subject: string, key: string) =>
  (await read(subject)).texts.find((text) => text.key === key);
/** Translates texts by key, each from the original of now. */
async function translate(subject: string, texts: Record<string, TranslatedText>): Promise<void> {
  const { texts: originals } = await read(subject);
  const source = (key: string) => originals.find((text) => text.key === key)?.source ?? '';
  const given = Object.entries(texts).map(([key, text]) => ({ key, text, source: source(key) }));
  await done('PUT', at(subject), { texts: given });
}
const publish = (subject: string) => done<Translation>('POST', `${at(subject)}/publish`, {});
const shown = async (page: string, language = 'de') =>
  (await visitor('GET', `/api/page?_id=${page}&language=${language}`)).json() as Page;
const settings = (given: object) => owner('PUT', '/api/website', { settings: given });

beforeAll(() => done('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } }));

test('a page lists its texts, and shows those that are translated over the original once they are published', async () => {
  const page = await newPage();
  const { texts, state, kind } = await read(page);
  expect({ state, kind }).toEqual({ state: 'none', kind: 'page' });
  expect(texts.map(({ key }) => key)).toEqual([
    'name@',
    'title@b1',
    'text@b1',
    'buttons.0.label@b1',
    'items.0.question@b2',
    'items.0.answer@b2',
    'items.1.question@b2',
    'items.1.answer@b2',
  ]);
  await translate(page, {
    'name@': 'Unsere Töpfe',
    'title@b1': 'Langsam gemacht',
    'items.0.answer@b2': richTextOf('Ja.'),
  });
  expect(await read(page)).toMatchObject({ state: 'draft', publishedAt: null });
  expect(await shown(page)).toMatchObject({ name: 'Our pots', languages: [] });

  expect(await publish(page)).toMatchObject({ state: 'published' });
  const german = await shown(page);
  expect(german).toMatchObject({
    name: 'Unsere Töpfe',
    label: 'Unsere Töpfe',
    language: 'de',
    languages: ['de'],
  });
  expect(german.blocks[0]?.props).toMatchObject({
    title: 'Langsam gemacht',
    text: 'By hand.',
    layout: 'right',
  });
  expect(german.blocks[1]?.props).toMatchObject({
    items: [{ question: 'One?', answer: richTextOf('Ja.') }, { question: 'Two?' }],
  });
  expect(await shown(page, 'fr')).toMatchObject({ name: 'Our pots', languages: ['de'] });
  expect((await visitor('GET', `/api/page?_id=${page}`)).json()).toMatchObject({
    name: 'Our pots',
    languages: ['de'],
  });
});

test('exactly the text whose original changed is outdated, and keeps what it was made from', async () => {
  const page = await newPage();
  await translate(page, {
    'title@b1': 'Langsam',
    'text@b1': 'Von Hand.',
    'items.0.question@b2': 'Eins?',
    'items.1.question@b2': 'Zwei?',
  });
  await publish(page);
  const props = { ...hero.props, title: 'Made very slowly' };
  // A question that is put first moves the others, and one that is gone leaves its translation behind.
  await rewrite(page, [{ ...hero, props }, faq('Zero?', 'One?')]);

  expect(await textAt(page, 'title@b1')).toMatchObject({
    text: 'Langsam',
    was: 'Made slowly',
    source: 'Made very slowly',
  });
  expect(await textAt(page, 'text@b1')).toMatchObject({ text: 'Von Hand.', was: null });
  expect(await textAt(page, 'items.1.question@b2')).toMatchObject({ text: 'Eins?', was: null });
  const progress = await done<TranslationProgress[]>('GET', '/api/translations/de');
  expect(progress[0]).toMatchObject({ outdated: expect.any(Number) });
  expect(progress.find(({ subject }) => subject === page)?.outdated).toBeGreaterThan(0);
  expect((await shown(page)).blocks[0]?.props).toMatchObject({ title: 'Langsam', text: 'Von Hand.' });

  // “Keep translation” saves the same text for the new original.
  await translate(page, { 'title@b1': 'Langsam' });
  expect(await textAt(page, 'title@b1')).toMatchObject({ text: 'Langsam', was: null });
});

test('a block that is gone takes its translation along, and one that returns finds it again', async () => {
  const page = await newPage();
  await translate(page, { 'title@b1': 'Langsam' });
  await publish(page);
  await rewrite(page, [faq('One?')]);
  expect((await shown(page)).blocks).toHaveLength(1);
  await rewrite(page, [faq('One?'), hero]);
  expect((await shown(page)).blocks[1]?.props).toMatchObject({ title: 'Langsam' });
});

test('a reusable section is translated once for every page that shows it', async () => {
  const blocks = [{ type: 'heading', props: { id: 's1', text: 'Opening hours' } }];
  const { _id: section } = await done<Page>('POST', '/api/section', { name: 'Hours', blocks });
  const page = await newPage([{ type: 'savedSection', props: { id: 'p1', section } }]);
  await translate(section, { 'text@s1': 'Öffnungszeiten' });
  expect(await publish(section)).toMatchObject({ kind: 'section', path: null });
  expect(JSON.stringify((await shown(page)).blocks)).toContain('Öffnungszeiten');
  expect(JSON.stringify((await shown(page, 'fr')).blocks)).toContain('Opening hours');
});

test('links lead to pages and the shop in the same language, and everywhere else stay as they are', async () => {
  await newPage([], 'visit');
  const links = ['/visit', '/visit?a=1#b', '/shop', '/nowhere', 'https://pots.test/visit', '/', '#top'];
  const buttons = (some: string[]) => ({
    type: 'hero',
    props: { buttons: some.map((href) => ({ label: 'Go', href })) },
  });
  const page = await newPage([
    buttons(links.slice(0, 2)),
    buttons(links.slice(2, 4)),
    buttons(links.slice(4, 6)),
    buttons(links.slice(6)),
  ]);
  const hrefs = (await shown(page)).blocks.flatMap(({ props }) =>
    (props['buttons'] as { href: string }[]).map(({ href }) => href),
  );
  expect(hrefs).toEqual([
    '/de/visit',
    '/de/visit?a=1#b',
    '/de/shop',
    '/nowhere',
    'https://pots.test/visit',
    '/de',
    '#top',
  ]);
});

test('menus have labels in each language, which stay with what they lead to', async () => {
  const page = await newPage();
  const { version } = await done<Menus>('GET', '/api/menus?draft=true');
  const menus = (header: object[], based?: number) =>
    done<Menus>('PUT', '/api/menus', { header, footer: [], ...(based ? { version: based } : {}) });
  await menus(
    [
      { page, label: 'Pots' },
      { label: 'Shop', href: '/shop' },
    ],
    version,
  );
  await translate('menu', { [`label@header/${page}`]: 'Töpfe' });
  await publish('menu');
  const german = async () => ((await visitor('GET', '/api/menus?language=de')).json() as Menus).header;
  expect(await german()).toMatchObject([
    { label: 'Töpfe', href: `/de/page-${count}`, translated: ['label'] },
    { label: 'Shop', href: '/de/shop', translated: [] },
  ]);
  await menus([
    { label: 'Shop', href: '/shop' },
    { page, label: 'Pots' },
  ]);
  expect(await german()).toMatchObject([{ label: 'Shop' }, { label: 'Töpfe' }]);
  expect((await visitor('GET', '/api/menus')).json()).toMatchObject({
    header: [{ label: 'Shop' }, { label: 'Pots' }],
  });
});

test('where untranslated pages are left out, they lead to the original and are not in the menu', async () => {
  const page = await newPage();
  const slug = `page-${count}`;
  const { version } = await done<Menus>('GET', '/api/menus?draft=true');
  await done('PUT', '/api/menus', { header: [{ page, label: 'Pots' }], footer: [], version });
  await settings({ untranslated: 'hidden' });
  const german = async () => ((await visitor('GET', '/api/menus?language=de')).json() as Menus).header;
  expect(await shown(page)).toMatchObject({
    untranslated: true,
    movedTo: expect.stringMatching(new RegExp(`/${slug}$`)),
  });
  expect(await german()).toEqual([]);
  await translate(page, { 'name@': 'Töpfe' });
  await publish(page);
  expect(await shown(page)).toMatchObject({ name: 'Töpfe', language: 'de' });
  expect(await german()).toMatchObject([{ href: `/de/${slug}` }]);
  await done('POST', `${at(page)}/unpublish`, {});
  expect(await german()).toEqual([]);
  expect(await read(page)).toMatchObject({ state: 'draft' });
  await settings({ untranslated: 'original' });
});

test('publishing the German translation leaves the French draft unpublished', async () => {
  const page = await newPage();
  await translate(page, { 'name@': 'Töpfe' });
  const french = `/api/translation/fr/${page}`;
  await done('PUT', french, { texts: [{ key: 'name@', text: 'Nos pots', source: 'Our pots' }] });
  expect(await publish(page)).toMatchObject({ language: 'de', state: 'published' });
  expect(await done<Translation>('GET', french)).toMatchObject({ state: 'draft', publishedAt: null });
  expect(await shown(page, 'fr')).toMatchObject({ name: 'Our pots', languages: ['de'] });
});

test('a removed language is gone for visitors, and its translations are there when it returns', async () => {
  const page = await newPage();
  await translate(page, { 'name@': 'Töpfe' });
  await publish(page);
  await settings({ languages: ['fr'] });
  expect((await visitor('GET', `/api/page?_id=${page}&language=de`)).status).toBe(404);
  expect((await owner('GET', at(page))).status).toBe(404);
  expect(
    (await owner('PUT', at(page), { texts: [{ key: 'name@', text: 'Krüge', source: 'Our pots' }] })).status,
  ).toBe(404);
  expect((await visitor('GET', `/api/page?_id=${page}`)).json()).toMatchObject({ languages: [] });
  await settings({ languages: ['de', 'fr'] });
  expect(await shown(page)).toMatchObject({ name: 'Töpfe' });
});

test.each([
  [{ languages: ['xx'] }, 400, /languages/],
  [{ languages: ['de', 'de'] }, 400, /once/],
  [{ languages: ['en'] }, 400, /English can’t be the main language and another language at once/],
  [{ locale: 'de-AT' }, 400, /German can’t be/],
])('the settings refuse %j', async (given, status, sentence) => {
  const reply = await settings(given);
  expect([reply.status, reply.text]).toEqual([status, expect.stringMatching(sentence)]);
});

test('no page has the address of a language, whichever comes first', async () => {
  expect((await owner('POST', '/api/page', { name: 'De', slug: 'de' })).status).toBe(400);
  expect(await done<Page>('POST', '/api/page', { name: 'De' })).toMatchObject({ slug: 'de-page' });
  const page = await newPage([], 'it');
  expect((await settings({ languages: ['de', 'fr', 'it'] })).text).toContain('/it');
  expect((await owner('PUT', `/api/page/${page}`, { slug: 'fr' })).status).toBe(400);
});

test('bad texts are refused by name of the field, or made safe', async () => {
  const page = await newPage();
  const put = (key: string, text: unknown, source: TranslatedText = 'Made slowly') =>
    owner('PUT', at(page), { texts: [{ key, text, source }] });
  const long = await put('title@b1', 'ö'.repeat(161));
  expect([long.status, long.text]).toEqual([
    400,
    expect.stringContaining('Title: This can have at most 160'),
  ]);
  expect((await put('title@b1', 'x'.repeat(30_000))).status).toBe(400);
  expect((await put('title@b9', 'Nirgends')).status).toBe(404);
  expect((await put('title@b1', richTextOf('Ein Text'))).status).toBe(400);
  expect((await put('items.0.answer@b2', 'Nur Text')).status).toBe(400);
  expect((await put('__proto__', 'x')).status).toBe(400);
  expect((await put('name@', 'a\nb')).status).toBe(400);
  const script = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Hier', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
        ],
      },
    ],
  };
  expect((await put('items.0.answer@b2', script)).status).toBe(400);
  const answer = richTextOf('Answer to One?');
  expect((await put('items.0.answer@b2', script, answer)).status).toBe(200);
  expect(await textAt(page, 'items.0.answer@b2')).toMatchObject({ text: richTextOf('Hier') });
  expect((await put('title@b1', 'a\u202Eb\u2066c<b>d')).status).toBe(200);
  expect(await textAt(page, 'title@b1')).toMatchObject({ text: 'abc<b>d' });
  await put('title@b1', '   ');
  expect(await textAt(page, 'title@b1')).toMatchObject({ text: null });
});

test('two people who translate one page keep the texts of both', async () => {
  const page = await newPage();
  await Promise.all([
    translate(page, { 'title@b1': 'Langsam' }),
    translate(page, { 'text@b1': 'Von Hand.' }),
  ]);
  expect(await textAt(page, 'title@b1')).toMatchObject({ text: 'Langsam' });
  expect(await textAt(page, 'text@b1')).toMatchObject({ text: 'Von Hand.' });
});

test('nothing is published before there is a text, and the deleted page takes its translations along', async () => {
  const page = await newPage();
  expect((await owner('POST', `${at(page)}/publish`, {})).status).toBe(409);
  await translate(page, { 'title@b1': 'Langsam' });
  await done('DELETE', `/api/page/${page}`);
  const rows = await asAdmin(
    admin,
    async (client) =>
      (await client.query('select id from sitewright.translations where page_id = $1', [page])).rows,
  );
  expect(rows).toEqual([]);
});

test('what the database tells of a translation names it as pages do', async () => {
  const page = await newPage();
  const rows = await asAdmin(
    admin,
    async (client) =>
      (
        await client.query<{ key: string }>(
          "select encode(substr(sha256(convert_to(concat_ws(' ', $1::text, $2::text, 'de'), 'utf8')), 1, 16), 'hex')::uuid as key",
          [one.id, page],
        )
      ).rows,
  );
  expect(rows[0]?.key).toBe(translationKey(one.id, page, 'de'));
  expect(await shown(page)).toMatchObject({ translations: [translationKey(one.id, page, 'de')] });
});

test.each(['Changed since', 'Made slowly'])(
  'a text of an imported site that was made from “%s” is shown as text of its field, or not at all',
  async (source) => {
    const page = await newPage();
    await translate(page, { 'title@b1': 'Langsam' });
    const odd: StoredTexts = { 'title@b1': { text: richTextOf('Wrong'), source } };
    await asAdmin(admin, (client) =>
      client.query(
        'update sitewright.translations set published = $2, published_at = now() where page_id = $1',
        [page, JSON.stringify(odd)],
      ),
    );
    await expect.poll(async () => (await shown(page)).languages).toEqual(['de']);
    expect((await shown(page)).blocks[0]?.props).toMatchObject({ title: 'Made slowly' });
  },
);

test('the site names its languages', async () => {
  expect((await visitor('GET', '/api/website')).json() as Website).toMatchObject({
    languages: ['de', 'fr'],
    untranslated: 'original',
  });
});
