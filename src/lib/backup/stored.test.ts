import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/files.ts';
import { startS3 } from '../../../tests/support/s3-server.ts';
import { diskStorage } from '../storage/disk.ts';
import { openStaging } from '../storage/staging.ts';
import { type BackupStore, openBackupStore } from './backup-store.ts';
import { copyFiles, filesAt, readFilesState } from './files-backup.ts';
import { deletedKey, filesFolder, listBases, seriesFolder, tarOf } from './layout.ts';
import { deleteExpired } from './retention.ts';
import { openBackupKeys } from './sealing.ts';
import { openSegments } from './segments.ts';

const folder = await temporaryFolder('backup');
const s3 = await startS3(join(folder.path, 's3'));
afterAll(async () => {
  await s3.close();
  await folder.remove();
});

const key = () => randomBytes(32).toString('base64');
const [old, newer] = [key(), key()];
let count = 0;
function openStore(): BackupStore {
  const place = join(folder.path, `place-${(count += 1)}`);
  mkdirSync(place);
  return openBackupStore({ to: { folder: place }, keys: [old] }, folder.path);
}
const keysOf = async (store: BackupStore, prefix: string) =>
  (await Array.fromAsync(store.list(prefix))).map((found) => found.key);

test.each([0, 10, 1024 * 1024, 2.5 * 1024 * 1024])('%d bytes are encrypted and come back', async (size) => {
  const bytes = randomBytes(size);
  for (const compress of [true, false]) {
    const sealed = Buffer.concat(await Array.fromAsync(openBackupKeys([old]).seal('a/b', [bytes], compress)));
    const opened = (pieces: Buffer[], name = 'a/b', keys = [newer, old]) =>
      Array.fromAsync(openBackupKeys(keys).open(name, pieces));
    // In pieces of another size than they were written in.
    const pieces = [sealed.subarray(0, 11), sealed.subarray(11, 700), sealed.subarray(700)];
    expect(Buffer.concat(await opened(pieces)).equals(bytes)).toBe(true);
    await expect(opened([sealed], 'a/c')).rejects.toThrow('damaged');
    await expect(opened([sealed.subarray(0, -1)])).rejects.toThrow('damaged');
    await expect(opened([sealed], 'a/b', [newer])).rejects.toThrow('another key');
    // Cut off between two frames.
    if (size > 1024 * 1024 && !compress)
      await expect(opened([sealed.subarray(0, 29 + 1024 * 1024 + 16)])).rejects.toThrow('damaged');
  }
});

test('a bucket holds a backup below a prefix', async () => {
  const to = { s3: s3.settings, prefix: 'installations/one/' };
  const store = openBackupStore({ to, keys: [old] }, folder.path);
  await store.putJson('1/series/a/covered', { works: true });
  expect(await store.readJson('1/series/a/covered')).toEqual({ works: true });
  expect(await keysOf(store, '1/series/a/')).toEqual(['1/series/a/covered']);
  await store.putJson('1/deleted', {});
  expect(await store.folders('')).toEqual(['1']);
});

test('a stored segment is never replaced by one with another content', async () => {
  const store = openStore();
  const segment = randomBytes(100);
  const first = await openSegments(store, '1', 'a');
  await first.addPart(7n, 0, segment.subarray(0, 40));
  await first.addPart(7n, 40, segment.subarray(40, 60));
  expect((await (await openSegments(store, '1', 'a')).known(7n)).equals(segment.subarray(0, 60))).toBe(true);
  await first.complete(7n, segment);
  expect(await keysOf(store, '1/')).toEqual(['1/series/a/wal/0000000000000007']);
  const second = await openSegments(store, '1', 'a');
  await second.complete(7n, segment);
  await expect(second.complete(7n, randomBytes(100))).rejects.toThrow('later changes than this database');
  expect((await second.known(7n)).equals(segment)).toBe(true);
});

test('only what no moment needs is deleted', async () => {
  const store = openStore();
  const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();
  const add = async (series: string, n: number, start: number) => {
    const name = `${seriesFolder('1', series)}base/day-${n}.json`;
    const numbers = { timeline: 1, segmentBytes: 10, start: `${start}`, end: `${start + 5}`, bytes: 1 };
    await store.putJson(name, { series, ...numbers, startedAt: day(n), endedAt: day(n), password: '' });
    await store.put(tarOf(name), []);
  };
  const segments = async (series: string, from: number, to: number) => {
    const stored = await openSegments(store, '1', series);
    for (let n = from; n <= to; n += 1) await stored.complete(BigInt(n), Buffer.from('log'));
  };
  await segments('a', 1, 4);
  await segments('b', 1, 9);
  for (const [series, n, start] of [
    ['a', 1, 10],
    ['b', 3, 10],
    ['b', 5, 35],
    ['b', 8, 62],
  ] as const)
    await add(series, n, start);
  const at = (n: number) => deleteExpired(store, '1', 3, Date.parse(day(n)));
  const bases = async () => (await listBases(store, '1')).map(({ endedAt }) => endedAt);
  const everything = await keysOf(store, '1/');
  await at(3);
  expect(await keysOf(store, '1/')).toEqual(everything);
  // On the 8th, the 5th can still be restored.
  await at(8);
  expect(await bases()).toEqual([day(5), day(8)]);
  expect(await keysOf(store, '1/series/a/')).toEqual([]);
  expect((await keysOf(store, '1/series/b/wal/'))[0]).toMatch(/0003$/);
  // The newest copy stays, however old it is.
  await at(300);
  expect(await bases()).toEqual([day(8)]);
  expect((await keysOf(store, '1/series/b/wal/'))[0]).toMatch(/0006$/);
});

test('deleted files stay as long as the backup reaches back', async () => {
  const store = openStore();
  const files = diskStorage(join(folder.path, 'files'), openStaging(join(folder.path, 'unfinished')));
  const put = (name: string) => files.put(name, Readable.from([Buffer.from(name)]));
  const day = (n: number) => Date.UTC(2026, 0, n);
  const copy = (n: number) =>
    copyFiles({
      store,
      system: '1',
      files,
      isOriginal: (name) => /^[ab]\/[^m]/.test(name),
      keepDays: 3,
      now: day(n),
    });
  const stored = () => keysOf(store, filesFolder('1'));
  await put('a/one');
  await expect(copy(1)).rejects.toThrow('not where they should be');
  await files.mark();
  for (const name of ['a/two', 'a/made', 'b/three']) await put(name);
  expect(await copy(1)).toBe(3);
  await files.delete('a/two');
  await put('b/zero');
  expect(await copy(2)).toBe(1);
  expect(await stored()).toEqual(['1/files/a/one', '1/files/a/two', '1/files/b/three', '1/files/b/zero']);
  const then = (n: number) => Array.fromAsync(filesAt(store, '1', new Date(day(n))));
  expect(await then(1)).toContain('a/two');
  expect(await then(3)).toEqual(['a/one', 'b/three', 'b/zero']);
  await copy(5);
  expect(await stored()).toContain('1/files/a/two');
  await copy(6);
  expect(await stored()).toEqual(['1/files/a/one', '1/files/b/three', '1/files/b/zero']);
  expect((await readFilesState(store, '1')).deleted).toEqual({});
  expect(await store.stat(deletedKey('1'))).not.toBeNull();
});
