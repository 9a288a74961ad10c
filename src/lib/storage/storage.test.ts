import { createReadStream } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/files.ts';
import { startS3 } from '../../../tests/support/s3-server.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import { openStaging, type Staging } from './staging.ts';
import { deleteBelow, type Storage } from './storage.ts';

const bytes = (count: number, seed = 0) =>
  Buffer.from(Uint8Array.from({ length: count }, (_, i) => (i * 31 + seed) % 251));
const collect = async (stream: Readable | null) =>
  stream && Buffer.concat((await stream.toArray()) as Buffer[]);

const kinds = {
  disk: async (folder: string, staging: Staging) => ({
    storage: diskStorage(join(folder, 'files'), staging),
    close: async () => {},
  }),
  S3: async (folder: string, staging: Staging) => {
    const { settings, close } = await startS3(join(folder, 's3'));
    return { storage: s3Storage(settings, staging), close };
  },
};

describe.each(Object.entries(kinds))('files on %s', (name, open) => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let staging: Staging;
  let storage: Storage;
  let close: () => Promise<void>;

  beforeAll(async () => {
    folder = await temporaryFolder('storage');
    staging = openStaging(join(folder.path, 'unfinished'));
    ({ storage, close } = await open(folder.path, staging));
  });
  afterAll(async () => {
    await close();
    await folder.remove();
  });
  const unfinished = () => readdir(staging.folder).catch(() => []);

  test('are whole, in parts, and gone when deleted', async () => {
    const content = bytes(300_000);
    expect(
      await storage.put('site/one/file', Readable.from([content.subarray(0, 9), content.subarray(9)])),
    ).toBe(300_000);
    expect(await collect(await storage.read('site/one/file'))).toEqual(content);
    const part = await collect(await storage.read('site/one/file', { from: 1000, to: 1999 }));
    expect(part).toEqual(content.subarray(1000, 2000));
    expect(await storage.stat('site/one/file')).toMatchObject({ size: 300_000, modified: expect.any(Date) });
    await storage.delete('site/one/file');
    await storage.delete('site/one/file');
    expect(await storage.read('site/one/file')).toBeNull();
    expect(await storage.stat('site/one/file')).toBeNull();
    expect(await storage.lend('site/one/file', async () => 1)).toBeNull();
  });

  test('larger than one part of a transfer arrive whole', async () => {
    const content = bytes(20 * 1024 * 1024 + 5);
    const path = await staging.newPath();
    await writeFile(path, content);
    await storage.takeOver('site/large/file', path);
    const lent = await storage.lend('site/large/file', (at) => collect(createReadStream(at)));
    expect(lent?.equals(content)).toBe(true);
    expect(await unfinished()).toEqual([]);
  });

  test('that never come to their end are not there, and leave what was there before', async () => {
    const before = bytes(10, 3);
    await storage.put('site/kept/file', Readable.from([before]));
    async function* breaking() {
      yield bytes(100_000);
      throw new Error('The line is lost.');
    }
    await expect(storage.put('site/kept/file', Readable.from(breaking()))).rejects.toThrow(
      'The line is lost.',
    );
    await expect(storage.put('site/new/file', Readable.from(breaking()))).rejects.toThrow(
      'The line is lost.',
    );
    expect(await collect(await storage.read('site/kept/file'))).toEqual(before);
    expect(await storage.stat('site/new/file')).toBeNull();
    expect(await unfinished()).toEqual([]);
  });

  test('are listed below a prefix and deleted together', async () => {
    for (const key of ['alpha/c', 'alpha/a/b/2', 'alpha/a/1', 'alpha/a-b', 'beta/1'])
      await storage.put(key, Readable.from([bytes(3)]));
    const keys = async (prefix: string) => {
      const listed = (await Array.fromAsync(storage.list(prefix))).map(({ key }) => key);
      // The S3 stand-in has a different order.
      if (name !== 'S3') expect(listed).toEqual(listed.toSorted());
      return listed.sort();
    };
    // A hyphen sorts before a slash.
    expect(await keys('alpha/')).toEqual(['alpha/a-b', 'alpha/a/1', 'alpha/a/b/2', 'alpha/c']);
    expect((await storage.folders('')).filter((name) => name !== 'site').sort()).toEqual(['alpha', 'beta']);
    await deleteBelow(storage, 'alpha/a/');
    expect(await keys('')).toEqual(expect.arrayContaining(['alpha/c', 'beta/1']));
    expect(await keys('alpha/')).toEqual(['alpha/a-b', 'alpha/c']);
  });

  test.each([
    '../up',
    'site/../../up',
    '/etc/passwd',
    'one',
    'site//a',
    'site/.hidden',
    'site/a\0b',
    'Site/A',
  ])('never lie under %j', async (key) => {
    await expect(storage.put(key, Readable.from([bytes(1)]))).rejects.toThrow('isn’t a storage key');
    await expect(storage.read(key)).rejects.toThrow('isn’t a storage key');
  });
});
