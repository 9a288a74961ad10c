import { createHash } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import type { Database, Tx } from '../../../../lib/db/database.ts';
import { latestMigration } from '../../../../lib/db/migrate.ts';
import { tooLarge } from '../../../../lib/errors.ts';
import { openSpool, type Spool } from '../../../../lib/storage/spool.ts';
import type { Staging } from '../../../../lib/storage/staging.ts';
import type { Storage } from '../../../../lib/storage/storage.ts';
import { type ZipWriter, zipWriter } from '../../../../lib/storage/zip-writer.ts';
import { attachmentKey, sourceKey } from '../../../files/server/index.ts';
import { hostsOf } from '../../../websites/server/index.ts';
import { countRows, enteredAnew, holdStill, rowsOf, siteName, storedOf } from './row-queries.ts';
import {
  attachmentEntry,
  fileEntry,
  FORMAT,
  MANIFEST,
  type Manifest,
  MOST_ENTRIES,
  tableEntry,
} from './manifest.ts';
import { archivedTables } from './policy/index.ts';
import { tooManyFiles } from '../said-of-export.ts';

export interface ExportSource {
  db: Database;
  storage: Storage;
  staging: Pick<Staging, 'newPath'>;
}

/** Progress: rows and bytes, weighted so that they add up. */
export type OnProgress = (done: number, total: number) => void;

/** The result of an archive that was read to its end. */
export interface Written extends Pick<Manifest, 'name' | 'tables' | 'anew'> {
  /** Files whose bytes were missing. */
  missing: number;
}

interface Stored {
  entry: string;
  key: string;
  size: number;
  isText: boolean;
}

/** Lists that may be longer than memory allows. */
interface Lists {
  stored: Spool<Stored>;
  entries: Spool<[name: string, Manifest['entries'][string]]>;
  missing: Spool<string>;
}

/** A row takes about as long as this many bytes of a file. */
const ROW_WEIGHT = 2_000;

/**
 * A whole site as one ZIP archive, in a single snapshot. Neither the archive nor the list of its files is ever
 * in memory as a whole.
 * @param mostEntries maximum entries of the archive; a larger site is refused with `413`
 */
export function writeArchive(
  source: ExportSource,
  websiteId: string,
  onProgress: OnProgress = () => {},
  mostEntries = MOST_ENTRIES,
): { archive: Readable; written: Promise<Written> } {
  const archive = new PassThrough();
  const written = inFiles(source, archive, (zip, lists) =>
    fill(source, websiteId, zip, lists, onProgress, mostEntries),
  );
  written.catch((error: Error) => archive.destroy(error));
  return { archive, written };
}

/** Creates spool files, and removes them in any case. */
async function inFiles<T>(
  { staging }: ExportSource,
  archive: PassThrough,
  work: (zip: ZipWriter, lists: Lists) => Promise<T>,
): Promise<T> {
  const opened: { discard(): Promise<void> }[] = [];
  const open = async <O extends { discard(): Promise<void> }>(opening: Promise<O>): Promise<O> => {
    const one = await opening;
    opened.push(one);
    return one;
  };
  try {
    const zip = await open(zipWriter(archive, staging, new Date()));
    const stored = await open(openSpool<Stored>(staging));
    const entries = await open(openSpool<[string, Manifest['entries'][string]]>(staging));
    const missing = await open(openSpool<string>(staging));
    return await work(zip, { stored, entries, missing });
  } finally {
    await Promise.all(opened.map((one) => one.discard()));
  }
}

async function fill(
  { db, storage }: ExportSource,
  websiteId: string,
  zip: ZipWriter,
  { stored, entries, missing }: Lists,
  onProgress: OnProgress,
  mostEntries: number,
): Promise<Written> {
  let done = 0;
  let total = 0;
  const progress = (more: number) => onProgress(Math.min((done += more), total), total);
  const found: Omit<Manifest, 'entries' | 'missing'> = {
    product: 'sitewright',
    format: FORMAT,
    schema: await latestMigration(),
    madeAt: new Date().toISOString(),
    name: '',
    host: '',
    tables: {},
    anew: [],
  };

  async function add(name: string, bytes: AsyncIterable<Buffer>, compress: boolean): Promise<void> {
    const hash = createHash('sha256');
    let size = 0;
    const hashed = async function* () {
      for await (const piece of bytes) {
        hash.update(piece);
        size += piece.length;
        yield piece;
      }
    };
    await zip.add(name, hashed(), { compress });
    await entries.add([name, { size, sha256: hash.digest('hex') }]);
  }

  await db.forWebsite(websiteId, async (tx) => {
    await holdStill(tx);
    total += await listStored(tx, stored, mostEntries - archivedTables.length - 1, mostEntries);
    for (const policy of archivedTables) {
      const rows = await countRows(tx, policy);
      found.tables[policy.table] = { rows, columns: [...policy.kept] };
      total += rows * ROW_WEIGHT;
    }
    found.name = (await siteName(tx)).name;
    found.host = (await hostsOf(tx))[0]?.host ?? '';
    found.anew = await enteredAnew(tx);
    for (const policy of archivedTables) {
      const lines = rowsOf(tx, policy);
      const told = async function* () {
        for await (const some of lines) {
          yield Buffer.from(`${some.join('\n')}\n`);
          progress(some.length * ROW_WEIGHT);
        }
      };
      await add(tableEntry(policy.table), told(), true);
    }
  });

  let absent = 0;
  for await (const { entry, key, size, isText } of stored.all()) {
    const bytes = await storage.read(key);
    if (bytes) {
      await add(entry, counted(bytes, progress), isText);
      continue;
    }
    absent += 1;
    await missing.add(entry);
    progress(size);
  }
  await zip.add(MANIFEST, contentsList(found, missing, entries), { compress: true });
  await zip.end();
  const { name, tables, anew } = found;
  return { name, tables, anew, missing: absent };
}

/** The manifest, in chunks. */
async function* contentsList(
  found: Omit<Manifest, 'entries' | 'missing'>,
  missing: Lists['missing'],
  entries: Lists['entries'],
): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(found).slice(0, -1)},"missing":[`);
  yield* separated(missing, (name) => JSON.stringify(name));
  yield Buffer.from('],"entries":{');
  yield* separated(entries, ([name, of]) => `${JSON.stringify(name)}:${JSON.stringify(of)}`);
  yield Buffer.from('}}');
}

async function* separated<T>(list: Spool<T>, asText: (one: T) => string): AsyncGenerator<Buffer> {
  let comma = '';
  for await (const one of list.all()) {
    yield Buffer.from(`${comma}${asText(one)}`);
    comma = ',';
  }
}

async function* counted(bytes: Readable, progress: (more: number) => void): AsyncGenerator<Buffer> {
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    progress(piece.length);
    yield piece;
  }
}

/** Lists stored bytes. @returns their size @throws `413` */
async function listStored(
  tx: Tx,
  stored: Lists['stored'],
  most: number,
  mostEntries: number,
): Promise<number> {
  let bytes = 0;
  let count = 0;
  for await (const rows of storedOf(tx)) {
    count += rows.length;
    if (count > most) throw tooLarge(tooManyFiles(mostEntries));
    for (const { id, sha256, size, type } of rows) {
      const entry = sha256 ? fileEntry(sha256.toString('hex')) : attachmentEntry(id);
      const key = sha256 ? sourceKey(tx.site, id, sha256) : attachmentKey(tx.site, id);
      await stored.add({ entry, key, size, isText: isText(type) });
      bytes += size;
    }
  }
  return bytes;
}

const isText = (type: string) => type.startsWith('text/') || type === 'image/svg+xml';
