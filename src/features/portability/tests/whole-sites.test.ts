import { createWriteStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSite } from '../../../app/commands/create-site.ts';
import { demoContent } from '../../../app/demo/index.ts';
import { starters } from '../../../app/starters/index.ts';
import { writeArchive } from '../server/index.ts';
import type { Storage } from '../../../lib/storage/storage.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { contentsOf } from './repack.ts';
import { movingWorld } from './world.ts';

const world = await movingWorld();
afterAll(() => world.close());
const { one, two } = world;

const demo = { ...demoContent, key: 'demo' };
const made = [demo, ...starters.map(({ key, site }) => ({ ...site(`Site of ${key}`), key }))];

test.each(made)('a site as $key makes it leaves and arrives the same', async ({ key, ...content }) => {
  const host = `${key}.test`;
  const website = { ...content.website, name: `Site of ${key}` };
  const { db, pages, files } = world.app;
  const id = await createSite(
    db,
    { ...pages, storage: files.storage },
    {
      ...content,
      website,
      host,
      owner: { email: 'owner@elsewhere.test' },
    },
  );
  const first = await world.exportTo(id, `${key}.zip`);
  const came = await world.importFrom(first.path, `again-${host}`);
  expect(came.notes).toEqual([]);
  const second = await world.exportTo(came.websiteId, `again-${key}.zip`);
  const tables = ({ entries }: typeof first.manifest) =>
    Object.fromEntries(Object.entries(entries).map(([name, { sha256 }]) => [name, sha256]));
  expect(tables(second.manifest)).toEqual(tables(first.manifest));
});

/** Bytes of objects that are in use. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe('a site with many files', () => {
  const FILES = 20_000;
  const CONTENTS = 18_000;
  beforeAll(() =>
    asAdmin(world.admin, (client) =>
      client.query(
        `insert into sitewright.files (website_id, name, kind, type, source_type, size, source_size, sha256, revision, state, found_by_content)
         select $1, n || '.pdf', 'document', 'application/pdf', 'application/pdf', 1, 1, sha256(int4send(n % ${CONTENTS})), 'r', 'ready', false
         from generate_series(1, ${FILES}) n`,
        [two.id],
      ),
    ),
  );

  test('is exported without a list of them in memory, and each content once', async () => {
    const used: number[] = [];
    let asked = 0;
    const storage: Storage = {
      ...world.target.storage,
      // Every second object is missing.
      read: async (key) => {
        if ((asked += 1) % 4_000 === 0) used.push(usedBytes() / 1024 / 1024);
        return /[02468ace]$/.test(key) ? Readable.from([Buffer.from('x')]) : null;
      },
    };
    const { archive, written } = writeArchive({ ...world.target, storage }, two.id);
    const file = join(world.folder, 'many.zip');
    await pipeline(archive, createWriteStream(file));
    const { missing } = await written;
    const { manifest } = await contentsOf(file);
    expect(manifest.missing).toHaveLength(missing);
    const files = [...Object.keys(manifest.entries), ...manifest.missing].filter((name) =>
      name.startsWith('files/'),
    );
    expect(files.length).toBeGreaterThanOrEqual(CONTENTS);
    expect(new Set(files).size).toBe(files.length);
    const [early = 0] = used;
    expect(
      (used.at(-1) ?? Infinity) - early,
      `megabytes after 4,000 files each: ${used.join(' ')}`,
    ).toBeLessThan(10);
  });

  test('is refused where it has more than an export holds, and nothing of it is left', async () => {
    const { archive, written } = writeArchive(world.target, two.id, undefined, 1_000);
    await expect(pipeline(archive, createWriteStream(join(world.folder, 'none.zip')))).rejects.toThrow(
      /1,000 at most/,
    );
    await expect(written).rejects.toMatchObject({ status: 413 });
    const left = writeArchive(world.target, one.id);
    left.archive.destroy();
    await expect(left.written).rejects.toThrow(/not read to its end/);
    expect(await readdir(world.app.files.staging.folder)).toEqual([]);
  });
});
