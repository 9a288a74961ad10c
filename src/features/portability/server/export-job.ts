import { inBatches } from '../../../lib/db/batches-queries.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { Refusal } from '../../../lib/errors.ts';
import { type Jobs, jobQueue } from '../../../lib/work/jobs.ts';
import { forEachSite } from '../../websites/server/index.ts';
import { writeArchive } from './archive/write-archive.ts';
import {
  claimExport,
  deleteOldExports,
  failExport,
  findExport,
  finishExport,
  noteProgress,
  releaseExport,
} from './export-queries.ts';
import type { PortabilityServices } from './services.ts';
import { isUuid } from '../../../lib/values/uuid.ts';

/** `pack-box` and `boxId` keep an earlier name, because the queue also holds jobs of earlier releases. */
interface ExportJob {
  websiteId: string;
  boxId: string;
}
const exporting = jobQueue<ExportJob>('pack-box');

const NOTED_EVERY_MS = 500;
const MOST_RERUNS = 3;
/** Bytes are stored before the row says so. */
const GRACE_MS = 24 * 3600 * 1000;

/**
 * The folder of site exports in the storage, separate from the site's files, which are swept by other rules. Its name and
 * that of the job `sweep-boxes` are stored, so they keep an earlier name.
 */
const FOLDER = 'boxes/';
const folderOf = (websiteId: string) => `${FOLDER}${websiteId}/`;
export const exportKey = (websiteId: string, id: string) => `${folderOf(websiteId)}${id}.zip`;

export const queueExport = (tx: Tx, jobs: Jobs, job: ExportJob): Promise<void> =>
  jobs.send(tx, exporting, job);

/** Makes site exports, for all sites. Any number of processes may run one. */
export async function startExporting(services: PortabilityServices): Promise<void> {
  const { jobs, db } = services;
  await jobs.work(exporting, async (job, rerun) => {
    const { websiteId, boxId: id } = job;
    if (await db.forWebsite(websiteId, (tx) => claimExport(tx, id))) return makeExport(services, job, rerun);
    // The queue gives a job to another process after minutes, even if the first is still working on it.
    const made = await db.forWebsite(websiteId, (tx) => findExport(tx, id));
    if (made?.state === 'running')
      await db.forWebsite(websiteId, (tx) => jobs.send(tx, exporting, job, { startAfterSeconds: 90 }));
  });
}

async function makeExport(
  services: PortabilityServices,
  { websiteId, boxId: id }: ExportJob,
  rerun: number,
): Promise<void> {
  const { db, storage, log } = services;
  const key = exportKey(websiteId, id);
  let now = { done: 0, total: 0 };
  const { archive, written } = writeArchive(services, websiteId, (done, total) => (now = { done, total }));
  let noting: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    noting = noting.then(async () => {
      const goesOn = await db.forWebsite(websiteId, (tx) => noteProgress(tx, id, now));
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
    if (!(await db.forWebsite(websiteId, (tx) => finishExport(tx, id, { size, anew }))))
      await storage.delete(key);
  } catch (error) {
    clearInterval(timer);
    await noting.catch(() => {});
    const gone = !(await db.forWebsite(websiteId, (tx) => findExport(tx, id)));
    await storage.delete(key).catch(() => {});
    if (gone) return;
    // Another attempt would be refused, too.
    if (error instanceof Refusal) {
      const { message } = error;
      return db.forWebsite(websiteId, (tx) => failExport(tx, id, message));
    }
    log.error({ err: error, site: websiteId }, 'a site export failed');
    if (rerun < MOST_RERUNS) {
      await db.forWebsite(websiteId, (tx) => releaseExport(tx, id));
      throw error;
    }
    const sentence = 'Something went wrong on our side. Try again later.';
    await db.forWebsite(websiteId, (tx) => failExport(tx, id, sentence));
  }
}

/** Deletes expired exports, and bytes without a row; a site where that fails is skipped and recorded as a problem. */
export async function sweepExports(services: PortabilityServices, graceMs = GRACE_MS): Promise<void> {
  const stored = (await services.storage.folders(FOLDER)).filter((name) => isUuid(name));
  const all = stored.map((id) => ({ website_id: id }));
  await forEachSite(services, 'sweep-boxes', all, (one) => sweepExportsOf(services, one.website_id, graceMs));
}

async function sweepExportsOf(
  { db, storage }: PortabilityServices,
  websiteId: string,
  graceMs: number,
): Promise<void> {
  await inBatches((most) => db.forWebsite(websiteId, (tx) => deleteOldExports(tx, most)));
  for await (const { key, modified } of storage.list(folderOf(websiteId))) {
    if (Date.now() - modified.getTime() < graceMs) continue;
    const id = key.slice(folderOf(websiteId).length, -'.zip'.length);
    const isKnown = isUuid(id) && (await db.forWebsite(websiteId, (tx) => findExport(tx, id)));
    if (!isKnown) await storage.delete(key);
  }
}
