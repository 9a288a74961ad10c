import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { staffMember } from '../../../../../tests/support/staff.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import { translationKey } from '../../../../lib/translations/translation-key.ts';
import type { TranslatedText } from '../../../../lib/translations/texts.ts';
import type { Translation, TranslationProgress } from '../../../pages/translations-contract.ts';
import type { EntryList } from '../../web/entry-lists.ts';
import type { ContentType, OwnEntry, ShownEntry } from '../../entry-shapes.ts';

const world = await twoSites();
afterAll(() => world.close());
const { admin, app, ask, one, two } = world;
const { visitor, owner, done } = callsOn(world, one);

const fields = [
  { key: 'level', label: 'Level', kind: 'choice', options: ['Easy', 'Hard', '42'] },
  { key: 'constructor', label: 'Built by', kind: 'text' },
  { key: 'note', label: 'Note', kind: 'text', shown: false },
  { key: 'sound', label: 'Sound', kind: 'audio' },
];
const german = {
  'name@': 'Beitrag',
  'plural@': 'Beiträge',
  'settings.description@': 'Aus der Werkstatt.',
  'fields.level.label@': 'Schwierigkeit',
  'fields.level.options.0@': 'Leicht',
  'fields.level.options.1@': 'Schwer',
  'fields.constructor.label@': 'Gebaut von',
  'fields.sound.label@': 'Aufnahme',
};

const at = (subject: string, language = 'de') => `/api/translation/${language}/${subject}`;
async function translate(texts: Record<string, TranslatedText>, of = subject) {
  const originals = (await done<Translation>('GET', at(of))).texts;
  const source = (key: string) => originals.find((text) => text.key === key)?.source ?? '';
  const given = Object.entries(texts).map(([key, text]) => ({ key, text, source: source(key) }));
  return done<Translation>('PUT', at(of), { texts: given });
}
const publish = (of = subject) => done('POST', `${at(of)}/publish`, {});
const read = async <T>(path: string) => (await visitor('GET', path)).json() as T;
const entry = (language = 'de') =>
  read<ShownEntry>(`/api/entry?type=log&slug=first-post&language=${language}`);
const list = (language = 'de', more = '') =>
  read<EntryList>(`/api/entries?type=log&language=${language}${more}`);
const change = (body: object) => done<ContentType>('PUT', `/api/content-types/${type._id}`, body);
const state = async () =>
  (await done<TranslationProgress[]>('GET', '/api/translations/de')).find((each) => each.subject === subject);

let type: ContentType;
let subject: string;
beforeAll(async () => {
  await done('PUT', '/api/website', { settings: { languages: ['de', 'ar'] } });
  type = await done<ContentType>('POST', '/api/content-types', {
    kind: 'post',
    slug: 'log',
    name: 'Post',
    plural: 'Posts',
    inMenu: false,
  });
  subject = `content-type.${type._id}`;
  await change({ fields, settings: { description: 'From the workshop.' } });
  const first = await done<OwnEntry>('POST', '/api/entries', {
    type: type._id,
    name: 'First post',
    details: { excerpt: '', picture: null, values: { level: 'Easy', constructor: 'Ada', note: 'Ours' } },
  });
  await done('POST', `/api/page/${first._id}/publish`, {});
});

test('a content type lists what visitors read of it, and is in the list of translations', async () => {
  const { kind, name, path, texts } = await done<Translation>('GET', at(subject));
  expect({ kind, name, path }).toEqual({ kind: 'content-type', name: 'Posts', path: '/de/log' });
  expect(texts.map(({ key }) => key)).toEqual(Object.keys(german));
  expect(texts.find(({ key }) => key === 'fields.level.options.1@')).toMatchObject({
    label: 'Option',
    block: 'Level',
    source: 'Hard',
  });
  expect(await state()).toMatchObject({ kind: 'content-type', texts: 8, translated: 0, visible: true });
});

test('visitors read the main language until the translation is published, and in the others', async () => {
  await translate(german);
  const values = [
    { key: 'level', label: 'Level', kind: 'choice', value: 'Easy' },
    { key: 'constructor', label: 'Built by', kind: 'text', value: 'Ada' },
  ];
  const shown = await entry();
  expect(shown.type).toMatchObject({
    name: 'Post',
    plural: 'Posts',
    translated: [],
    translation: translationKey(one.id, type._id, 'de'),
  });
  expect(shown.values).toEqual(values.map((each) => ({ ...each, translated: [] })));

  await publish();
  const translated = await entry();
  expect(translated.type).toMatchObject({
    name: 'Beitrag',
    plural: 'Beiträge',
    slug: 'log',
    translated: ['name', 'plural'],
  });
  expect(translated.values).toEqual([
    {
      key: 'level',
      label: 'Schwierigkeit',
      kind: 'choice',
      value: 'Easy',
      optionText: 'Leicht',
      translated: ['label', 'value'],
    },
    { key: 'constructor', label: 'Gebaut von', kind: 'text', value: 'Ada', translated: ['label'] },
  ]);
  expect((await list()).type).toMatchObject({ plural: 'Beiträge', slug: 'log' });
  expect((await list('ar')).type).toMatchObject({ plural: 'Posts', translated: [] });
  const main = await entry('en');
  const page = { _id: type.page._id, name: 'Blog' };
  expect(main.type).toEqual({
    _id: type._id,
    kind: 'post',
    name: 'Post',
    plural: 'Posts',
    slug: 'log',
    page,
  });
  expect(main.values).toEqual(values);
});

test('feeds have the name and the description of the language', async () => {
  const feed = await read<{ title: string; description: string }>('/de/log/feed.json');
  expect(feed.title).toMatch(/: Beiträge$/);
  expect(feed.description).toBe('Aus der Werkstatt.');
  expect(await read('/log/feed.json')).toMatchObject({ description: 'From the workshop.' });
  expect(await read<{ title: string }>('/ar/log/feed.json')).toMatchObject({
    title: expect.stringMatching(/: Blog$/),
    description: 'From the workshop.',
  });
});

test('hostile text is kept as text, by the rules of its field', async () => {
  const hostile = '<script>alert(1)</script>]]>&"';
  await translate({ 'plural@': hostile, 'settings.description@': hostile });
  await publish();
  expect((await list()).type.plural).toBe(hostile);
  for (const path of ['/de/log/feed.xml', '/de/log/atom.xml']) {
    const { text } = await visitor('GET', path);
    expect(text).not.toContain('<script>');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;]]&gt;&amp;&quot;');
  }
  await expect(translate({ 'plural@': 'x'.repeat(61) })).rejects.toThrow('replied 400');
  await expect(translate({ 'fields.level.label@': 'x'.repeat(61) })).rejects.toThrow('replied 400');
  await expect(translate({ 'fields.level.options.0@': 'x'.repeat(81) })).rejects.toThrow('replied 400');
  await expect(translate({ 'fields.note.label@': 'Notiz' })).rejects.toThrow('replied 404');
  await expect(translate({ 'fields.__proto__.label@': 'x' })).rejects.toThrow('replied 404');
  await translate(german);
  await publish();
});

test.each(['xliff', 'csv'])('files of translators have content types, as %s', async (format) => {
  const file = (await owner('GET', `/api/translation-file/de/texts.${format}`)).text;
  expect(file).toContain(subject);
  const content = file.replaceAll('Aufnahme', 'Tonspur');
  const { status, text } = await owner('POST', '/api/translation-file/de', { content });
  expect(status, text).toBe(200);
  const { texts } = await done<Translation>('GET', at(subject));
  expect(texts.find(({ key }) => key === 'fields.sound.label@')).toMatchObject({ text: 'Tonspur' });
  await translate(german);
  await publish();
});

test('options that can’t be told apart stay in the main language', async () => {
  await translate({ 'fields.level.options.1@': 'Leicht' });
  await publish();
  expect((await entry()).values[0]).toEqual({
    key: 'level',
    label: 'Schwierigkeit',
    kind: 'choice',
    value: 'Easy',
    translated: ['label'],
  });
  await translate({ 'fields.level.options.1@': 'Schwer' });
  await publish();
});

test('options keep their translation when they move, and fields when they are gone and come back', async () => {
  const [level, ...others] = fields;
  const moved = { ...level, options: ['Hard', 'Medium', 'Easy', '42'] };
  await change({ fields: [moved, ...others] });
  expect((await entry()).values[0]).toMatchObject({ value: 'Easy', optionText: 'Leicht' });
  expect(await state()).toMatchObject({ texts: 9, translated: 8, outdated: 0 });
  await change({ fields: others });
  expect((await entry()).values.map(({ label }) => label)).toEqual(['Gebaut von']);
  expect(await state()).toMatchObject({ texts: 5, translated: 5, outdated: 0 });
  await change({ fields: [{ ...moved, kind: 'text' }, ...others] });
  expect((await entry()).values[0]).toEqual({
    key: 'level',
    label: 'Schwierigkeit',
    kind: 'text',
    value: 'Easy',
    translated: ['label'],
  });
  await change({ fields });
  expect((await entry()).values[0]).toMatchObject({ optionText: 'Leicht' });
});

test('a translation is outdated once its original has changed, and is still shown', async () => {
  await change({ plural: 'Articles' });
  const { texts } = await done<Translation>('GET', at(subject));
  expect(texts.find(({ key }) => key === 'plural@')).toMatchObject({ text: 'Beiträge', was: 'Posts' });
  expect(await state()).toMatchObject({ outdated: 1 });
  expect((await list()).type.plural).toBe('Beiträge');
  await change({ plural: 'Posts' });
  expect(await state()).toMatchObject({ outdated: 0 });
});

test('who may not publish only drafts it, and who reads no pages reads none of it', async () => {
  const as = async (role: 'contributor' | 'orders', method: string, path: string, body?: unknown) => {
    const { cookie } = await staffMember(
      { db: app.db, admin, ask, site: one },
      role,
      `${role}-${method}@${one.host}`.toLowerCase(),
    );
    return (await ask({ host: one.host, method, path, body, cookie })).status;
  };
  const texts = [{ key: 'plural@', text: 'Beiträge', source: 'Posts' }];
  expect(await as('contributor', 'PUT', at(subject), { texts })).toBe(200);
  expect(await as('contributor', 'POST', `${at(subject)}/publish`, {})).toBe(403);
  expect(await as('orders', 'GET', at(subject))).toBe(403);
});

test('a deleted content type takes its translations along, and those of other sites aren’t found', async () => {
  const other = callsOn(world, two);
  await other.done('PUT', '/api/website', { settings: { languages: ['de'] } });
  const texts = [{ key: 'plural@', text: 'Fremd', source: 'Posts' }];
  expect((await other.owner('GET', at(subject))).status).toBe(404);
  expect((await other.owner('PUT', at(subject), { texts })).status).toBe(404);
  const gone = await done<ContentType>('POST', '/api/content-types', { kind: 'job', slug: 'jobs' });
  const of = `content-type.${gone._id}`;
  await translate({ 'plural@': 'Stellen' }, of);
  await publish(of);
  await done('DELETE', `/api/content-types/${gone._id}`);
  const reply = await owner('GET', at(of));
  expect([reply.status, reply.text]).toEqual([404, expect.stringContaining('This content type no longer')]);
  const rows = await asAdmin(
    admin,
    async (client) =>
      (await client.query('select id from sitewright.translations where content_type_id = $1', [gone._id]))
        .rows,
  );
  expect(rows).toEqual([]);
});
