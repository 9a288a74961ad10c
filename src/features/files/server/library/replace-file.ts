import { conflict, notFound } from '../../../../lib/errors.ts';
import type { LibraryFile } from '../../contract.ts';
import { fileTypes, isRaster } from '../../file-types.ts';
import type { Arrived, Settle } from '../uploads/add-files.ts';
import { identify } from '../uploads/identify.ts';
import { revisionOf, sourceKey } from '../keys.ts';
import { isPrepared, queuePreparing } from '../preparing/prepare-queue.ts';
import { presentFile } from './present.ts';
import { findFile, replaceContent } from './queries.ts';
import type { FileServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';

/**
 * Replaces a file's content; links to it stay. The previous image is shown until the new one is ready.
 * @throws `400` for a type that is not accepted, `404`, `409` for another kind than before
 */
export async function replaceFile(
  { db, storage, jobs, onReplaced }: FileServices,
  websiteId: string,
  id: string,
  { staged, name }: Arrived,
  settle?: Settle,
): Promise<LibraryFile> {
  const type = await identify(staged.path, name, staged.size);
  const { sha256, size } = staged;
  const kind = fileTypes[type]?.kind ?? 'document';
  const before = await db.forWebsite(websiteId, (tx) => findFile(tx, id));
  if (!before) throw notFound(staffWords().fileDeleted);
  if (before.kind !== kind || isRaster(before.source_type) !== isRaster(type))
    throw conflict(staffWords().replaceSameType({ name: before.name }));
  const key = sourceKey(websiteId, id, sha256);
  const same = before.sha256.equals(sha256);
  if (!same) await storage.takeOver(key, staged.path);
  const revision = kind === 'image' ? undefined : revisionOf(sha256);
  const state = isPrepared(type) ? 'waiting' : 'ready';
  try {
    return await db.forWebsite(websiteId, async (tx) => {
      const content = {
        type,
        kind,
        size,
        sha256,
        state,
        ...(revision === undefined ? {} : { revision }),
      } as const;
      const found = await replaceContent(tx, id, content);
      if (!found) throw notFound(staffWords().fileDeleted);
      if (state === 'waiting') await queuePreparing({ jobs }, tx, id);
      if (!same) await onReplaced(tx, id);
      await settle?.(tx, [id]);
      const now = await findFile(tx, id);
      if (!now) throw notFound();
      return presentFile(now);
    });
  } catch (error) {
    if (!same) await storage.delete(key).catch(() => {});
    throw error;
  }
}
