import { inBatches } from '../../../../lib/db/batches-queries.ts';
import { deleteBelow } from '../../../../lib/storage/storage.ts';
import { forEachSite } from '../../../websites/server/index.ts';
import { eraseLoose } from '../library/attachments.ts';
import { compareFiles, GRACE_MS } from './compare-files.ts';
import { fileFolder, uploadFolder } from '../keys.ts';
import { deleteOverdueHolds } from '../uploads/room-queries.ts';
import type { FileServices } from '../services.ts';
import { markKnownStorage } from '../known-storage.ts';
import { markLost } from './sweep-queries.ts';
import { eraseOverdue } from '../library/trash-queries.ts';
import { isUuid } from '../../../../lib/values/uuid.ts';

/**
 * Erases expired files in the trash, ends abandoned uploads, and makes stored bytes and rows
 * agree. Does nothing if the storage is not known to be the right one: every file would seem lost.
 * @param known ids of all sites
 */
export async function sweepAll(services: FileServices, known: readonly string[]): Promise<void> {
  if (!(await markKnownStorage(services, known)))
    return services.log.error(
      {},
      'files were not swept: the storage does not hold the files that the database lists',
    );
  // Only bytes are left of a deleted site.
  const stored = (await services.storage.folders('')).filter((name) => isUuid(name));
  const all = [...new Set([...known, ...stored])].map((id) => ({ website_id: id }));
  await forEachSite(services, 'sweep-files', all, (one) => sweepSite(services, one.website_id));
}

/** The first of many. */
export interface Swept {
  /** Keys without a row. */
  orphans: string[];
  /** Ids of files whose bytes are missing. */
  lost: string[];
}

const MOST_TOLD = 1_000;

export async function sweepSite(
  services: FileServices,
  websiteId: string,
  graceMs = GRACE_MS,
  atOnce?: number,
): Promise<Swept> {
  const { db, storage, log } = services;
  await inBatches(async (most) => {
    const erased = await db.forWebsite(websiteId, (tx) => eraseOverdue(tx, most));
    for (const id of erased) await deleteBelow(storage, fileFolder(websiteId, id));
    return erased.length;
  });
  const ended = await db.forWebsite(websiteId, (tx) => deleteOverdueHolds(tx));
  for (const id of ended) await deleteBelow(storage, uploadFolder(websiteId, id));
  await eraseLoose(services, websiteId, true);

  const swept: Swept = { orphans: [], lost: [] };
  for await (const { orphans, lost } of compareFiles(services, websiteId, { graceMs, atOnce })) {
    for (const key of orphans) await storage.delete(key);
    for (const { id } of lost)
      await db.forWebsite(websiteId, (tx) => markLost(tx, id, 'The uploaded file is missing.'));
    const files = lost.map(({ id }) => id);
    if (files.length > 0) log.error({ site: websiteId, files }, 'stored bytes are missing');
    if (swept.orphans.length < MOST_TOLD) swept.orphans.push(...orphans);
    if (swept.lost.length < MOST_TOLD) swept.lost.push(...files);
  }
  return swept;
}
