import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import type { LibraryFile } from '../contract.ts';
import { sourceKey } from '../server/keys.ts';
import { fileInvariants } from '../server/index.ts';
import { checkInvariants } from '../../../lib/db/invariants.ts';
import type { Storage } from '../../../lib/storage/storage.ts';
import { sweepAll, sweepSite } from '../server/upkeep/sweep.ts';
import { markKnownStorage } from '../server/known-storage.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { filesWorld, freshText } from '../../../../tests/support/files-world.ts';

const world = await filesWorld();
afterAll(() => world.close());
const { one, app, admin, own, add, fetch } = world;
const { storage } = app.files;
const sql = (text: string, values: unknown[] = []) => asAdmin(admin, (client) => client.query(text, values));
const keys = async () => (await Array.fromAsync(storage.list(`${one.id}/`))).map(({ key }) => key).sort();
let listings = 0;
/** The storage as it would be three days later. */
const withAge = (of: Storage): Storage => ({
  ...of,
  async *list(prefix) {
    listings += 1;
    for await (const object of of.list(prefix))
      yield { ...object, modified: new Date(object.modified.getTime() - 3 * 24 * 3600 * 1000) };
  },
});
const trash = ({ _id, objectPath }: LibraryFile) =>
  own('POST', '/api/file/delete', { mongoId: _id, objectPath });

test('rows and stored bytes agree after it, and nothing that is needed goes', async () => {
  const kept = await add('kept.txt', freshText());
  const lost = await add('lost.txt', freshText());
  const orphan = `${one.id}/${kept._id}/0ld/master`;
  await storage.put(orphan, Readable.from(['an earlier revision']));
  await storage.put(`${one.id}/uploads/0190/000-a`, Readable.from(['a part of nothing']));
  const lostKey = (await keys()).find((key) => key.includes(lost._id)) ?? '';
  await storage.delete(lostKey);

  const broken = () => checkInvariants(app.db, one.id, fileInvariants(storage));
  expect(await broken()).toEqual([
    {
      invariant: 'Every file in the library is stored',
      total: 1,
      named: [{ id: lost._id, record: 'lost.txt' }],
    },
  ]);
  const aged = fileInvariants(withAge(storage));
  expect((await checkInvariants(app.db, one.id, aged)).at(-1)).toMatchObject({
    invariant: 'Nothing is stored without a file',
    total: 2,
  });
  expect(listings).toBe(1);

  // Recent bytes may still get their row.
  expect((await sweepSite(app.files, one.id)).orphans).toEqual([]);
  const swept = await sweepSite(app.files, one.id, 0);
  expect(swept.orphans.sort()).toEqual([orphan, `${one.id}/uploads/0190/000-a`].sort());
  expect(swept.lost).toEqual([lost._id]);
  expect((await own('GET', `/api/file/${lost._id}`)).json()).toMatchObject({
    state: 'failed',
    problem: expect.any(String),
  });
  expect((await fetch(kept.urls.original)).status).toBe(200);
  expect(await sweepSite(app.files, one.id, 0)).toMatchObject({ orphans: [] });
});

// Fails if a batch is compared with an earlier one, or if the last entry of a batch is left out.
test('a site with more files than are compared at once is compared whole', async () => {
  const files: LibraryFile[] = [];
  for (let count = 0; count < 7; count += 1) files.push(await add(`many-${count}.txt`, freshText()));
  const [first, second, third, , , sixth, last] = files.map(({ _id }) => _id);
  const stray = [`${one.id}/${second}/0ld/a`, `${one.id}/${third}/0ld/b`, `${one.id}/uploads/0191/000-b`];
  for (const key of stray) await storage.put(key, Readable.from(['stray']));
  const gone = [first, sixth, last].map(String);
  for (const key of await keys()) if (gone.some((id) => key.includes(id))) await storage.delete(key);
  const others = (await keys()).filter((key) => !stray.includes(key));
  const swept = await sweepSite(app.files, one.id, 0, 2);
  expect(swept.orphans.toSorted()).toEqual(stray.toSorted());
  const ours = ({ lost }: typeof swept) => lost.filter((id) => files.some(({ _id }) => _id === id));
  expect(ours(swept)).toEqual(gone);
  expect(await keys()).toEqual(others);
  const again = await sweepSite(app.files, one.id, 0, 3);
  expect([again.orphans, ours(again)]).toEqual([[], gone]);
  for (const { _id, objectPath } of files)
    await own('POST', '/api/file/delete', { mongoId: _id, objectPath });
  await own('POST', '/api/files/erase', {});
});

test('the trash is emptied after its time, of bytes too', async () => {
  const old = await add('old.txt', freshText());
  const young = await add('young.txt', freshText());
  await trash(old);
  await trash(young);
  await sql(`update sitewright.files set trashed_at = now() - interval '31 days' where id = $1`, [old._id]);
  await sql(`update sitewright.files set trashed_at = now() - interval '29 days' where id = $1`, [young._id]);
  await sweepSite(app.files, one.id);
  expect((await own('GET', `/api/file/${old._id}`)).status).toBe(404);
  expect((await own('GET', `/api/file/${young._id}`)).status).toBe(200);
  expect((await keys()).filter((key) => key.includes(old._id))).toEqual([]);
});

test('an upload that nobody goes on with ends', async () => {
  const before = await sql('select id from sitewright.file_holds where website_id = $1', [one.id]);
  expect(before.rowCount).toBe(1);
  await sql(`update sitewright.file_holds set expires_at = now() - interval '1 minute'`);
  await sweepSite(app.files, one.id);
  expect((await sql('select from sitewright.file_uploads where website_id = $1', [one.id])).rowCount).toBe(0);
});

test('erasing takes rows and bytes, of what lies in the trash only', async () => {
  const [a, b] = [await add('a.txt', freshText()), await add('b.txt', freshText())];
  expect((await own('POST', '/api/files/erase', { files: [a._id] })).status).toBe(409);
  await trash(a);
  await trash(b);
  expect((await own('GET', '/api/files?trashed=true&limit=500')).json()).toEqual(
    expect.arrayContaining([expect.objectContaining({ _id: a._id })]),
  );
  expect((await own('POST', '/api/files/restore', { files: [b._id] })).json()).toEqual({ restored: 1 });
  expect((await own('POST', '/api/files/erase', {})).status).toBe(200);
  const left = (await keys()).filter((key) => key.includes(a._id) || key.includes(b._id));
  expect(left).toHaveLength(1);
  const { sha256 } = (await sql('select sha256 from sitewright.files where id = $1', [b._id])).rows[0] as {
    sha256: Buffer;
  };
  expect(left).toEqual([sourceKey(one.id, b._id, sha256)]);
});

test('a folder of files that is gone is not swept, and is again once it is back', async () => {
  // Fails without `markKnownStorage`: every file counts as lost.
  const kept = await add('still-there.txt', freshText());
  await sweepAll(app.files, [one.id]);
  const folder = join(app.config.dataDir, 'files');
  await rename(folder, `${folder}-away`);
  expect(await markKnownStorage(app.files, [one.id])).toBe(false);
  await sweepAll(app.files, [one.id]);
  expect((await own('GET', `/api/file/${kept._id}`)).json()).toMatchObject({ state: 'ready' });
  await rm(folder, { recursive: true, force: true });
  await rename(`${folder}-away`, folder);
  expect(await markKnownStorage(app.files, [one.id])).toBe(true);
});
