import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import { richTextOf } from '../../../../lib/content/rich-text.ts';
import { translationKey } from '../../../../lib/translations/translation-key.ts';
import type { TranslatedText } from '../../../../lib/translations/texts.ts';
import type { Translation, TranslationProgress } from '../../../pages/translations-contract.ts';
import type { ContentType, EntrySummary, OwnEntry, ShownEntry, Term } from '../../entry-shapes.ts';

const world = await twoSites();
afterAll(() => world.close());
const { one, two } = world;
const { visitor, owner, done } = callsOn(world, one);

const fields = [
  { key: 'lead', label: 'Lead', kind: 'text' },
  { key: 'venue', label: 'Venue', kind: 'place' },
  { key: 'note', label: 'Note', kind: 'text', shown: false },
  { key: 'level', label: 'Level', kind: 'choice', options: ['Easy', 'Hard'] },
];
const venue = { name: 'Harbour hall', address: '1 Quay', href: '' };
const details = {
  excerpt: 'How it began',
  picture: { src: '/demo/mug.svg', alt: 'A mug' },
  values: { lead: 'By the sea', venue, note: 'Only for us', level: 'Easy' },
};
const german = {
  'name@': 'Erster Beitrag',
  'excerpt@': 'Wie es begann',
  'picture.alt@': 'Ein Becher',
  'values.lead@': 'Am Meer',
  'values.venue.name@': 'Hafenhalle',
  'text@text': richTextOf('Hallo.'),
  'seo.title@': 'Erster',
};

const at = (subject: string, language = 'de') => `/api/translation/${language}/${subject}`;
async function translate(subject: string, texts: Record<string, TranslatedText>) {
  const originals = (await done<Translation>('GET', at(subject))).texts;
  const source = (key: string) => originals.find((text) => text.key === key)?.source ?? '';
  const given = Object.entries(texts).map(([key, text]) => ({ key, text, source: source(key) }));
  return done<Translation>('PUT', at(subject), { texts: given });
}
const publish = (subject: string) => done('POST', `${at(subject)}/publish`, {});
const read = async <T>(path: string) => (await visitor('GET', path)).json() as T;
const entry = (slug: string, language = 'de') =>
  read<ShownEntry>(`/api/entry?type=blog&slug=${slug}&language=${language}`);
const list = (more = '') =>
  read<{ entries: EntrySummary[]; total: number }>(`/api/entries?type=blog&language=de${more}`);

let first: OwnEntry;
let second: OwnEntry;
beforeAll(async () => {
  await done('PUT', '/api/website', { settings: { languages: ['de', 'fr'] } });
  const blog = await done<ContentType>('POST', '/api/content-types', {
    kind: 'post',
    slug: 'blog',
    inMenu: false,
  });
  await done('PUT', `/api/content-types/${blog._id}`, { fields });
  const add = (name: string, more: object) =>
    done<OwnEntry>('POST', '/api/entries', { type: blog._id, name, ...more });
  first = await add('First post', {
    shownAt: '2026-01-01T10:00:00Z',
    details,
    blocks: [{ type: 'richText', props: { id: 'text', text: richTextOf('Hello.') } }],
  });
  second = await add('Second post', { shownAt: '2026-02-01T10:00:00Z' });
  await done('PUT', `/api/page/${first._id}`, { version: first.version, seo: { title: 'First' } });
  for (const { _id } of [first, second]) await done('POST', `/api/page/${_id}/publish`, {});
});

test('an entry lists the texts that visitors read, and is in the list of translations', async () => {
  const { kind, name, path, texts } = await done<Translation>('GET', at(first._id));
  expect({ kind, name, path }).toEqual({ kind: 'entry', name: 'First post', path: '/de/blog/first-post' });
  expect(texts.map(({ key }) => key).toSorted()).toEqual(
    [...Object.keys(german), 'values.venue.address@'].toSorted(),
  );
  const all = await done<TranslationProgress[]>('GET', '/api/translations/de');
  expect(all.find(({ subject }) => subject === first._id)).toMatchObject({
    kind: 'entry',
    texts: texts.length,
    translated: 0,
  });
});

test('visitors read what is published, by the rules of its fields', async () => {
  await translate(first._id, german);
  expect(await entry('first-post')).toMatchObject({ name: 'First post', languages: [], translated: [] });
  await publish(first._id);
  expect(await entry('first-post')).toMatchObject({
    name: 'Erster Beitrag',
    href: '/blog/first-post',
    excerpt: 'Wie es begann',
    picture: { alt: 'Ein Becher' },
    seo: { title: 'Erster' },
    languages: ['de'],
    translated: ['name', 'excerpt'],
    translation: translationKey(one.id, first._id, 'de'),
    values: [
      { key: 'lead', value: 'Am Meer' },
      { key: 'venue', value: { ...venue, name: 'Hafenhalle' } },
      { key: 'level', value: 'Easy' },
    ],
    blocks: [{ props: { text: richTextOf('Hallo.') } }],
    next: { name: 'Second post' },
  });
  expect(await entry('second-post')).toMatchObject({
    languages: [],
    translated: [],
    previous: { name: 'Erster Beitrag', translation: translationKey(one.id, first._id, 'de') },
  });
  expect(await entry('first-post', 'en')).toMatchObject({ name: 'First post', languages: ['de'] });
  expect((await list()).entries.map(({ name }) => name)).toEqual(['Second post', 'Erster Beitrag']);
  expect((await visitor('GET', '/api/entry?type=blog&slug=first-post&language=it')).status).toBe(404);
  await expect(translate(first._id, { 'name@': 'x'.repeat(201) })).rejects.toThrow('replied 400');
});

test('a feed has the texts of the language, with links that stay in it', async () => {
  const feed = await read<{ items: { url: string; title: string; content_html?: string }[] }>(
    '/de/blog/feed.json',
  );
  const post = feed.items.find(({ title }) => title === 'Erster Beitrag');
  expect(post).toMatchObject({ content_html: '<p>Hallo.</p>' });
  expect(post?.url).toMatch(/\/de\/blog\/first-post$/);
  expect((await visitor('GET', '/it/blog/feed.json')).status).toBe(404);
});

test('links in fields lead to the same pages in the language', async () => {
  const link = (href: string) => ({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'More', marks: [{ type: 'link', attrs: { href } }] }],
      },
    ],
  });
  const { _id } = await done<ContentType>('POST', '/api/content-types', {
    kind: 'other',
    plural: 'Guides',
    slug: 'guides',
    inMenu: false,
  });
  await done('PUT', `/api/content-types/${_id}`, {
    fields: [
      { key: 'next', label: 'Next', kind: 'link' },
      { key: 'more', label: 'More', kind: 'richText' },
    ],
  });
  const values = { next: '/blog/first-post?a=1#b', more: link('/shop') };
  const guide = await done<OwnEntry>('POST', '/api/entries', {
    type: _id,
    name: 'Guide',
    details: { values },
  });
  await done('POST', `/api/page/${guide._id}/publish`, {});
  const shown = async (language: string) =>
    (await read<ShownEntry>(`/api/entry?type=guides&slug=guide&language=${language}`)).values.map(
      ({ value }) => value,
    );
  expect(await shown('de')).toEqual(['/de/blog/first-post?a=1#b', link('/de/shop')]);
  expect(await shown('en')).toEqual([values.next, values.more]);

  const other = { next: 'https://example.com/shop', more: link('/files/terms.pdf') };
  await done('PUT', `/api/page/${guide._id}`, { version: guide.version, details: { values: other } });
  await done('POST', `/api/page/${guide._id}/publish`, {});
  expect(await shown('de')).toEqual([other.next, other.more]);
});

test('the calendar of an event is in the language, with its address there', async () => {
  const events = await done<ContentType>('POST', '/api/content-types', {
    kind: 'event',
    slug: 'events',
    inMenu: false,
  });
  const time = { start: '2031-05-01T10:00:00Z', end: '2031-05-01T12:00:00Z', allDay: false };
  const place = events.fields.find(({ kind }) => kind === 'place')?.key ?? '';
  const fair = await done<OwnEntry>('POST', '/api/entries', {
    type: events._id,
    name: 'Fair',
    details: { excerpt: '', picture: null, values: { time, [place]: venue } },
  });
  await done('POST', `/api/page/${fair._id}/publish`, {});
  await translate(fair._id, { 'name@': 'Messe', [`values.${place}.name@`]: 'Hafenhalle' });
  await publish(fair._id);
  for (const path of ['/events/events.ics', '/events/fair/event.ics']) {
    const calendar = await visitor('GET', `/de${path}`);
    const said = calendar.text.replaceAll('\r\n ', '');
    expect([path, calendar.status]).toEqual([path, 200]);
    expect(said).toContain('SUMMARY:Messe');
    expect(said).toMatch(/LOCATION:Hafenhalle/);
    expect(said).toMatch(/URL\S*:https?:\/\/[^/]+\/de\/events\/fair/);
    expect((await visitor('GET', path)).text).toContain('SUMMARY:Fair');
    expect((await visitor('GET', `/it${path}`)).status).toBe(404);
  }
});

test('categories and tags are read in the language, and authors keep their names', async () => {
  const add = (kind: string, name: string, more: object = {}) =>
    done<Term>('POST', '/api/entry-terms', { kind, name, ...more });
  const type = first.type;
  const category = await add('category', 'Glazes', { type, description: 'All about colour.' });
  const tag = await add('tag', 'Cobalt', { type });
  const author = await add('author', 'Ada Byron', { description: 'Potter.' });
  await done('PUT', `/api/entries/${first._id}`, {
    categories: [category._id],
    tags: [tag._id],
    authors: [author._id],
  });
  const keysOf = async ({ _id }: Term) =>
    (await done<Translation>('GET', at(`term.${_id}`))).texts.map(({ key }) => key);
  expect(await keysOf(category)).toEqual(['name@', 'description@']);
  expect(await keysOf(author)).toEqual(['description@']);
  await translate(`term.${category._id}`, { 'name@': 'Glasuren', 'description@': 'Alles über Farbe.' });
  await publish(`term.${category._id}`);
  await translate(`term.${author._id}`, { 'description@': 'Töpferin.' });
  await publish(`term.${author._id}`);
  const key = (term: Term) => translationKey(one.id, term._id, 'de');
  expect(await entry('first-post')).toMatchObject({
    categories: [{ name: 'Glasuren', slug: 'glazes', translation: key(category) }],
    tags: [{ name: 'Cobalt', translation: key(tag) }],
    authors: [{ name: 'Ada Byron' }],
  });
  expect((await entry('first-post', 'en')).categories).toEqual([
    { _id: category._id, name: 'Glazes', slug: 'glazes' },
  ]);
  expect(await list('&category=glazes')).toMatchObject({
    total: 1,
    term: { name: 'Glasuren', description: 'Alles über Farbe.', translation: key(category) },
  });
  expect(await list('&author=ada-byron')).toMatchObject({
    term: { name: 'Ada Byron', description: 'Töpferin.' },
  });
  const all = await done<TranslationProgress[]>('GET', '/api/translations/de');
  expect(all.find(({ subject }) => subject === `term.${tag._id}`)).toMatchObject({
    kind: 'term',
    name: 'Cobalt',
  });
  await done('DELETE', `/api/entry-terms/${tag._id}`);
  expect((await owner('GET', at(`term.${tag._id}`))).status).toBe(404);
});

test('a site may leave out what isn’t translated', async () => {
  await done('PUT', '/api/website', { settings: { untranslated: 'hidden' } });
  expect(await list()).toMatchObject({ total: 1, entries: [{ name: 'Erster Beitrag' }] });
  expect(await entry('first-post')).toMatchObject({ next: null, languages: ['de'] });
  expect((await entry('second-post')).movedTo).toMatch(/[^e]\/blog\/second-post$/);
  await done('PUT', '/api/website', { settings: { untranslated: 'original' } });
});

test('an entry in the trash, or of another site, can’t be translated', async () => {
  const other = callsOn(world, two);
  await other.done('PUT', '/api/website', { settings: { languages: ['de'] } });
  expect((await other.owner('GET', at(first._id))).status).toBe(404);
  expect((await other.owner('PUT', at(first._id), { texts: [] })).status).toBe(404);
  await done('DELETE', `/api/page/${second._id}`);
  expect((await owner('GET', at(second._id))).status).toBe(404);
});
