import { fileTypes } from '../../file-types.ts';
import { ImageProblem } from '../images/index.ts';
import { madeKey, revisionOf, sourceKey } from '../keys.ts';
import { prepareFile } from './prepare-file.ts';
import { findFile } from '../library/queries.ts';
import type { FileServices } from '../services.ts';

type Services = Pick<FileServices, 'db' | 'storage' | 'images' | 'log'>;

/** Work in progress in this process, by key. */
const making = new Map<string, Promise<void>>();

/**
 * Makes an image again from its original, if only that exists: a site export contains no derived files, and a
 * request for a new upload may arrive before the job that prepares it.
 * Does nothing if it cannot be made. @param whole before its crop
 */
export async function remakeMaster(
  services: Services,
  websiteId: string,
  id: string,
  whole = false,
): Promise<void> {
  const row = await services.db.forWebsite(websiteId, (tx) => findFile(tx, id));
  if (row?.state === 'waiting' && !whole) return prepareFile(services, websiteId, id);
  if (row?.state !== 'ready' || fileTypes[row.source_type]?.kind !== 'image') return;
  const crop = whole ? null : row.crop;
  const revision = whole ? revisionOf(row.sha256) : revisionOf(row.sha256, crop, row.focus);
  const key = madeKey(websiteId, id, revision, 'master');
  const made =
    making.get(key) ?? make(services, key, sourceKey(websiteId, id, row.sha256), row.source_type, crop);
  making.set(key, made);
  await made.finally(() => making.delete(key));
}

async function make(
  { storage, images }: Services,
  key: string,
  source: string,
  type: string,
  crop: Parameters<FileServices['images']['prepareImage']>[0]['crop'],
): Promise<void> {
  await storage.lend(source, async (path) => {
    const made = await images.prepareImage({ path, type, crop }).catch((error: unknown) => {
      // An image that was prepared once and cannot be any more counts as missing.
      if (error instanceof ImageProblem) return null;
      throw error;
    });
    if (made) await storage.takeOver(key, made.path);
  });
}
