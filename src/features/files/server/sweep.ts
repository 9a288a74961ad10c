import { jobQueue } from '../../../lib/jobs.ts';
import { deleteBelow } from '../../../lib/storage/storage.ts';
import { storedAttachments } from './attachment-queries.ts';
import { eraseLoose } from './attachments.ts';
import {
  attachmentKey,
  fileFolder,
  madeKey,
  revisionOf,
  siteFolder,
  sourceKey,
  uploadFolder,
} from './keys.ts';
import { deleteOverdueHolds } from './room-queries.ts';
import type { FileServices } from './services.ts';
import { markLost, storedFiles } from './sweep-queries.ts';
import { eraseOverdue } from './trash-queries.ts';
import { partsUnderWay } from './upload-queries.ts';

const sweeping = jobQueue<object>('sweep-files');
const EVERY_SECONDS = 3600;
/** Longer than an upload lasts: bytes come before the rows that name them. */
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const GRACE_MS = 24 * 3600 * 1000;

/**
 * Once an hour, by one of all processes: erases what has lain in the trash for its time, ends uploads that nobody goes on
 * with, and makes stored bytes and rows agree.
 * @param websites ids of all sites
 */
export async function startSweeping(
  services: FileServices,
  websites: () => Promise<string[]>,
): Promise<void> {
  await services.staging.sweep();
  await services.jobs.every(sweeping, EVERY_SECONDS, async () => {
    const known = await websites();
    // Of a site that was deleted only bytes are left.
    const stored = (await services.storage.folders('')).filter((name) => isId.test(name));
    for (const id of new Set([...known, ...stored]))
      await sweepSite(services, id).catch((error: unknown) =>
        services.log.warn({ err: error, site: id }, 'the files of a site were not swept'),
      );
  });
}

export interface Swept {
  /** Keys that no row named. */
  orphans: string[];
  /** Ids of files whose bytes are gone. */
  lost: string[];
}

export async function sweepSite(
  services: FileServices,
  websiteId: string,
  graceMs = GRACE_MS,
): Promise<Swept> {
  const { db, storage, log } = services;
  const { erased, ended } = await db.forWebsite(websiteId, async (tx) => ({
    erased: await eraseOverdue(tx, websiteId),
    ended: await deleteOverdueHolds(tx, websiteId),
  }));
  for (const id of erased) await deleteBelow(storage, fileFolder(websiteId, id));
  for (const id of ended) await deleteBelow(storage, uploadFolder(websiteId, id));
  await eraseLoose(services, websiteId, true);

  const there = new Map<string, number>();
  for await (const { key, modified } of storage.list(siteFolder(websiteId)))
    there.set(key, modified.getTime());
  // Rows after bytes: what is written in between is named by then.
  const { files, parts, attached } = await db.forWebsite(websiteId, async (tx) => ({
    files: await storedFiles(tx, websiteId),
    parts: await partsUnderWay(tx, websiteId),
    attached: await storedAttachments(tx, websiteId),
  }));
  const needed = new Set([...parts, ...attached.map((id) => attachmentKey(websiteId, id))]);
  const folders = new Set<string>();
  for (const { id, sha256, revision } of files) {
    needed.add(sourceKey(websiteId, id, sha256));
    needed.add(madeKey(websiteId, id, revisionOf(sha256), 'master'));
    folders.add(`${fileFolder(websiteId, id)}${revision}`);
  }
  const isNeeded = (key: string) => needed.has(key) || folders.has(key.slice(0, key.lastIndexOf('/')));
  const orphans = [...there].flatMap(([key, at]) =>
    isNeeded(key) || Date.now() - at < graceMs ? [] : [key],
  );
  for (const key of orphans) await storage.delete(key);

  const lost: string[] = [];
  for (const { id, sha256 } of files) {
    const key = sourceKey(websiteId, id, sha256);
    if (there.has(key) || (await storage.stat(key))) continue;
    lost.push(id);
    await db.forWebsite(websiteId, (tx) =>
      markLost(tx, websiteId, id, 'What was uploaded is not there any more.'),
    );
  }
  if (lost.length > 0) log.error({ site: websiteId, files: lost }, 'stored bytes are missing');
  return { orphans, lost };
}
