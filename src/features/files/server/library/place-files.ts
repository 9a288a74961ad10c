import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Focus } from '../../../../lib/content/pictures.ts';
import type { Storage } from '../../../../lib/storage/storage.ts';
import { fileTypes } from '../../file-types.ts';
import { ensureFolder } from './folder-queries.ts';
import { madeKey, revisionOf, sourceKey } from '../keys.ts';
import { insertPlaced } from './place-queries.ts';

/** A file that ships with the product, in the library's prepared form. */
export interface PlacedFile {
  /** The same on every machine, so that pages can refer to it. */
  id: string;
  /** Path on this machine. Sizes of an image that ship too are beside it: `sizes/<name>-w640.avif`. */
  path: string;
  name: string;
  /** Media type. */
  type: string;
  folder: string;
  alt?: string;
  /** Pixels. */
  width?: number;
  height?: number;
  /** Seconds. */
  duration?: number;
  placeholder?: string | null;
  focus?: Focus;
}

/**
 * Adds files to the library of a new site, ready to be shown. Their bytes are stored first; if the rows cannot be
 * written, they are removed again.
 * @returns a function that removes the bytes, for a transaction that fails later
 */
export async function placeFiles(
  storage: Storage,
  tx: Tx,
  files: readonly PlacedFile[],
): Promise<() => Promise<void>> {
  const stored: string[] = [];
  const store = async (key: string, bytes: Buffer) => {
    stored.push(key);
    await storage.put(key, Readable.from([bytes]));
  };
  const place = async ({ path, ...file }: PlacedFile) => {
    const bytes = await readFile(path);
    const sha256 = createHash('sha256').update(bytes).digest();
    const kind = fileTypes[file.type]?.kind ?? 'document';
    const revision = revisionOf(sha256, null, file.focus ?? null);
    await store(sourceKey(tx.site, file.id, sha256), bytes);
    if (kind === 'image') await store(madeKey(tx.site, file.id, revision, 'master'), bytes);
    return { ...file, kind, sha256, revision, size: bytes.length };
  };
  const undo = async () => {
    await Promise.all(stored.map((key) => storage.delete(key)));
  };
  if (files.length === 0) return undo;
  try {
    const rows = await Promise.all(files.map(place));
    for (const folder of new Set(files.map((file) => file.folder))) await ensureFolder(tx, folder);
    await insertPlaced(tx, rows);
    return undo;
  } catch (error) {
    await undo();
    throw error;
  }
}
