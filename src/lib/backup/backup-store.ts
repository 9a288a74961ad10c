import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { syncFolder } from '../db/embedded/durable-files.ts';
import { diskStorage } from '../storage/disk.ts';
import { s3Storage, type S3Settings } from '../storage/s3.ts';
import { openStaging } from '../storage/staging.ts';
import type { Storage, StoredObject } from '../storage/storage.ts';
import { BackupError } from './backup-error.ts';
import { backupWords } from './messages/operator-backup/words.ts';
import { openBackupKeys } from './sealing.ts';

export interface BackupTarget {
  /** A folder of this machine, or a bucket with a prefix that is empty or ends with `/`. */
  to: { folder: string } | { s3: S3Settings; prefix: string };
  /** Keys as base64, newest first. */
  keys: readonly string[];
}

/** Encrypted objects. Each appears completely or not at all, and is on the disk when `put` returns. */
export interface BackupStore {
  put(key: string, pieces: AsyncIterable<Buffer> | Iterable<Buffer>, compress?: boolean): Promise<void>;
  putJson(key: string, value: unknown): Promise<void>;
  /** @throws BackupError if it is missing or damaged, or its key is missing */
  read(key: string): AsyncGenerator<Buffer>;
  readAll(key: string): Promise<Buffer>;
  readJson(key: string): Promise<unknown>;
  stat(key: string): Promise<StoredObject | null>;
  delete(key: string): Promise<void>;
  /** Removes what processes left unfinished that have exited. */
  sweep(): Promise<void>;
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Names directly below a prefix, which is empty or ends with `/`. */
  folders(prefix: string): Promise<string[]>;
}

/** @param staging a folder for unfinished files of a bucket */
export function openBackupStore({ to, keys }: BackupTarget, staging: string): BackupStore {
  const sealing = openBackupKeys(keys);
  const disk = 'folder' in to ? to.folder : undefined;
  const prefix = 'folder' in to ? '' : to.prefix;
  const unfinished = openStaging('folder' in to ? join(to.folder, '.unfinished') : staging);
  const storage: Storage = 'folder' in to ? diskStorage(to.folder, unfinished) : s3Storage(to.s3, unfinished);

  /** Without it, a backup would be written to the empty folder of a disk that is not mounted. */
  async function requireFolder(): Promise<void> {
    if (disk !== undefined && !(await stat(disk).catch(() => null))?.isDirectory())
      throw new BackupError(backupWords.noFolder({ folder: disk }));
  }
  async function* read(key: string): AsyncGenerator<Buffer> {
    const found = await storage.read(prefix + key);
    if (!found) throw new BackupError(backupWords.missing({ name: key }));
    try {
      yield* sealing.open(key, found as AsyncIterable<Buffer>);
    } finally {
      found.destroy();
    }
  }
  const readAll = async (key: string) => Buffer.concat(await Array.fromAsync(read(key)));
  const put: BackupStore['put'] = async (key, pieces, compress = true) => {
    await requireFolder();
    await storage.put(prefix + key, Readable.from(sealing.seal(key, pieces, compress)));
    if (disk !== undefined) syncUpTo(disk, dirname(join(disk, key)));
  };
  const unprefixed = (found: StoredObject) => ({ ...found, key: found.key.slice(prefix.length) });

  return {
    put,
    putJson: (key, value) => put(key, [Buffer.from(JSON.stringify(value))]),
    read,
    readAll,
    readJson: async (key) => JSON.parse((await readAll(key)).toString('utf8')) as unknown,
    stat: async (key) => {
      const found = await storage.stat(prefix + key);
      return found && unprefixed(found);
    },
    delete: (key) => storage.delete(prefix + key),
    sweep: () => unfinished.sweep(),
    list: async function* (below) {
      await requireFolder();
      for await (const found of storage.list(prefix + below)) yield unprefixed(found);
    },
    folders: async (below) => {
      await requireFolder();
      return (await storage.folders(prefix + below)).filter((name) => !name.startsWith('.'));
    },
  };
}

/** A renamed file survives a loss of power only if its folder was written too. */
function syncUpTo(root: string, folder: string): void {
  for (let next = folder; next.length >= root.length; next = dirname(next)) syncFolder(next);
}
