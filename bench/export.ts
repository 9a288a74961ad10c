import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { blockKinds, blockUpgrades } from '../src/app/blocks.ts';
import { sourceKey } from '../src/features/files/server/index.ts';
import { importArchive, writeArchive } from '../src/features/portability/server/index.ts';
import { diskStorage } from '../src/lib/storage/disk.ts';
import { openStaging } from '../src/lib/storage/staging.ts';
import { temporaryFolder } from '../tests/support/files.ts';
import type { Figure } from './support/figures.ts';
import { withManyRows } from './support/many-rows.ts';

export const name = 'export';
export const describe =
  'A site with 5,000 products and 1 GB of files exported, and a site made of the archive; memory beside a tenth of that';

const MB = 1024 * 1024;
const noise = randomBytes(MB);
const count = (rows: number) => `generate_series(1, ${rows}) n`;

async function fill(client: pg.Client, websiteId: string, products: number): Promise<void> {
  const run = (text: string) => client.query(text, [websiteId]);
  await run(
    `insert into accounts (website_id, email, password_hash, owner) values ($1, 'owner@bench.test', 'x', true)`,
  );
  await run(`insert into products (website_id, label, slug, price, description)
    select $1, 'Bowl ' || n, 'bowl-' || n, n, jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object(
      'type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat('Glaze ' || n || ' ', 40))))))
    from ${count(products)}`);
  await run(`insert into variants (website_id, product_id, price, stock, options, variant_label)
    select $1, id, price, 4, array[v::text], v::text from products, generate_series(1, 4) v where website_id = $1`);
  await run(`insert into stock_movements (website_id, variant_id, kind, cause, quantity)
    select $1, id, 'counted', 'first', 4 from variants where website_id = $1`);
}

/** Increase of this process's peak memory in MB, and megabytes of files per second. */
async function measured(work: () => Promise<unknown>, megabytes: number) {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const begun = performance.now();
  await work();
  clearInterval(timer);
  return { memory: (peak - before) / MB, speed: megabytes / ((performance.now() - begun) / 1000) };
}

const bothWays = (products: number, megabytes: number) =>
  withManyRows(
    (client, websiteId) => fill(client, websiteId, products),
    async (db, websiteId) => {
      const folder = await temporaryFolder('bench-export');
      const staging = openStaging(join(folder.path, 'unfinished'));
      const storage = diskStorage(join(folder.path, 'files'), staging);
      for (let n = 0; n < megabytes; n += 1) {
        const bytes = Buffer.concat([Buffer.from(`%PDF-1.4\n${n}\n`), noise]);
        const sha256 = createHash('sha256').update(bytes).digest();
        const { id } = await db.forWebsite(websiteId, (tx) =>
          tx
            .insertInto('files')
            .values({
              website_id: websiteId,
              name: `paper-${n}.pdf`,
              kind: 'document',
              type: 'application/pdf',
              source_type: 'application/pdf',
              size: bytes.length,
              source_size: bytes.length,
              sha256,
              revision: 'r',
              state: 'ready',
            })
            .returning('id')
            .executeTakeFirstOrThrow(),
        );
        await storage.put(sourceKey(websiteId, id, sha256), Readable.from([bytes]));
      }
      const path = join(folder.path, 'export.zip');
      const out = await measured(async () => {
        const { archive } = writeArchive({ db, storage, staging }, websiteId);
        await pipeline(archive, createWriteStream(path));
      }, megabytes);
      const target = {
        db,
        storage,
        staging,
        kinds: blockKinds,
        upgrades: blockUpgrades,
        mostBytes: 10 * 1024 * MB,
        resume: async () => {},
      };
      const back = await measured(() => importArchive(target, path, { host: 'arrived.test' }), megabytes);
      const { size } = await stat(path);
      await folder.remove();
      return { out, back, size: size / MB };
    },
  );

export async function run(): Promise<Figure[]> {
  // The first round warms up.
  await bothWays(50, 5);
  const small = await bothWays(500, 100);
  const large = await bothWays(5_000, 1024);
  const most = { goal: { atMost: 150 }, unit: 'MB' };
  return [
    { what: 'memory at the most, packing', value: large.out.memory, ...most },
    { what: 'the same for a tenth', value: small.out.memory, unit: 'MB' },
    { what: 'memory at the most, unpacking', value: large.back.memory, ...most },
    { what: 'the same for a tenth', value: small.back.memory, unit: 'MB' },
    { what: 'files packed', value: large.out.speed, unit: 'MB/s' },
    { what: 'files unpacked, hashed and looked at', value: large.back.speed, unit: 'MB/s' },
    { what: 'the archive', value: large.size, unit: 'MB' },
  ];
}
