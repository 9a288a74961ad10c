import { inBatches } from '../../../lib/db/batches-queries.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { Refusal } from '../../../lib/errors.ts';
import { type Jobs, jobQueue } from '../../../lib/work/jobs.ts';
import { forEachSite } from '../../websites/server/index.ts';
import { writeBox } from './box/write-box.ts';
import {
  deleteOldBoxes,
  failBox,
  findBox,
  finishBox,
  noteProgress,
  releaseBox,
  takeBox,
} from './box-list-queries.ts';
import type { BoxServices } from './services.ts';
import { isUuid } from '../../../lib/values/uuid.ts';

interface Packing {
  websiteId: string;
  boxId: string;
}
const packing = jobQueue<Packing>('pack-box');

const NOTED_EVERY_MS = 500;
const MOST_RERUNS = 3;
/** Bytes are stored before the row says so. */
const GRACE_MS = 24 * 3600 * 1000;

/** Separate from the site's files, which are swept by other rules. */
export const boxKey = (websiteId: string, boxId: string) => `boxes/${websiteId}/${boxId}.zip`;

export const queuePacking = (tx: Tx, jobs: Jobs, job: Packing): Promise<void> => jobs.send(tx, packing, job);

/** Makes site exports, for all sites. Any number of processes may run one. */
export async function startPacking(services: BoxServices): Promise<void> {
  const { jobs, db } = services;
  await jobs.work(packing, async (job, rerun) => {
    const { websiteId, boxId } = job;
    if (await db.forWebsite(websiteId, (tx) => takeBox(tx, boxId))) return packBox(services, job, rerun);
    // The queue gives a job to another process after minutes, even if the first is still working on it.
    const box = await db.forWebsite(websiteId, (tx) => findBox(tx, boxId));
    if (box?.state === 'running')
      await db.forWebsite(websiteId, (tx) => jobs.send(tx, packing, job, { startAfterSeconds: 90 }));
  });
}

async function packBox(services: BoxServices, { websiteId, boxId }: Packing, rerun: number): Promise<void> {
  const { db, storage, log } = services;
  const key = boxKey(websiteId, boxId);
  let now = { done: 0, total: 0 };
  const { archive, written } = writeBox(services, websiteId, (done, total) => (now = { done, total }));
  let noting: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    noting = noting.then(async () => {
      const goesOn = await db.forWebsite(websiteId, (tx) => noteProgress(tx, boxId, now));
      if (!goesOn) archive.destroy(new Error('The export was deleted.'));
    });
    // Checked where the bytes are written.
    noting.catch((error: Error) => archive.destroy(error));
  }, NOTED_EVERY_MS);
  try {
    const size = await storage.put(key, archive);
    const { anew } = await written;
    clearInterval(timer);
    await noting;
    if (!(await db.forWebsite(websiteId, (tx) => finishBox(tx, boxId, { size, anew }))))
      await storage.delete(key);
  } catch (error) {
    clearInterval(timer);
    await noting.catch(() => {});
    const gone = !(await db.forWebsite(websiteId, (tx) => findBox(tx, boxId)));
    await storage.delete(key).catch(() => {});
    if (gone) return;
    // Another attempt would be refused, too.
    if (error instanceof Refusal) {
      const { message } = error;
      return db.forWebsite(websiteId, (tx) => failBox(tx, boxId, message));
    }
    log.error({ err: error, site: websiteId }, 'a site export failed');
    if (rerun < MOST_RERUNS) {
      await db.forWebsite(websiteId, (tx) => releaseBox(tx, boxId));
      throw error;
    }
    const sentence = 'Something went wrong on our side. Try again later.';
    await db.forWebsite(websiteId, (tx) => failBox(tx, boxId, sentence));
  }
}

/** Deletes expired exports, and bytes without a row; a site where that fails is skipped and recorded as a problem. */
export async function sweepBoxes(services: BoxServices, graceMs = GRACE_MS): Promise<void> {
  const stored = (await services.storage.folders('boxes/')).filter((name) => isUuid(name));
  const all = stored.map((id) => ({ website_id: id }));
  await forEachSite(services, 'sweep-boxes', all, (one) => sweepSiteBoxes(services, one.website_id, graceMs));
}

async function sweepSiteBoxes(
  { db, storage }: BoxServices,
  websiteId: string,
  graceMs: number,
): Promise<void> {
  await inBatches((most) => db.forWebsite(websiteId, (tx) => deleteOldBoxes(tx, most)));
  for await (const { key, modified } of storage.list(`boxes/${websiteId}/`)) {
    if (Date.now() - modified.getTime() < graceMs) continue;
    const id = key.slice(`boxes/${websiteId}/`.length, -'.zip'.length);
    const isKnown = isUuid(id) && (await db.forWebsite(websiteId, (tx) => findBox(tx, id)));
    if (!isKnown) await storage.delete(key);
  }
}
