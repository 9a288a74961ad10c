import type { Tx } from '../../../lib/db/database.ts';
import { fileTypes } from '../file-types.ts';
import { madeKey, revisionOf, sourceKey } from './keys.ts';
import { preparing } from './prepare-queue.ts';
import { finishPreparing, type Prepared } from './prepare-queries.ts';
import { type FileRow, findFile } from './queries.ts';
import type { FileServices } from './services.ts';

/** Prepares what was uploaded, for all sites. Any number of processes may run one. */
export async function startPreparing(services: FileServices): Promise<void> {
  await services.jobs.work(preparing, ({ websiteId, fileId }) => prepareFile(services, websiteId, fileId));
}

/** Does nothing where the file is gone, or was prepared already. */
async function prepareFile(services: FileServices, websiteId: string, fileId: string): Promise<void> {
  const { db } = services;
  const inSite = <T>(work: (tx: Tx) => Promise<T>) => db.forWebsite(websiteId, work);
  const row = await inSite((tx) => findFile(tx, websiteId, fileId));
  if (row?.state !== 'waiting') return;
  const prepared =
    fileTypes[row.source_type]?.kind === 'image' ? await preparePicture(services, websiteId, row) : {};
  await inSite((tx) => finishPreparing(tx, websiteId, row, prepared));
}

async function preparePicture({ storage }: FileServices, websiteId: string, row: FileRow): Promise<Prepared> {
  const revision = revisionOf(row.sha256, row.crop);
  const bytes = await storage.read(sourceKey(websiteId, row.id, row.sha256));
  if (bytes) await storage.put(madeKey(websiteId, row.id, revision, 'master'), bytes);
  return { revision, type: row.source_type, size: row.source_size };
}
