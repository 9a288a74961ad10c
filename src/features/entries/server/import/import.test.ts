import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { ContentType, OwnEntry, ShownEntry, Term } from '../../entry-shapes.ts';
import type { EntryImport, ImportedRow } from '../../import-contract.ts';
import { startEntryImportWorker } from '../index.ts';

// Loading them keeps this process busy for seconds, so that it would shed calls.
const { JSDOM } = await import('jsdom');
new JSDOM('').window.close();
await import('marked');
const world = await twoSites();
const { app, one } = world;
beforeAll(() => startEntryImportWorker(app));
afterAll(() => world.close());
const { visitor, owner, done } = callsOn(world, one);

const addType = (body: object) => done<ContentType>('POST', '/api/content-types', { inMenu: false, ...body });
const send = (type: ContentType, body: string | Buffer, media = 'text/csv') =>
  world.ask({
    host: one.host,
    method: 'POST',
    path: `/api/content-types/${type._id}/import?name=posts.csv`,
    body,
    cookie: one.owner.cookie,
    headers: { 'content-type': media },
  });
async function stage(type: ContentType, body: string | Buffer, media?: string): Promise<EntryImport> {
  const reply = await send(type, body, media);
  expect(reply.status, reply.text).toBe(201);
  return reply.json() as EntryImport;
}
const stageFiles = (type: ContentType, files: Record<string, string>) =>
  done<EntryImport>('POST', `/api/content-types/${type._id}/imports`, {
    files: Object.entries(files).map(([name, text]) => ({ name, text })),
  });
const rowsOf = ({ _id }: EntryImport) => done<ImportedRow[]>('GET', `/api/entry-import/${_id}/rows`);
const targetsOf = ({ columns }: EntryImport) =>
  Object.fromEntries(columns.map(({ name, target }) => [name, target]));
async function run({ _id }: EntryImport, body = { publish: true, overwrite: true }): Promise<EntryImport> {
  await done('POST', `/api/entry-import/${_id}/start`, body);
  const reply = await eventually(
    () => owner('GET', `/api/entry-import/${_id}`),
    // A busy process refuses some calls.
    ({ status, text }) => status === 200 && (JSON.parse(text) as EntryImport).status === 'done',
    { what: 'the import is done' },
  );
  return reply.json() as EntryImport;
}
const entriesOf = async (type: ContentType) =>
  (await done<{ entries: OwnEntry[] }>('GET', `/api/content-types/${type._id}/entries?sort=name`)).entries;
const shown = async (type: ContentType, slug: string) =>
  (await visitor('GET', `/api/entry?type=${type.page.slug}&slug=${slug}`)).json() as ShownEntry;
const zip = async (files: Record<string, string>): Promise<Buffer> => {
  const archive = new ZipFile();
  for (const [name, text] of Object.entries(files))
    archive.addBuffer(Buffer.from(text, name.startsWith('latin') ? 'latin1' : 'utf8'), name);
  archive.end();
  const parts: Buffer[] = [];
  for await (const part of archive.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

describe('a table of entries', async () => {
  const type = await addType({ kind: 'job', slug: 'jobs' });
  const table = [
    'Title,Published,Date,Category,Employment,Closing date,Hours,Text',
    'Potter,yes,2026-01-02 10:00,Studio > Making,Full-time,2026-12-01,40,"# Potter\n\nThrow **pots**."',
    'Glazer,no,2026-01-03,Studio,Part-time,,20,',
    ',yes,,,,,,no title',
    'Guard,yes,soon,,Sometimes,2026-02-30,,',
    'Potter,yes,,,,,,',
  ].join('\n');

  test('is previewed with what its columns mean, and with its problems by row and column', async () => {
    const staged = await stage(type, table);
    expect(staged).toMatchObject({ status: 'preview', format: 'csv', total: 2, fresh: 2, wrong: 3 });
    expect(targetsOf(staged)).toEqual({
      Title: 'title',
      Published: 'published',
      Date: 'date',
      Category: 'categories',
      Employment: 'field:employment',
      'Closing date': 'field:closes',
      Hours: '',
      Text: 'content',
    });
    const rows = await rowsOf(staged);
    expect(rows.map(({ line, what }) => [line, what])).toEqual([
      [2, 'new'],
      [5, 'new'],
      [6, 'wrong'],
      [7, 'wrong'],
      [8, 'wrong'],
    ]);
    expect(rows.map(({ problems }) => problems).flat()).toEqual([
      { column: 'title', sentence: 'The title is missing.' },
      { column: 'Date', sentence: '“soon” isn’t a date like 2026-05-01 or 2026-05-01 14:30.' },
      { column: 'Employment', sentence: 'Choose one of the options.' },
      { column: 'Closing date', sentence: '“2026-02-30” isn’t a date like 2026-05-01.' },
      { column: 'slug', sentence: 'The address “potter” is in the file twice.' },
    ]);
    expect(await entriesOf(type)).toEqual([]);
    await done('DELETE', `/api/entry-import/${staged._id}`);
  });

  test('is checked again when a column is assigned otherwise', async () => {
    const staged = await stage(type, table);
    const targets = staged.columns.map(({ target }) => target);
    const put = (next: string[]) =>
      owner('PUT', `/api/entry-import/${staged._id}/columns`, { targets: next });
    const fewer = targets.map((target) => (target.startsWith('field:') || target === 'date' ? '' : target));
    expect((await put(fewer)).json()).toMatchObject({ total: 3, wrong: 2 });
    expect((await put(targets)).json()).toMatchObject({ total: 2, wrong: 3 });
    for (const wrong of [
      targets.with(6, 'title'),
      targets.with(6, 'field:gone'),
      targets.with(6, 'field:__proto__'),
      targets.slice(1),
    ])
      expect((await put(wrong)).status, wrong.join()).toBe(400);
    await done('DELETE', `/api/entry-import/${staged._id}`);
  });

  test('becomes entries with categories, fields and text; drafts stay drafts', async () => {
    const finished = await run(await stage(type, table));
    expect(finished).toMatchObject({ created: 2, updated: 0, failed: 0, total: 2 });
    expect(await entriesOf(type)).toMatchObject([
      { name: 'Glazer', state: 'draft', categories: [{ name: 'Studio' }] },
      { name: 'Potter', state: 'published', categories: [{ name: 'Making' }], slug: 'potter' },
    ]);
    const potter = await shown(type, 'potter');
    expect(potter).toMatchObject({
      date: '2026-01-02T10:00:00.000Z',
      values: [
        { key: 'employment', value: 'Full-time' },
        { key: 'closes', value: '2026-12-01' },
      ],
    });
    expect(potter.blocks.map((block) => block.type)).toEqual(['richText']);
    const terms = await done<Term[]>('GET', `/api/content-types/${type._id}/terms`);
    const studio = terms.find(({ name }) => name === 'Studio');
    expect(terms.find(({ name }) => name === 'Making')).toMatchObject({ parent: studio?._id });
  });

  test('imported again changes entries by their address, or leaves them', async () => {
    const other = 'slug,title,excerpt,closing date\npotter,Master potter,Wanted,\nnew-one,New one,,\n';
    const left = await run(await stage(type, other), { publish: false, overwrite: false });
    expect(left).toMatchObject({ total: 1, created: 1, updated: 0 });
    expect(await shown(type, 'potter')).toMatchObject({ name: 'Potter' });
    const staged = await stage(type, other);
    expect(staged).toMatchObject({ fresh: 0, total: 2 });
    expect(await run(staged)).toMatchObject({ created: 0, updated: 2 });
    const potter = await shown(type, 'potter');
    expect(potter).toMatchObject({ name: 'Master potter', excerpt: 'Wanted' });
    // What the file doesn't name stays; an empty cell empties.
    expect(potter.categories).toHaveLength(1);
    expect(potter.blocks).toHaveLength(1);
    expect(potter.values.map(({ key }) => key)).toEqual(['employment']);
  });

  test('exported, it can be imported again unchanged, and no cell is a formula', async () => {
    await run(await stage(type, 'title,excerpt,employment\n"=HYPERLINK(1)","+1, -1",Full-time\n'));
    const csv = (await owner('GET', `/api/content-types/${type._id}/entries.csv`)).text;
    expect(csv).toContain("'=HYPERLINK(1)");
    expect(csv).toContain('Studio > Making');
    const before = await entriesOf(type);
    const staged = await stage(type, csv);
    expect(staged).toMatchObject({ wrong: 0, fresh: 0, total: before.length });
    expect(staged.columns.filter(({ target }) => target === '')).toEqual([]);
    expect(await run(staged, { publish: false, overwrite: true })).toMatchObject({ updated: before.length });
    const strip = (entries: OwnEntry[]) =>
      entries.map(({ version: _v, updatedAt: _u, state: _s, ...rest }) => rest);
    expect(strip(await entriesOf(type))).toEqual(strip(before));
    const json = JSON.parse((await owner('GET', `/api/content-types/${type._id}/entries.json`)).text) as {
      entries: { title: string; blocks: unknown[]; categories: string[] }[];
    };
    expect(json.entries.find(({ title }) => title === 'Master potter')).toMatchObject({
      categories: ['Studio > Making'],
      blocks: [{ type: 'richText' }],
    });
  });

  test('is refused whole without names of columns, without entries, and in a broken encoding', async () => {
    for (const body of ['', '\n', 'title,title\na,b', 'title\n', Buffer.from([0x74, 0xff, 0x0a])])
      expect((await send(type, body)).status, String(body)).toBe(400);
    expect((await done<EntryImport[]>('GET', `/api/content-types/${type._id}/imports`)).length).toBeLessThan(
      9,
    );
  });

  test('cannot take the address of a page or of another type', async () => {
    const blog = await addType({ kind: 'post', slug: 'taken-blog' });
    await done('POST', '/api/entries', { type: blog._id, name: 'Elsewhere' });
    const staged = await stage(type, 'title,slug\nA,taken-blog\nB,elsewhere\n');
    expect(staged).toMatchObject({ wrong: 2, total: 0 });
    expect((await rowsOf(staged))[0]?.problems).toEqual([
      { column: 'slug', sentence: 'The address “taken-blog” is used by another page. Choose another one.' },
    ]);
    expect(
      (await owner('POST', `/api/entry-import/${staged._id}/start`, { publish: true, overwrite: true }))
        .status,
    ).toBe(409);
  });
});

describe('Markdown files', async () => {
  const type = await addType({ kind: 'post', slug: 'writing' });
  const first = [
    '---',
    'title: First post',
    'date: 2026-03-01',
    'tags: [clay, "slip, blue"]',
    'categories: [News]',
    'author: Anna Berg',
    'description: How it began',
    'layout: post',
    'seo: { a: b }',
    '---',
    '# First post',
    '',
    'Hello *world*, <b onclick="alert(1)">bold</b> and [a link](javascript:alert(1)).',
    '',
    '<script>alert(1)</script>',
    '',
    '![far](https://far.example/a.png)',
    '',
    '## Then',
    '',
    '- one',
    '- two',
  ].join('\n');

  test('become entries, with what is unknown in front matter listed', async () => {
    const staged = await stageFiles(type, {
      '2026-03-01-first-post.md': first,
      'second.md': '---\ntitle: Second\ndraft: true\n---\nText',
      'bad.md': '---\ntitle: "x\n---\n',
      'no-front-matter.md': '# Just a heading\n\nText',
    });
    expect(staged).toMatchObject({ format: 'markdown', total: 3, wrong: 1 });
    expect(targetsOf(staged)).toMatchObject({
      title: 'title',
      layout: '',
      seo: '',
      description: 'excerpt',
      author: 'authors',
    });
    const rows = await rowsOf(staged);
    expect(rows[0]).toMatchObject({
      slug: 'first-post',
      notes: ['“seo” isn’t text or a list, so it’s skipped.'],
    });
    expect(rows[2]).toMatchObject({ source: 'bad.md', what: 'wrong', problems: [{ column: '' }] });
    expect(await run(staged)).toMatchObject({ created: 3, failed: 0 });
    const post = await shown(type, 'first-post');
    expect(post).toMatchObject({
      excerpt: 'How it began',
      tags: [{ name: 'clay' }, { name: 'slip, blue' }],
      categories: [{ name: 'News' }],
      authors: [{ name: 'Anna Berg' }],
    });
    expect(post.blocks.map((block) => block.type)).toEqual(['richText', 'heading', 'richText']);
    const text = JSON.stringify(post.blocks);
    expect(text).toContain('"bold"');
    for (const bad of ['alert', 'onclick', 'script', 'far.example']) expect(text).not.toContain(bad);
    expect((await rowsOf(staged))[0]?.notes).toContain(
      'An image isn’t in Files, so it’s skipped: https://far.example/a.png',
    );
    expect(await entriesOf(type)).toMatchObject([
      { name: 'First post', state: 'published' },
      { name: 'Just a heading', slug: 'no-front-matter' },
      { name: 'Second', state: 'draft' },
    ]);
  });

  test('with a later date are scheduled', async () => {
    const at = new Date(Date.now() + 9 * 86_400_000).toISOString();
    await run(await stageFiles(type, { 'later.md': `---\ntitle: Later\ndate: ${at}\n---\nText` }));
    expect((await entriesOf(type)).find(({ name }) => name === 'Later')).toMatchObject({
      state: 'scheduled',
      publishAt: at,
    });
  });

  test('come in an archive, of which nothing else is read', async () => {
    const staged = await stage(
      type,
      await zip({
        'posts/zipped/index.md': '---\ntitle: Zipped\n---\nText',
        'posts/image.png': 'x',
        '__MACOSX/posts/._zipped.md': 'x',
        'posts/.hidden.md': 'x',
        'latin.md': 'Für alle',
      }),
      'application/zip',
    );
    expect((await rowsOf(staged)).map(({ source, slug }) => [source, slug])).toEqual([
      ['posts/zipped/index.md', 'zipped'],
      ['latin.md', ''],
    ]);
    expect(await run(staged)).toMatchObject({ created: 1 });
  });

  test('in a broken archive, one without them, or one with a path out of it are refused', async () => {
    const good = await zip({ 'aaaaaaaaaaa.md': 'text', 'b.txt': 'x' });
    const out = Buffer.from(good.toString('latin1').replaceAll('aaaaaaaaaaa', '../../../aa'), 'latin1');
    for (const body of [Buffer.from('PK'), await zip({ 'a.txt': 'x' }), good.subarray(0, 60), out])
      expect((await send(type, body, 'application/zip')).status).toBe(400);
  });

  test('too long or too complicated ones fail alone', async () => {
    const staged = await stageFiles(type, {
      'hard.md': `---\ntitle: Hard\n---\n${'> '.repeat(9_000)}x`,
      'easy.md': '---\ntitle: Easy\n---\nText',
    });
    expect(await run(staged)).toMatchObject({ created: 1, failed: 1 });
    expect((await rowsOf(staged))[0]?.problems).toEqual([
      { column: '', sentence: 'This text is too complicated to be converted from Markdown.' },
    ]);
  });
});

test('who can see an entry is read from a file, and exported', async () => {
  const type = await addType({ kind: 'post', slug: 'letters' });
  const staged = await stage(
    type,
    'Title,Access\nFirst letter,signed-in\nSecond letter,Everybody\nThird letter,\nFourth letter,friends\nFifth letter,members',
  );
  expect(targetsOf(staged)).toEqual({ Title: 'title', Access: 'access' });
  expect((await rowsOf(staged)).flatMap(({ problems }) => problems)).toEqual([
    { column: 'Access', sentence: 'Enter everybody or signed-in instead of “friends”.' },
  ]);
  await run(staged);
  const accessOf = async () =>
    Object.fromEntries((await entriesOf(type)).map(({ name, access }) => [name, access]));
  expect(await accessOf()).toEqual({
    'Fifth letter': 'signed-in',
    'First letter': 'signed-in',
    'Second letter': 'everybody',
    'Third letter': 'everybody',
  });
  const table = (await owner('GET', `/api/content-types/${type._id}/entries.csv`)).text;
  const [head = '', ...rows] = table.trim().split(/\r?\n/);
  const at = head.replace('\uFEFF', '').split(',').indexOf('access');
  expect(rows.map((row) => row.split(',')[at]).toSorted()).toEqual([
    'everybody',
    'everybody',
    'signed-in',
    'signed-in',
  ]);

  // A file may restrict what visitors have seen and found.
  const find = async () =>
    (await visitor('GET', '/api/search?q=quincunx')).text.includes('/letters/second-letter');
  await run(
    await stageFiles(type, { 'second-letter.md': '---\ntitle: Second letter\n---\nA quincunx of trees.' }),
  );
  expect(await find()).toBe(true);
  const body = '---\ntitle: Second letter\naccess: signed-in\n---\nA quincunx of trees.';
  await run(await stageFiles(type, { 'second-letter.md': body }));
  expect([await find(), (await accessOf())['Second letter']]).toEqual([false, 'signed-in']);
});

test('what the work says of entries is in the language of the person who started it', async () => {
  const type = await addType({ kind: 'event', slug: 'termine' });
  const staged = await stage(type, 'Title,Published,Text\nThrower,yes,"![Wheel](https://far.example/a.png)"');
  const german = { referer: `http://${one.host}/admin/content`, 'accept-language': 'de' };
  await world.ask({
    host: one.host,
    method: 'POST',
    path: `/api/entry-import/${staged._id}/start`,
    body: { publish: true, overwrite: true },
    cookie: one.owner.cookie,
    headers: german,
  });
  const rows = await eventually(
    () => rowsOf(staged),
    ([row]) => row?.result === 'created',
  );
  expect(rows[0]?.notes).toEqual([
    'Ein Bild ist nicht unter „Dateien“ und wird übersprungen: https://far.example/a.png',
    expect.stringMatching(/^Füllen Sie vor dem Veröffentlichen aus: /),
  ]);
});
