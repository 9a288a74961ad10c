import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import type { WordpressImport } from '../contract.ts';
import { ghostExport, importWorld } from './world.ts';

const { ask, stage, itemsOf, close } = await importWorld();
afterAll(close);

const ghost = { from: 'ghost', name: 'old.json' } as const;
const preview = (id: string) => ask<WordpressImport>('GET /api/wordpress/import/{id}', { params: { id } });
const whole = ghostExport({
  posts: [{ id: 'p1', title: 'First firing', slug: 'first-firing', html: '<p>It went well.</p>' }],
  tags: [{ id: 't1', name: 'Kilns' }],
});

test.each([
  ['no JSON', 'Hello'],
  ['nothing', ''],
  ['a WordPress export', '<?xml version="1.0"?><rss></rss>'],
  ['other JSON', '{"hello":[1,2]}'],
  ['a list', '[]'],
  ['no posts', ghostExport({ tags: [] })],
  ['posts that aren’t a list', ghostExport({ posts: { a: 1 } })],
  ['posts that aren’t rows', ghostExport({ posts: ['x', 7, null] })],
  ['tags that aren’t rows', ghostExport({ posts: [], tags: 'x' })],
  ['a file that ends early', whole.slice(0, -40)],
  ['a file that ends within a row', whole.slice(0, whole.indexOf('It went'))],
  ['two files', `${whole}${whole}`],
  ['a broken row', whole.replace('"title":', '"title"')],
  ['brackets that don’t match', whole.replace('"slug":"first-firing"', '"slug":]')],
  ['thousands of levels', '{"db":'.repeat(5_000)],
  [
    'thousands of levels in a row',
    ghostExport({ posts: [] }).replace('"posts":[', `"posts":[{"a":${'['.repeat(5_000)}`),
  ],
])('%s is refused with a sentence, and nothing of it is kept', async (_what, text) => {
  const before = (await ask<WordpressImport[]>('GET /api/wordpress/imports')).length;
  await expect(stage(text, ghost)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('a Ghost export'),
  });
  expect(await ask('GET /api/wordpress/imports')).toHaveLength(before);
});

test('a file that isn’t text, a large one and a wrong address are refused', async () => {
  const bytes = (...pieces: Buffer[]) => ({ ...ghost, bytes: Readable.from(pieces) });
  await expect(stage('', bytes(Buffer.from([0xff, 0xfe, 0x00])))).rejects.toMatchObject({ status: 400 });
  const piece = Buffer.alloc(8 * 1024 ** 2, 0x20);
  await expect(stage('', bytes(...Array<Buffer>(26).fill(piece)))).rejects.toMatchObject({
    status: 413,
    message: expect.stringContaining('200 MB'),
  });
  for (const address of ['ftp://x.example', 'https://u:p@x.example', 'https://', 'a b'])
    await expect(stage(whole, { ...ghost, address })).rejects.toMatchObject({
      status: 400,
      message: 'Enter the address of your Ghost site, like https://blog.example.com.',
    });
  expect(
    (await ask<WordpressImport[]>('GET /api/wordpress/imports')).filter(({ status }) => status === 'reading'),
  ).toEqual([]);
});

test('a row of many megabytes is left out, and the rest is imported', async () => {
  const long = { title: 'Long', slug: 'long', html: 'x'.repeat(11 * 1024 ** 2) };
  const id = await stage(ghostExport({ posts: [long, { title: 'Short', slug: 'short' }] }), {
    ...ghost,
    bytes: Readable.from([Buffer.from(ghostExport({ posts: [long, { title: 'Short', slug: 'short' }] }))]),
  });
  expect((await itemsOf(id)).map(({ title }) => title)).toEqual(['Short']);
  expect((await preview(id)).leftOut).toContain('1 entry is too long to import.');
});
