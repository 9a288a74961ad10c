import type { Tx } from '../../../../lib/db/database.ts';
import { fileTypes } from '../../file-types.ts';
import { ImageProblem } from '../images/index.ts';
import { madeKey, revisionOf, sourceKey } from '../keys.ts';
import { preparing } from './prepare-queue.ts';
import { failPreparing, finishPreparing, type Prepared } from './prepare-queries.ts';
import { type FileRow, findFile } from '../library/queries.ts';
import { restAfter } from '../uploads/rest.ts';
import type { FileServices } from '../services.ts';

/** After this many failures that are not the file's fault, the owner is notified instead of waiting on. */
const MOST_RERUNS = 5;

/**
 * Prepares uploaded files, for all sites. Any number of processes may run one.
 * @param isVisited whether pages are being viewed
 */
export async function startPreparing(services: FileServices, isVisited: () => boolean): Promise<void> {
  await services.jobs.work(preparing, async ({ websiteId, fileId }, rerun) => {
    const begun = performance.now();
    await prepareFile(services, websiteId, fileId, rerun);
    await restAfter(performance.now() - begun, isVisited);
  });
}

/** Work in progress in this process, by id. */
const working = new Map<string, Promise<void>>();

type Services = Pick<FileServices, 'db' | 'storage' | 'images' | 'log'>;

/**
 * Does nothing if the file is gone, or is prepared already.
 * @param rerun how often it has failed because of this machine
 */
export async function prepareFile(
  services: Services,
  websiteId: string,
  fileId: string,
  rerun = 0,
): Promise<void> {
  const others = working.get(fileId);
  if (others) return others;
  const work = prepareOnce(services, websiteId, fileId, rerun);
  working.set(fileId, work);
  await work.finally(() => working.delete(fileId));
}

async function prepareOnce(
  services: Services,
  websiteId: string,
  fileId: string,
  rerun: number,
): Promise<void> {
  const { db, log } = services;
  const inSite = <T>(work: (tx: Tx) => Promise<T>) => db.oneForWebsite(websiteId, work);
  const row = await inSite((tx) => findFile(tx, fileId));
  if (row?.state !== 'waiting') return;
  const fail = (sentence: string) => inSite((tx) => failPreparing(tx, row, sentence));
  try {
    const prepared = await prepare(services, websiteId, row);
    if (prepared) await inSite((tx) => finishPreparing(tx, row, prepared));
    else await fail('The uploaded file is missing. Upload it again.');
  } catch (error) {
    if (error instanceof ImageProblem) return fail(error.message);
    if (rerun < MOST_RERUNS) throw error;
    log.error({ err: error, fileId }, 'could not process a file');
    await fail('This file couldn’t be processed. Upload it again.');
  }
}

/** @returns null if its bytes are gone */
async function prepare(
  { storage, images }: Services,
  websiteId: string,
  row: FileRow,
): Promise<Prepared | null> {
  const { id, sha256, source_type: type, crop, focus } = row;
  return storage.lend(sourceKey(websiteId, id, sha256), async (path): Promise<Prepared> => {
    if (fileTypes[type]?.kind !== 'image') return { duration: await secondsOf(path) };
    const revision = revisionOf(sha256, crop, focus);
    const { path: made, ...facts } = await images.prepareImage({ path, type, crop });
    await storage.takeOver(madeKey(websiteId, id, revision, 'master'), made);
    return { revision, ...facts };
  });
}

/** Null if the file does not say. */
async function secondsOf(path: string): Promise<number | null> {
  const { parseFile } = await import('music-metadata');
  const found = await parseFile(path, { duration: true, skipCovers: true }).catch(() => undefined);
  const seconds = found?.format.duration;
  return seconds !== undefined && Number.isFinite(seconds) ? Math.round(seconds * 1000) / 1000 : null;
}
