import { buffer } from 'node:stream/consumers';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Storage } from '../../../../lib/storage/storage.ts';
import { sourceKey } from '../keys.ts';
import { findFile } from '../library/queries.ts';

export interface TextFiles {
  storage: Pick<Storage, 'read'>;
}

/** UTF-8, or the encoding of older Windows programs. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * A text of the library that visitors can open. It is read outside of transactions, because storage may be slow.
 * @returns `null` for a file that is private, in the trash, gone or larger than `most` bytes
 */
export async function openText(
  { storage }: TextFiles,
  db: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  id: string,
  most: number,
): Promise<{ type: string; text: string } | null> {
  const found = await db(async (tx) => {
    const row = await findFile(tx, id);
    return row && { row, key: sourceKey(tx.site, id, row.sha256) };
  });
  if (!found) return null;
  const { row, key } = found;
  if (row.private || row.trashed_at !== null || row.source_size > most) return null;
  const stream = await storage.read(key);
  return stream && { type: row.source_type, text: decoded(await buffer(stream)) };
}
