import { afterAll, expect, test } from 'vitest';
import type { LibraryFile } from '../contract.ts';
import { file, filesWorld, freshText } from '../../../../tests/support/files-world.ts';

const world = await filesWorld();
afterAll(() => world.close());
const { own, add, upload, fetch } = world;

test('a file is stored, listed, delivered, and found again by its content', async () => {
  const text = freshText();
  const made = await add('Notes for June.txt', text, [{ name: 'folder', value: 'Plans/2026' }]);
  expect(made).toMatchObject({
    type: 'text/plain',
    kind: 'document',
    folder: 'Plans/2026',
    size: text.length,
    state: 'ready',
    known: false,
    mongoId: made._id,
  });
  expect(made.objectPath).toMatch(new RegExp(`^${made._id}/[0-9a-z]+/Notes-for-June\\.txt$`));
  const bytes = await fetch(made.urls.original);
  expect([bytes.status, bytes.text]).toEqual([200, text.toString()]);

  await own('POST', '/api/file/delete', { mongoId: made._id, objectPath: made.objectPath });
  expect((await fetch(made.urls.original)).status).toBe(404);
  const again = await add('other name.txt', text);
  expect(again).toMatchObject({ _id: made._id, known: true, trashedAt: null, name: 'Notes for June.txt' });
  expect((await fetch(made.urls.original)).status).toBe(200);

  const folders = (await own('GET', '/api/files/folders')).json();
  expect(folders).toEqual(
    expect.arrayContaining([
      { path: 'Plans', files: 0 },
      { path: 'Plans/2026', files: 1 },
    ]),
  );
});

test('all files of a form are stored, or none', async () => {
  const before = (await own('GET', '/api/files?limit=500')).json() as LibraryFile[];
  const reply = await upload([file('fine.txt', freshText()), file('page.txt', '<html><script>alert(1)')]);
  expect([reply.status, reply.json()]).toMatchObject([400, { error: expect.stringContaining('page.txt') }]);
  const after = (await own('GET', '/api/files?limit=500')).json() as LibraryFile[];
  expect(after.map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
});
