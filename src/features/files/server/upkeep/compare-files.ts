import { storedAttachments } from '../library/attachment-queries.ts';
import { attachmentKey, fileFolder, madeKey, revisionOf, siteFolder, sourceKey } from '../keys.ts';
import type { FileServices } from '../services.ts';
import { storedFiles } from './sweep-queries.ts';
import { partsUnderWay } from '../uploads/upload-queries.ts';

/** Longer than an upload lasts: bytes come before the rows that name them. */
export const GRACE_MS = 24 * 3600 * 1000;

export interface Differences {
  /** Keys that no row names, stored for longer than the time of grace. */
  orphans: string[];
  /** Files whose bytes are gone. */
  lost: { id: string; name: string }[];
}

/** Compares what a site has stored with the rows that name it. Changes nothing. */
export async function compareFiles(
  { db, storage }: Pick<FileServices, 'db' | 'storage'>,
  websiteId: string,
  graceMs = GRACE_MS,
): Promise<Differences> {
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
  const missing = new Set<string>();
  for (const { id, sha256 } of files) {
    const key = sourceKey(websiteId, id, sha256);
    if (!there.has(key) && !(await storage.stat(key))) missing.add(key);
  }
  // What was deleted or replaced meanwhile lost its row before its bytes.
  const now = missing.size > 0 ? await db.forWebsite(websiteId, (tx) => storedFiles(tx, websiteId)) : [];
  const lost = now.filter(({ id, sha256 }) => missing.has(sourceKey(websiteId, id, sha256)));
  return { orphans, lost };
}
