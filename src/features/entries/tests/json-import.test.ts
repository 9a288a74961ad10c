import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import type { ContentType, OwnEntry, ShownEntry, Term } from '../entry-shapes.ts';
import type { EntryImport } from '../import-contract.ts';
import { startEntryImportWorker } from '../server/index.ts';
import { type Exported, importsOn, textOf } from './import-world.ts';

// Loading them keeps this process busy for seconds, so that it would shed calls.
const { JSDOM } = await import('jsdom');
new JSDOM('').window.close();
await import('marked');
const world = await twoSites();
const { app, one, two } = world;
beforeAll(() => startEntryImportWorker(app));
afterAll(() => world.close());
const there = importsOn(world, two);
const { owner, done, visitor, send, stage, rowsOf, run, exported, potType } = importsOn(world, one);

const titles = (entries: readonly Record<string, unknown>[]) => entries.map(({ title }) => title).toSorted();
const listed = async (type: ContentType) =>
  (await done<{ entries: OwnEntry[] }>('GET', `/api/content-types/${type._id}/entries?sort=name&values=true`))
    .entries;

async function addPots(type: ContentType): Promise<void> {
  const studio = await done<Term>('POST', '/api/entry-terms', {
    kind: 'category',
    type: type._id,
    name: 'Studio',
  });
  const making = await done<Term>('POST', '/api/entry-terms', {
    kind: 'category',
    type: type._id,
    name: 'Making',
    parent: studio._id,
  });
  const anna = await done<Term>('POST', '/api/entry-terms', { kind: 'author', name: 'Anna, of the kiln' });
  const bowl = await done<OwnEntry>('POST', '/api/entries', { type: type._id, name: 'Bowl' });
  const jug = await done<OwnEntry>('POST', '/api/entries', {
    type: type._id,
    name: 'Jug "large"',
    categories: [making._id],
    authors: [anna._id],
    pinned: true,
    access: 'signed-in',
    shownAt: '2026-01-02T10:00:00.000Z',
    unpublishAt: '2999-01-01T00:00:00.000Z',
    blocks: [
      { type: 'heading', props: { text: 'How it was thrown', level: '3' } },
      {
        type: 'columns',
        props: {
          columns: [[{ type: 'richText', props: { text: textOf('On a *wheel*', '1. by hand') } }], []],
        },
      },
    ].slice(0, 1),
    details: {
      excerpt: 'A jug,\nfor water',
      values: {
        size: 'Tall, "about" 30',
        other: 1.234,
        price: 24.5,
        made: '2025-12-31',
        open: { start: '2026-05-01T08:00:00.000Z', end: null, allDay: true },
        sold: true,
        glaze: 'Blue, light',
        notes: textOf('Two', 'paragraphs'),
        site: { name: 'Kiln, north', address: 'Dock 1', href: 'https://kiln.example/' },
        like: [bowl._id],
      },
    },
  });
  const page = await owner('PUT', `/api/page/${jug._id}`, {
    seo: { title: 'A large jug', noIndex: true },
  });
  expect(page.status, page.text).toBe(200);
  for (const { _id } of [bowl, jug])
    expect((await owner('POST', `/api/page/${_id}/publish`, {})).status).toBe(200);
}

describe('an export as JSON', async () => {
  const pots = await potType('pots');
  await addPots(pots);

  test('has everything of each entry, and says what it is', async () => {
    const { entries, ...head } = await exported(pots);
    expect(head).toMatchObject({ version: 1, language: 'en', type: { kind: 'other', slug: 'pots' } });
    expect(entries.find(({ slug }) => slug === 'jug-large')).toMatchObject({
      title: 'Jug "large"',
      state: 'published',
      date: '2026-01-02T10:00:00.000Z',
      categories: ['Studio > Making'],
      authors: ['Anna, of the kiln'],
      access: 'signed-in',
      values: { like: ['/pots/bowl'], other: 1.234 },
      blocks: [{ type: 'heading' }],
    });
  });

  test('can be of what a filter finds, or of some entries', async () => {
    expect(titles((await exported(pots, '?q=bowl')).entries)).toEqual(['Bowl']);
    const [bowl] = await listed(pots);
    expect(titles((await exported(pots, `?entries=${bowl?._id}`)).entries)).toEqual(['Bowl']);
    expect(titles((await exported(pots, '?access=signed-in')).entries)).toEqual(['Jug "large"']);
    const foreign = await there.potType('foreign');
    expect((await exported(pots, `?entries=${foreign._id}`)).entries).toEqual([]);
    for (const query of ['entries=x', 'entries=', 'state=gone', 'category=x'])
      expect((await owner('GET', `/api/content-types/${pots._id}/entries.json?${query}`)).status, query).toBe(
        400,
      );
    const table = await owner('GET', `/api/content-types/${pots._id}/entries.csv?q=bowl`);
    expect(table.text.trim().split(/\r?\n/)).toHaveLength(2);
  });

  test('imported on another site makes the same entries, which refer to those there', async () => {
    const copies = await there.potType('pots');
    const whole = JSON.stringify(await exported(pots));
    const staged = await there.stage(copies, whole);
    expect(staged).toMatchObject({ format: 'json', fresh: 1, wrong: 1 });
    const [wrong] = (await there.rowsOf(staged)).filter(({ what }) => what === 'wrong');
    // The other one isn’t there yet.
    expect(wrong?.problems).toEqual([
      { column: 'values.like', sentence: '“/pots/bowl” isn’t on your site. Use an address or a title.' },
    ]);
    await there.run(staged);
    const again = await there.stage(copies, whole);
    expect(again).toMatchObject({ total: 2, fresh: 1, wrong: 0 });
    expect(await there.run(again)).toMatchObject({ created: 1, updated: 1, failed: 0 });
    const own = await exported(pots);
    const copied = await there.exported(copies);
    const plainly = ({ entries }: Exported) =>
      entries
        .map((entry): Record<string, unknown> => ({ ...entry, id: '', publishedAt: '', updatedAt: '' }))
        .toSorted((a, b) => String(a['slug']).localeCompare(String(b['slug'])))
        .map((entry) => ({ ...entry, date: entry['date'] ?? 'of publishing' }));
    const [bowl, jug] = plainly(own);
    const [bowlThere, jugThere] = plainly(copied);
    expect(jugThere).toEqual(jug);
    expect(bowlThere).toMatchObject({
      ...bowl,
      date: own.entries.find(({ slug }) => slug === 'bowl')?.['publishedAt'],
    });
  });

  test('imported again changes entries by their address, and only what the file says', async () => {
    const staged = await stage(pots, [{ slug: 'bowl', values: { sold: false, size: null } }]);
    expect(staged).toMatchObject({ total: 1, fresh: 0 });
    expect(await run(staged)).toMatchObject({ updated: 1 });
    expect((await listed(pots))[0]).toMatchObject({ name: 'Bowl', values: { sold: false } });
  });
});

describe('JSON from elsewhere', async () => {
  const type = await potType('others');
  const problemsOf = async (entry: unknown) => {
    const staged = await stage(type, [entry]);
    const [row] = await rowsOf(staged);
    return { what: row?.what, problems: row?.problems ?? [], notes: row?.notes ?? [] };
  };

  test('is assigned by its keys, and text in HTML loses its scripts', async () => {
    const staged = await stage(type, [
      {
        headline: 'From elsewhere',
        body: '<p onclick="x()">Good <b>text</b><script>alert(1)</script></p>',
        published_at: '2026-02-03',
        tags: ['clay', 'slip, blue'],
        values: { notes: '<p>Fine<script>alert(1)</script></p>', site: 'Kiln' },
        rating: 5,
      },
    ]);
    expect(Object.fromEntries(staged.columns.map(({ name, target }) => [name, target]))).toEqual({
      headline: 'title',
      body: 'content',
      published_at: 'date',
      tags: 'tags',
      'values.notes': 'field:notes',
      'values.site': 'field:site',
      rating: '',
    });
    await run(staged);
    const page = (await visitor('GET', '/api/entry?type=others&slug=from-elsewhere')).json() as ShownEntry;
    expect(page).toMatchObject({
      date: '2026-02-03T00:00:00.000Z',
      tags: [{ name: 'clay' }, { name: 'slip, blue' }],
    });
    for (const bad of ['alert', 'onclick', 'script']) expect(JSON.stringify(page)).not.toContain(bad);
    expect(JSON.stringify(page)).toContain('Good');
  });

  test.each([
    ['a number as text', { title: 'A', values: { other: 'twelve' } }, 'values.other'],
    ['an object as a number', { title: 'A', values: { price: { is: 1 } } }, 'values.price'],
    ['a list as a date', { title: 'A', values: { made: [['2026-01-01']] } }, 'values.made'],
    ['a day that isn’t', { title: 'A', values: { made: '2026-02-30' } }, 'values.made'],
    ['no option', { title: 'A', values: { glaze: 'Green' } }, 'values.glaze'],
    [
      'an end before the start',
      { title: 'A', values: { open: { start: '2026-05-02T00:00:00Z', end: '2026-05-01T00:00:00Z' } } },
      'values.open',
    ],
    [
      'a place with a script as its link',
      { title: 'A', values: { site: { name: 'A', href: 'javascript:alert(1)' } } },
      'values.site',
    ],
    ['a record that isn’t here', { title: 'A', values: { like: ['/others/gone'] } }, 'values.like'],
    ['blocks that aren’t a list', { title: 'A', blocks: { type: 'heading' } }, 'blocks'],
    ['a block of no kind', { title: 'A', blocks: [{ type: 'script', props: {} }] }, 'blocks.0.type'],
    [
      'a block with what it has not',
      { title: 'A', blocks: [{ type: 'heading', props: { onclick: 'x' } }] },
      'blocks.0.props.onclick',
    ],
    ['settings for search engines that aren’t', { title: 'A', seo: { title: 5 } }, 'seo'],
    ['nobody knows who', { title: 'A', access: 'friends' }, 'access'],
    ['a title of 300 letters', { title: 'A'.repeat(300) }, 'title'],
  ])('%s is a problem with its place', async (_, entry, column) => {
    const { what, problems } = await problemsOf(entry);
    expect({ what, columns: problems.map((each) => each.column) }).toEqual({
      what: 'wrong',
      columns: [column],
    });
    expect(problems[0]?.sentence).toMatch(/\.$/);
  });

  test('what can’t be stored, is nested too deeply or too large fails alone', async () => {
    const body = [
      '[{"title":"Fine","__proto__x":1}',
      '{"title":"Proto","values":{"__proto__":{"polluted":1}}}',
      '{"title":"NUL\\u0000"}',
      '{"title":"Half \\ud800"}',
      `{"title":"Deep","a":${'['.repeat(200)}${']'.repeat(200)}}`,
      `{"title":"Deeper","a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`,
      `{"title":"Large","body":"${'x'.repeat(10_000_000)}"}`,
      '{"title":"Last","values":{"constructor":1,"toString":2}}]',
    ].join(',');
    const staged = await stage(type, body);
    expect(staged).toMatchObject({ total: 2, wrong: 6 });
    expect((await rowsOf(staged)).map(({ line, problems }) => [line, problems[0]?.sentence])).toEqual([
      [1, undefined],
      [2, 'This entry can’t be read, because of “values”.'],
      [3, 'This entry can’t be read, because of “title”.'],
      [4, 'This entry can’t be read, because of “title”.'],
      [5, 'This entry is too deeply nested.'],
      [6, 'This entry is too deeply nested.'],
      [7, 'This entry is larger than 2 MB.'],
      [8, undefined],
    ]);
    expect(await run(staged)).toMatchObject({ created: 2, failed: 0 });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('ids and files of another site lead nowhere, and the preview says so', async () => {
    const foreign = await there.done<OwnEntry>('POST', '/api/entries', {
      type: (await there.potType('elsewhere'))._id,
      name: 'Elsewhere',
    });
    const file = `/files/${foreign._id}/picture.jpg`;
    const { what, notes } = await problemsOf({
      id: foreign._id,
      title: 'Copied',
      picture: { src: file, alt: '' },
      blocks: [{ type: 'image', props: { picture: { src: file, alt: '' } } }],
      values: { like: [foreign._id] },
    });
    expect({ what, notes }).toEqual({
      what: 'new',
      notes: ['The image isn’t in Files, so it’s skipped.', '1 file that it shows isn’t in Files.'],
    });
    const before = await there.done<OwnEntry>('GET', `/api/entries/${foreign._id}`);
    await run(await stage(type, [{ id: foreign._id, title: 'Copied', values: { like: [foreign._id] } }]));
    expect(await there.done<OwnEntry>('GET', `/api/entries/${foreign._id}`)).toEqual(before);
    const page = await visitor('GET', '/api/entry?type=others&slug=copied');
    expect(page.text).not.toContain('Elsewhere');
  });

  test('an entry whose time is over stays a draft', async () => {
    const staged = await stage(type, [
      { title: 'Over', state: 'published', unpublishAt: '2020-01-01T00:00:00Z' },
    ]);
    expect((await rowsOf(staged))[0]?.notes).toEqual([
      'Its time to be unpublished has passed, so it stays a draft.',
    ]);
    await run(staged);
    expect((await listed(type)).find(({ name }) => name === 'Over')).toMatchObject({ state: 'draft' });
  });

  test.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['half of it', '[{"title":"A"},{"title":"B"'],
    ['another object', '{"posts":[{"title":"A"}]}'],
    ['a list of texts', '["A"]'],
    ['no JSON within', '[{title:1}]'],
    ['an empty list', '[]'],
    ['brackets alone', '['.repeat(300_000)],
    ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0x7b])],
  ])('%s is refused as a whole, and nothing is left of it', async (_, body) => {
    const reply = await send(type, body);
    expect({ status: reply.status, said: (reply.json() as { error: string }).error }).toEqual({
      status: 400,
      said: expect.stringMatching(/\.$/) as string,
    });
    const imports = await done<EntryImport[]>('GET', `/api/content-types/${type._id}/imports`);
    expect(imports.filter(({ status }) => status === 'reading')).toEqual([]);
  });
});
