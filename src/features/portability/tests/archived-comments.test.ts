import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { changeRow, contentsOf, writeContents } from './repack.ts';
import { movingWorld } from './world.ts';

const world = await movingWorld();
afterAll(() => world.close());
let good = '';
beforeAll(async () => {
  good = (await world.exportTo(world.one.id, 'good.zip')).path;
});

type Row = Record<string, unknown>;

test.each<[string, RegExp, (row: Row) => void]>([
  [
    'a token that confirms it',
    /column that the table doesn’t list/,
    (row) => (row['token_hash'] = `\\x${'00'.repeat(32)}`),
  ],
  [
    'an author although it is deleted',
    /author_name: /,
    (row) => Object.assign(row, { state: 'deleted', body: '' }),
  ],
  ['itself above it', /parent_id: /, (row) => (row['parent_id'] = row['id'])],
])('a comment with %s is refused', async (_, sentence, change) => {
  const archive = await contentsOf(good);
  changeRow(archive, 'entry_comments', change);
  const path = await writeContents(join(world.folder, 'hostile.zip'), archive);
  await expect(world.importFrom(path, 'hostile.test')).rejects.toThrow(sentence);
});

test('comments that answer each other in a circle are put in order', async () => {
  const archive = await contentsOf(good);
  const name = 'tables/entry_comments.ndjson';
  const lines = String(archive.entries.get(name)).trimEnd().split('\n');
  const [first, second, ...rest] = lines.map((line) => JSON.parse(line) as Row);
  const circle = [{ ...first, parent_id: second?.['id'] }, { ...second, parent_id: first?.['id'] }, ...rest];
  archive.entries.set(name, Buffer.from(`${circle.map((row) => JSON.stringify(row)).join('\n')}\n`));
  const path = await writeContents(join(world.folder, 'circle.zip'), archive);
  const came = await world.importFrom(path, 'circle.test');
  const { rows } = await asAdmin(world.admin, (client) =>
    client.query('select parent_id from sitewright.entry_comments where website_id = $1', [came.websiteId]),
  );
  expect(rows).toEqual(lines.map(() => ({ parent_id: null })));
});
