import type { Tx } from '../../../../lib/db/database.ts';
import { busy } from '../../../../lib/errors.ts';
import type { Staged } from '../../../../lib/storage/write-down.ts';
import type { LibraryFile } from '../../contract.ts';
import { cleanName } from '../../file-names.ts';
import { fileTypes } from '../../file-types.ts';
import { ensureFolder } from '../library/folder-queries.ts';
import { identify } from './identify.ts';
import { revisionOf, sourceKey } from '../keys.ts';
import { isPrepared, queuePreparing } from '../preparing/prepare-queue.ts';
import { presentFile } from '../library/present.ts';
import {
  type FileRow,
  findByContent,
  findFile,
  insertFile,
  newIds,
  takeUpAgain,
} from '../library/queries.ts';
import type { FileServices } from '../services.ts';

/** A file that has arrived on this machine, with the name given by the user. */
export interface Arrived {
  staged: Staged;
  name: string;
}

export interface Destination {
  folder: string;
  private: boolean;
  /** Id of the account. */
  by: string | null;
  settle?: Settle;
}

/** Further work in the same commit, such as releasing the reserved space; if it throws, no file is added. */
export type Settle = (tx: Tx, fileIds: readonly string[]) => Promise<void>;

interface Entry {
  id: string;
  staged: Staged;
  name: string;
  type: string;
  /** Already in the storage, under the key. */
  key: string | null;
}

const MOST_TRIES = 4;

/**
 * Adds files to the library, all or none. Content that the site has already is not stored again: its file is
 * returned, from the trash if necessary, with `known: true`.
 * @throws `400` if one has a type that is not accepted
 */
export async function addFiles(
  services: FileServices,
  websiteId: string,
  arrived: readonly Arrived[],
  to: Destination,
): Promise<LibraryFile[]> {
  if (arrived.length === 0) return [];
  const { db, storage } = services;
  const types = await Promise.all(
    arrived.map(({ staged, name }) => identify(staged.path, name, staged.size)),
  );
  const ids = await db.forWebsite(websiteId, (tx) => newIds(tx, arrived.length));
  const entries = arrived.map(({ staged, name }, i): Entry => {
    const type = types[i] ?? '';
    return { id: ids[i] ?? '', staged, type, name: cleanName(name, type), key: null };
  });

  const stored = new Set<string>();
  const forget = (keys: Iterable<string>) => Promise.all([...keys].map((key) => storage.delete(key)));
  try {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const known = await db.forWebsite(websiteId, (tx) => findKnown(tx, entries, to.private));
      // Bytes before rows, so that no row is without its bytes.
      for (const entry of entries)
        if (entry.key === null && !known.has(entry)) {
          const key = sourceKey(websiteId, entry.id, entry.staged.sha256);
          stored.add(key);
          await storage.takeOver(key, entry.staged.path);
          entry.key = key;
        }
      const rows = await db.forWebsite(websiteId, (tx) => enter(services, tx, entries, to));
      // One was erased between the two; its bytes are still here.
      if (!rows) continue;
      const used = new Set(rows.map(({ row }) => sourceKey(websiteId, row.id, row.sha256)));
      await forget([...stored].filter((key) => !used.has(key)));
      return rows.map(({ row, isKnown }) => ({ ...presentFile(row), known: isKnown }));
    }
    throw busy(1);
  } catch (error) {
    await forget(stored).catch(() => {});
    throw error;
  }
}

async function findKnown(tx: Tx, entries: Entry[], isPrivate: boolean): Promise<Set<Entry>> {
  const known = new Set<Entry>();
  const seen = new Set<string>();
  for (const entry of entries) {
    const content = entry.staged.sha256.toString('hex');
    if (seen.has(content) || (await findByContent(tx, entry.staged.sha256, isPrivate))) known.add(entry);
    seen.add(content);
  }
  return known;
}

/** @returns null if a file that seemed to be known is gone */
async function enter(
  services: FileServices,
  tx: Tx,
  entries: Entry[],
  to: Destination,
): Promise<{ row: FileRow; isKnown: boolean }[] | null> {
  await ensureFolder(tx, to.folder);
  const rows: { row: FileRow; isKnown: boolean }[] = [];
  for (const { id, name, type, staged, key } of entries) {
    const { sha256, size } = staged;
    const isNew =
      key !== null &&
      (await insertFile(tx, {
        id,
        name,
        type,
        size,
        sha256,
        folder: to.folder,
        kind: fileTypes[type]?.kind ?? 'document',
        revision: revisionOf(sha256),
        private: to.private,
        state: isPrepared(type) ? 'waiting' : 'ready',
        by: to.by,
      }));
    const found = isNew ? id : (await findByContent(tx, sha256, to.private))?.id;
    const again = found !== undefined && !isNew ? await takeUpAgain(tx, found) : undefined;
    const row = found === undefined ? undefined : await findFile(tx, found);
    if (!row) return null;
    if (row.state === 'waiting' && (isNew || again)) await queuePreparing(services, tx, row.id);
    rows.push({ row, isKnown: !isNew });
  }
  await to.settle?.(
    tx,
    rows.map(({ row }) => row.id),
  );
  return rows;
}
