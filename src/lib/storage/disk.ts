import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Staging } from './staging.ts';
import { checkKey, type Storage, type StoredObject } from './storage.ts';

/** No key begins with a dot. */
const MARK = '.sitewright-files';

const absent = (error: unknown) => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
};

/** A folder on this machine. Unfinished files are in `staging`, ideally on the same disk. */
export function diskStorage(root: string, staging: Staging): Storage {
  const pathOf = (key: string) => join(root, checkKey(key));

  return {
    put: async (key, source) => {
      checkKey(key);
      const path = await staging.newPath();
      try {
        const target = createWriteStream(path, { flags: 'wx', flush: true });
        await pipeline(source, target);
        await moveIn(path, pathOf(key));
        return target.bytesWritten;
      } finally {
        await rm(path, { force: true });
      }
    },
    takeOver: async (key, path) => {
      const file = await open(path, 'r+');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await moveIn(path, pathOf(key));
    },
    read: async (key, range) => {
      const file = await open(pathOf(key), 'r').catch(absent);
      if (!file) return null;
      const bounds = range ? { start: range.from, end: range.to } : {};
      return createReadStream('', { fd: file, highWaterMark: 256 * 1024, ...bounds });
    },
    lend: async (key, work) => {
      const path = pathOf(key);
      return (await stat(path).catch(absent)) ? work(path) : null;
    },
    stat: async (key) => {
      const found = await stat(pathOf(key)).catch(absent);
      return found?.isFile() ? { key, size: found.size, modified: found.mtime } : null;
    },
    delete: async (key) => {
      const path = pathOf(key);
      await rm(path, { force: true });
      await removeEmpty(root, dirname(path));
    },
    list: (prefix) => walk(root, prefix.replace(/\/$/, '')),
    isMarked: async () => (await stat(join(root, MARK)).catch(absent)) !== null,
    mark: async () => {
      await mkdir(root, { recursive: true });
      await writeFile(join(root, MARK), 'Sitewright keeps uploaded files in this folder.\n');
    },
    folders: async (prefix) => {
      const entries = (await readdir(join(root, prefix), { withFileTypes: true }).catch(absent)) ?? [];
      return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    },
  };
}

/** Moves a finished file to its place, from another disk too. */
async function moveIn(from: string, to: string): Promise<void> {
  // Another process may remove the empty folder between the two.
  for (let tries = 1; ; tries += 1)
    try {
      await mkdir(dirname(to), { recursive: true });
      return await rename(from, to);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EXDEV') return copyIn(from, to);
      if (code !== 'ENOENT' || tries === 3) throw error;
    }
}

async function copyIn(from: string, to: string): Promise<void> {
  const beside = `${to}.new`;
  try {
    await copyFile(from, beside);
    await rename(beside, to);
  } finally {
    await rm(beside, { force: true });
  }
  await rm(from, { force: true });
}

/** Removes empty folders, upwards from `folder`, and never `root`. */
async function removeEmpty(root: string, folder: string): Promise<void> {
  for (let next = folder; next.length > root.length; next = dirname(next))
    try {
      await rmdir(next);
    } catch {
      return;
    }
}

async function* walk(root: string, folder: string): AsyncGenerator<StoredObject> {
  const entries = (await readdir(join(root, folder), { withFileTypes: true }).catch(absent)) ?? [];
  // In key order, in which a folder's name is followed by a slash.
  const named = (entry: Dirent) => (entry.isDirectory() ? `${entry.name}/` : entry.name);
  for (const entry of entries.toSorted((one, other) => (named(one) < named(other) ? -1 : 1))) {
    const key = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      yield* walk(root, key);
      continue;
    }
    const found = await stat(join(root, key)).catch(absent);
    if (found) yield { key, size: found.size, modified: found.mtime };
  }
}
