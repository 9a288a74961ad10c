import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { invalid, type Refusal, tooLarge } from '../../../../lib/errors.ts';
import { archiveWords } from './archive-words.ts';
import { FORMAT, MANIFEST, type Manifest, manifestShape, MOST_ENTRIES } from './manifest.ts';

/** An archive whose entries are known and add up. */
export interface OpenArchive {
  manifest: Manifest;
  /** Its bytes. A mismatch with the manifest fails at the end, so nothing of it may be kept until then. */
  read(name: string): AsyncGenerator<Buffer>;
  /** @throws `400` if there is no such entry */
  stream(name: string): Readable;
  has(name: string): boolean;
  close(): void;
}

/** The limits of every archive. Only tests pass others, so that their archives stay small. */
export const archiveLimits = {
  entries: MOST_ENTRIES,
  /** Bytes of the table of contents. */
  manifest: 128 * 1024 * 1024,
  /** Bytes of all rows, unpacked. */
  tables: 8 * 1024 ** 3,
  /** Real rows compress to a tenth; repeated characters compress to a thousandth. */
  ratio: 250,
  /** Below this size, the ratio does not matter. */
  ratioFrom: 32 * 1024 * 1024,
} as const;
type ArchiveLimits = Readonly<Record<keyof typeof archiveLimits, number>>;

const names =
  /^(manifest\.json|tables\/[a-z_]{1,63}\.ndjson|files\/[0-9a-f]{64}|attachments\/[0-9a-f-]{36})$/;

export const badArchive = (why: string): Refusal => invalid(archiveWords().cantBeImported({ why }));
const broken = () => badArchive(archiveWords().damaged);

/**
 * Opens an archive and checks its description before anything is unpacked.
 * @param mostBytes maximum total size of its files
 * @param newest name of this release's last migration
 * @throws `400`, `413`
 */
export async function openArchive(
  path: string,
  mostBytes: number,
  newest: string,
  limits: ArchiveLimits = archiveLimits,
): Promise<OpenArchive> {
  const zip = await openPromise(path, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  }).catch(() => {
    throw badArchive(archiveWords().notAZip);
  });
  try {
    const entries = await listEntries(zip, mostBytes, limits);
    const manifest = await readManifest(zip, entries.get(MANIFEST), limits);
    checkVersion(manifest, newest);
    checkEntries(manifest, entries);
    const read = (name: string) => verified(zip, entries.get(name), manifest.entries[name]);
    return {
      manifest,
      read,
      stream: (name) => Readable.from(read(name), { objectMode: false }),
      has: (name) => entries.has(name),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listEntries(
  zip: ZipFile,
  mostBytes: number,
  limits: ArchiveLimits,
): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw tooLarge(archiveWords().tooManyFiles);
  const entries = new Map<string, Entry>();
  let packed = 0;
  let inTables = 0;
  let inFiles = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, compressedSize, uncompressedSize: size } = entry;
      if (!names.test(name)) throw badArchive(archiveWords().strangeEntry);
      if (entries.has(name)) throw badArchive(archiveWords().sameEntries);
      if (entry.isEncrypted()) throw badArchive(archiveWords().hasPassword);
      if (size > limits.ratioFrom && size > compressedSize * limits.ratio)
        throw tooLarge(archiveWords().largeUnpacked);
      packed += compressedSize;
      if (name.startsWith('tables/')) inTables += size;
      else inFiles += size;
      if (inTables > limits.tables) throw tooLarge(archiveWords().largeExport);
      if (inFiles > mostBytes) throw tooLarge(archiveWords().largeFiles);
      // Overlapping entries would let a small archive contain any number of bytes.
      if (packed > zip.fileSize) throw broken();
      entries.set(name, entry);
    }
  } catch (error) {
    throw mapped(error);
  }
  return entries;
}

/** Translates errors of the archive reader; our own refusals pass. */
const mapped = (error: unknown): unknown =>
  error instanceof Error && error.name !== 'Refusal' && !('code' in error) ? broken() : error;

async function readManifest(
  zip: ZipFile,
  entry: Entry | undefined,
  limits: ArchiveLimits,
): Promise<Manifest> {
  if (!entry) throw badArchive(archiveWords().notASiteExport);
  if (entry.uncompressedSize > limits.manifest) throw tooLarge(archiveWords().tooManyFiles);
  const pieces: Buffer[] = [];
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
  } catch {
    throw broken();
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    throw badArchive(archiveWords().contentsUnreadable);
  }
  // Nothing else is known about a newer format.
  const { format } = (parsed ?? {}) as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT) throw newer();
  const manifest = manifestShape.safeParse(parsed);
  if (!manifest.success) throw badArchive(archiveWords().contentsUnreadable);
  return manifest.data;
}

const newer = () => badArchive(archiveWords().newerRelease);

function checkVersion({ schema }: Manifest, newest: string): void {
  if (schema > newest) throw newer();
}

function checkEntries({ entries: told, missing }: Manifest, entries: Map<string, Entry>): void {
  for (const [name, { size }] of Object.entries(told)) {
    const entry = entries.get(name);
    if (!entry) throw badArchive(archiveWords().entryMissing);
    if (entry.uncompressedSize !== size) throw broken();
  }
  if (entries.size !== Object.keys(told).length + 1) throw badArchive(archiveWords().entryNotListed);
  if (missing.some((name) => entries.has(name))) throw broken();
}

async function* verified(
  zip: ZipFile,
  entry: Entry | undefined,
  told: Manifest['entries'][string] | undefined,
): AsyncGenerator<Buffer> {
  if (!entry || !told) throw badArchive(archiveWords().entryMissing);
  const hash = createHash('sha256');
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      hash.update(piece as Buffer);
      yield piece as Buffer;
    }
  } catch (error) {
    throw mapped(error);
  }
  if (hash.digest('hex') !== told.sha256) throw badArchive(archiveWords().changedAfterwards);
}
