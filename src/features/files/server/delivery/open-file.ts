import type { Readable } from 'node:stream';
import { notFound } from '../../../../lib/errors.ts';
import type { Range } from '../../../../lib/storage/storage.ts';
import { sourceKey } from '../keys.ts';
import { findFile } from '../library/queries.ts';
import type { FileServices } from '../services.ts';
import { say } from '../say.ts';

export interface OpenedFile {
  name: string;
  /** Media type. */
  type: string;
  /** Bytes of the whole. */
  size: number;
  read: (range?: Range) => Promise<Readable>;
}

/**
 * The original file, for features that deliver it themselves: a bought download, an attachment. Includes private files and
 * those in the trash, because a sold file stays available.
 * @throws `404`
 */
export async function openFile(
  { db, storage }: Pick<FileServices, 'db' | 'storage'>,
  websiteId: string,
  id: string,
): Promise<OpenedFile> {
  const row = await db.forWebsite(websiteId, (tx) => findFile(tx, id));
  if (!row) throw notFound(say().fileGone);
  const key = sourceKey(websiteId, id, row.sha256);
  return {
    name: row.name,
    type: row.source_type,
    size: row.source_size,
    read: async (range) => {
      const stream = await storage.read(key, range);
      if (!stream) throw notFound(say().fileGone);
      return stream;
    },
  };
}
