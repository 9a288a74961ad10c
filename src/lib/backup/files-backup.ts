import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Storage, StoredObject } from '../storage/storage.ts';
import { BackupError } from './backup-error.ts';
import type { BackupStore } from './backup-store.ts';
import { deletedKey, filesFolder } from './layout.ts';
import { backupWords } from './messages/operator-backup/words.ts';

const DAY_MS = 24 * 3600 * 1000;

const deletedShape = z.object({
  /** When the last complete comparison began: all files stored before it are in the backup. */
  copiedAt: z.iso.datetime().nullable(),
  /** Files that were deleted, and when that was noticed. */
  deleted: z.record(z.string(), z.iso.datetime()),
});
export type FilesState = z.output<typeof deletedShape>;

export async function readFilesState(store: BackupStore, system: string): Promise<FilesState> {
  const key = deletedKey(system);
  if (!(await store.stat(key))) return { copiedAt: null, deleted: {} };
  return deletedShape.parse(await store.readJson(key));
}

/**
 * Copies new files. A file never changes under its key, so each is copied once. Deleted ones stay in the backup as
 * long as it reaches back.
 * @param isOriginal whether a key belongs to an uploaded file; what is derived from it is made again
 * @returns the number of files that were copied
 */
export async function copyFiles(parts: {
  store: BackupStore;
  system: string;
  files: Storage;
  isOriginal: (key: string) => boolean;
  keepDays: number;
  signal?: AbortSignal;
  now?: number;
}): Promise<number> {
  const { store, system, files, isOriginal, keepDays, signal, now = Date.now() } = parts;
  // A folder that is not mounted looks as if all files were deleted.
  if (!(await files.isMarked())) throw new BackupError(backupWords.filesMissing);
  const folder = filesFolder(system);
  const { deleted } = await readFilesState(store, system);
  const stored = keysOf(store.list(folder), (key) => key.slice(folder.length));
  let copied = 0;
  let next = await stored.next();
  const lost: string[] = [];
  for await (const { key } of files.list('')) {
    if (!isOriginal(key)) continue;
    for (; !next.done && next.value < key; next = await stored.next()) lost.push(next.value);
    if (!next.done && next.value === key) {
      Reflect.deleteProperty(deleted, key);
      next = await stored.next();
      continue;
    }
    signal?.throwIfAborted();
    const bytes = await files.read(key);
    // Deleted since the list was read.
    if (!bytes) continue;
    await store.put(folder + key, bytes as AsyncIterable<Buffer>, false);
    copied += 1;
  }
  for (; !next.done; next = await stored.next()) lost.push(next.value);
  for (const key of lost) {
    const since = (deleted[key] ??= new Date(now).toISOString());
    if (now - Date.parse(since) <= keepDays * DAY_MS) continue;
    await store.delete(folder + key);
    Reflect.deleteProperty(deleted, key);
  }
  await store.putJson(deletedKey(system), {
    copiedAt: new Date(now).toISOString(),
    deleted,
  } satisfies FilesState);
  return copied;
}

/** Keys in order, as storages list them. */
async function* keysOf(
  list: AsyncIterable<StoredObject>,
  name: (key: string) => string,
): AsyncGenerator<string, undefined> {
  for await (const { key } of list) yield name(key);
  return undefined;
}

/** The files that existed at a moment, and those that were added later. */
export async function* filesAt(store: BackupStore, system: string, at: Date): AsyncGenerator<string> {
  const { deleted } = await readFilesState(store, system);
  const folder = filesFolder(system);
  for await (const { key } of store.list(folder)) {
    const since = deleted[key.slice(folder.length)];
    if (since === undefined || Date.parse(since) > at.getTime()) yield key.slice(folder.length);
  }
}

/** Writes one file of the backup to a storage. */
export const restoreFile = (store: BackupStore, system: string, key: string, to: Pick<Storage, 'put'>) =>
  to.put(key, Readable.from(store.read(filesFolder(system) + key)));

/** The files of the backup as a storage that can only be read, for checks. */
export function backedUpFiles(store: BackupStore, system: string): Storage {
  const folder = filesFolder(system);
  const refuse = () => Promise.reject(new Error('A backup is not written to.'));
  const read: Storage['read'] = async (key) => Readable.from(store.read(folder + key));
  return {
    put: refuse,
    takeOver: refuse,
    delete: refuse,
    mark: refuse,
    read,
    lend: refuse,
    isMarked: async () => true,
    stat: async (key) => {
      const found = await store.stat(folder + key);
      return found && { ...found, key };
    },
    list: async function* (prefix) {
      for await (const found of store.list(folder + prefix))
        yield { ...found, key: found.key.slice(folder.length) };
    },
    folders: (prefix) => store.folders(folder + prefix),
  };
}
