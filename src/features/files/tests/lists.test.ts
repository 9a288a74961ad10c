import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LibraryFile } from '../contract.ts';
import { filesWorld } from '../../../../tests/support/files-world.ts';

const world = await filesWorld();
afterAll(() => world.close());
const { own, add, two } = world;

const made: LibraryFile[] = [];
beforeAll(async () => {
  const names = ['Winter glaze.csv', 'autumn kiln.txt', 'Summer sale.txt', 'spring 100%.txt'];
  for (const [i, name] of names.entries())
    made.push(
      await add(name, Buffer.from(`${name}${'x'.repeat(i * 10)}`), [
        { name: 'folder', value: i < 2 ? 'Seasons/Cold' : 'Seasons' },
      ]),
    );
});
const names = async (query: string) =>
  ((await own('GET', `/api/files?${query}`)).json() as LibraryFile[]).map(({ name }) => name);

test.each([
  ['folder=Seasons', ['spring 100%.txt', 'Summer sale.txt']],
  ['folder=Seasons%2FCold&sort=oldest', ['Winter glaze.csv', 'autumn kiln.txt']],
  ['q=GLAZE', ['Winter glaze.csv']],
  ['q=sale%20summer', ['Summer sale.txt']],
  ['q=100%25', ['spring 100%.txt']],
  ['q=%25', ['spring 100%.txt']],
  ['type=text%2Fcsv', ['Winter glaze.csv']],
  [
    'folder=Seasons%2FCold&type=text%2Fcsv&type=text%2Fplain&sort=name',
    ['autumn kiln.txt', 'Winter glaze.csv'],
  ],
  ['folder=Seasons&kind=audio', []],
  ['folder=Seasons&sort=size', ['spring 100%.txt', 'Summer sale.txt']],
])('%s', async (query, expected) => expect(await names(query)).toEqual(expected));

test.each(['newest', 'oldest', 'name', 'size'])(
  'pages in the order of %s hold each file once',
  async (sort) => {
    const whole = await names(`sort=${sort}&limit=500`);
    const paged: string[] = [];
    for (let next: string | undefined = `/api/files?sort=${sort}&limit=2`; next;) {
      const reply = await own('GET', next);
      paged.push(...(reply.json() as LibraryFile[]).map(({ name }) => name));
      next = /<([^>]+)>; rel="next"/.exec(String(reply.headers['link'] ?? ''))?.[1];
    }
    expect(paged).toEqual(whole);
  },
);

describe('folders', () => {
  const folder = (call: string, body: object) => own('POST', `/api/files/folders${call}`, body);
  const paths = async () =>
    ((await own('GET', '/api/files/folders')).json() as { path: string }[]).map(({ path }) => path);

  test('are renamed with all that is in them, and not onto or into one another', async () => {
    expect((await folder('', { path: 'Other/Deep' })).status).toBe(201);
    expect((await folder('', { path: 'Other' })).status).toBe(409);
    expect((await folder('/rename', { from: 'Seasons', to: 'Other' })).status).toBe(409);
    expect((await folder('/rename', { from: 'Seasons', to: 'Seasons/In' })).status).toBe(400);
    expect((await folder('/rename', { from: 'Nothing', to: 'Thing' })).status).toBe(404);
    expect((await folder('/rename', { from: 'Seasons', to: 'Archive/Seasons' })).json()).toEqual({
      path: 'Archive/Seasons',
      files: 2,
    });
    expect(await names('folder=Archive%2FSeasons%2FCold&sort=name')).toEqual([
      'autumn kiln.txt',
      'Winter glaze.csv',
    ]);
    expect(await paths()).toEqual(
      expect.arrayContaining(['Archive', 'Archive/Seasons', 'Archive/Seasons/Cold']),
    );
    await folder('/rename', { from: 'Archive/Seasons', to: 'Seasons' });
  });

  test('go only when they are empty; what lay there in the trash stays', async () => {
    expect((await folder('/delete', { path: 'Seasons' })).status).toBe(409);
    const alone = await add('alone.txt', Buffer.from('alone in there'), [{ name: 'folder', value: 'Alone' }]);
    expect((await folder('/delete', { path: 'Alone' })).status).toBe(409);
    await own('POST', '/api/file/delete', { mongoId: alone._id, objectPath: alone.objectPath });
    expect((await folder('/delete', { path: 'Alone' })).status).toBe(204);
    expect((await own('GET', `/api/file/${alone._id}`)).json()).toMatchObject({
      folder: '',
      trashedAt: expect.any(String),
    });
  });
});

test('several move together, or none', async () => {
  const ids = made.map(({ _id }) => _id);
  expect((await own('POST', '/api/files/move', { files: [...ids, two.file], folder: 'New' })).status).toBe(
    404,
  );
  expect((await own('POST', '/api/files/move', { files: ids, folder: 'New' })).json()).toEqual({ moved: 4 });
  expect(await names('folder=New')).toHaveLength(4);
});

test('a change based on an old version is told what is true now', async () => {
  const [first] = made;
  const put = (body: object) => own('PUT', `/api/file/${first?._id}`, body);
  const now = (await put({ name: '../Winter/glaze list.exe', alt: 'A list' })).json() as LibraryFile;
  expect(now).toMatchObject({ name: 'glaze list.csv', alt: 'A list' });
  const stale = await put({ name: 'x', version: now.version - 1 });
  expect([stale.status, stale.json()]).toMatchObject([
    409,
    { current: { name: 'glaze list.csv', version: now.version } },
  ]);
  expect((await put({ crop: { x: 0, y: 0, width: 0.5, height: 0.5 } })).status).toBe(400);
});
