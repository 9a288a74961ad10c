import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Database, Tx } from '../../../../lib/db/database.ts';
import { latestMigration } from '../../../../lib/db/migrate.ts';
import type { Storage } from '../../../../lib/storage/storage.ts';
import { attachmentKey, sourceKey } from '../../../files/server/index.ts';
import { hostsOf } from '../../../websites/server/index.ts';
import {
  attachmentsOf,
  countRows,
  enteredAnew,
  filesOf,
  holdStill,
  rowsOf,
  siteName,
} from './box-queries.ts';
import { attachmentEntry, fileEntry, FORMAT, MANIFEST, type Manifest, tableEntry } from './manifest.ts';
import { boxTables } from './policy/index.ts';

export interface BoxSource {
  db: Database;
  storage: Storage;
}

/** How far it has got: rows and bytes, weighed so that they add up. */
export type OnProgress = (done: number, total: number) => void;

interface Stored {
  entry: string;
  key: string;
  size: number;
  isText: boolean;
}

/** A row takes about as long as so many bytes of a file. */
const ROW_WEIGHT = 2_000;

/**
 * Everything of a site as one ZIP archive, as the site is at this moment. Nothing is ever held as a whole.
 * @returns the archive, and what stands in its manifest once it has been read to its end
 */
export function writeBox(
  source: BoxSource,
  websiteId: string,
  onProgress: OnProgress = () => {},
): { archive: Readable; manifest: Promise<Manifest> } {
  const zip = new ZipFile();
  const archive = zip.outputStream as Readable;
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => {});
  // Anyone who reads may go away in the middle; then nobody would ask for the rest.
  archive.once('close', () => broken.reject(new Error('The export was not read to its end.')));
  zip.once('error', (error) => broken.reject(error));
  const manifest = fill(source, websiteId, zip, broken.promise, onProgress);
  manifest.catch((error: Error) => archive.destroy(error));
  return { archive, manifest };
}

async function fill(
  { db, storage }: BoxSource,
  websiteId: string,
  zip: ZipFile,
  broken: Promise<never>,
  onProgress: OnProgress,
): Promise<Manifest> {
  const mtime = new Date();
  let done = 0;
  let total = 0;
  const progress = (more: number) => onProgress(Math.min((done += more), total), total);
  const found: Manifest = {
    product: 'sitewright',
    format: FORMAT,
    schema: await latestMigration(),
    madeAt: mtime.toISOString(),
    name: '',
    host: '',
    tables: {},
    entries: {},
    missing: [],
    anew: [],
  };

  async function add(name: string, bytes: AsyncIterable<Buffer>, compress: boolean): Promise<void> {
    const hash = createHash('sha256');
    let size = 0;
    const stream = Readable.from(
      (async function* () {
        for await (const piece of bytes) {
          hash.update(piece);
          size += piece.length;
          yield piece;
        }
      })(),
      { objectMode: false },
    );
    const ended = once(stream, 'end');
    zip.addReadStream(stream, name, { mtime, compress });
    await Promise.race([ended, broken]);
    found.entries[name] = { size, sha256: hash.digest('hex') };
  }

  const stored = await db.forWebsite(websiteId, async (tx) => {
    await holdStill(tx);
    const files = await storedBytes(tx);
    for (const policy of boxTables) {
      const rows = await countRows(tx, policy);
      found.tables[policy.table] = { rows, columns: [...policy.kept] };
      total += rows * ROW_WEIGHT;
    }
    total += files.reduce((sum, { size }) => sum + size, 0);
    found.name = (await siteName(tx)).name;
    found.host = (await hostsOf(tx))[0]?.host ?? '';
    found.anew = await enteredAnew(tx);
    for (const policy of boxTables) {
      const lines = rowsOf(tx, policy);
      const told = async function* () {
        for await (const some of lines) {
          yield Buffer.from(`${some.join('\n')}\n`);
          progress(some.length * ROW_WEIGHT);
        }
      };
      await add(tableEntry(policy.table), told(), true);
    }
    return files;
  });

  for (const { entry, key, size, isText } of stored) {
    const bytes = await storage.read(key);
    if (!bytes) found.missing.push(entry);
    else await add(entry, counted(bytes, progress), isText);
    if (!bytes) progress(size);
  }
  const { entries: _, ...rest } = found;
  zip.addBuffer(Buffer.from(JSON.stringify({ ...rest, entries: found.entries })), MANIFEST, { mtime });
  zip.end();
  return found;
}

async function* counted(bytes: Readable, progress: (more: number) => void): AsyncGenerator<Buffer> {
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    progress(piece.length);
    yield piece;
  }
}

/** What lies in the storage: of each content once, and what visitors sent. */
async function storedBytes(tx: Tx): Promise<Stored[]> {
  const found = new Map<string, Stored>();
  for (const { id, sha256, size, source_type: type } of await filesOf(tx)) {
    const entry = fileEntry(sha256.toString('hex'));
    found.set(entry, { entry, key: sourceKey(tx.site, id, sha256), size, isText: isText(type) });
  }
  for (const { id, size, type } of await attachmentsOf(tx)) {
    const entry = attachmentEntry(id);
    found.set(entry, { entry, key: attachmentKey(tx.site, id), size, isText: isText(type) });
  }
  return [...found.values()];
}

const isText = (type: string) => type.startsWith('text/') || type === 'image/svg+xml';
