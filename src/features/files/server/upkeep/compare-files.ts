import type { StoredObject } from '../../../../lib/storage/storage.ts';
import { storedAttachments } from '../library/attachment-queries.ts';
import { attachmentKey, fileFolder, madeKey, revisionOf, siteFolder, sourceKey } from '../keys.ts';
import type { FileServices } from '../services.ts';
import { neededParts } from '../uploads/upload-queries.ts';
import { type StoredFile, storedFiles, storedFilesAfter } from './sweep-queries.ts';
import { UUID } from '../../../../lib/values/uuid.ts';

/** Longer than an upload takes, because bytes are stored before the rows that name them. */
export const GRACE_MS = 24 * 3600 * 1000;

/** Keys and rows held in memory. */
const AT_ONCE = 1_000;

export interface Differences {
  /** Keys without a row, stored for longer than the grace period. */
  orphans: string[];
  /** Files whose bytes are missing. */
  lost: { id: string; name: string }[];
}

type Services = Pick<FileServices, 'db' | 'storage'>;

/**
 * Compares a site's stored files with their rows, in batches: both come in key order. A
 * storage with another order costs a look-up for each file that seems to be missing. Changes nothing.
 */
export async function* compareFiles(
  { db, storage }: Services,
  websiteId: string,
  { graceMs = GRACE_MS, atOnce = AT_ONCE }: { graceMs?: number; atOnce?: number | undefined } = {},
): AsyncGenerator<Differences> {
  const key = ({ id, sha256 }: StoredFile) => sourceKey(websiteId, id, sha256);
  const files = filesFrom();
  let left = await files.next();
  for await (const stored of inParts(storage.list(siteFolder(websiteId)), atOnce)) {
    const there = new Set(stored.map((one) => one.key));
    const last = stored.at(-1)?.key ?? '';
    const missing: StoredFile[] = [];
    for (; !left.done && key(left.value) <= last; left = await files.next())
      if (!there.has(key(left.value))) missing.push(left.value);
    yield { orphans: await orphansAmong(stored), lost: await reallyLost(missing) };
  }
  while (!left.done) {
    const missing: StoredFile[] = [];
    for (; !left.done && missing.length < atOnce; left = await files.next()) missing.push(left.value);
    yield { orphans: [], lost: await reallyLost(missing) };
  }

  async function* filesFrom(): AsyncGenerator<StoredFile, undefined> {
    let after: string | null = null;
    do {
      const from: string | null = after;
      const rows: StoredFile[] = await db.forWebsite(websiteId, (tx) => storedFilesAfter(tx, from, atOnce));
      yield* rows;
      after = rows.length < atOnce ? null : (rows.at(-1)?.id ?? null);
    } while (after !== null);
    return undefined;
  }

  /** Rows after bytes: what is written in between has a row by then. */
  async function orphansAmong(stored: readonly StoredObject[]): Promise<string[]> {
    const old = stored.filter(({ modified }) => Date.now() - modified.getTime() >= graceMs);
    const ids = [...new Set(old.flatMap((one) => one.key.match(uuid) ?? []))];
    const { rows, attached, parts } = await db.forWebsite(websiteId, async (tx) => ({
      rows: await storedFiles(tx, ids),
      attached: await storedAttachments(tx, ids),
      parts: await neededParts(
        tx,
        old.map((one) => one.key),
      ),
    }));
    const needed = new Set([...parts, ...attached.map((id) => attachmentKey(websiteId, id))]);
    const folders = new Set<string>();
    for (const { id, sha256, revision } of rows) {
      needed.add(sourceKey(websiteId, id, sha256));
      needed.add(madeKey(websiteId, id, revisionOf(sha256), 'master'));
      folders.add(`${fileFolder(websiteId, id)}${revision}`);
    }
    return old.flatMap((one) =>
      needed.has(one.key) || folders.has(one.key.slice(0, one.key.lastIndexOf('/'))) ? [] : [one.key],
    );
  }

  /** Ignores files added, deleted or replaced meanwhile: bytes are stored before their row and erased after it. */
  async function reallyLost(missing: readonly StoredFile[]): Promise<Differences['lost']> {
    const gone = new Set<string>();
    for (const file of missing) if (!(await storage.stat(key(file)))) gone.add(key(file));
    if (gone.size === 0) return [];
    const ids = missing.map(({ id }) => id);
    const now = await db.forWebsite(websiteId, (tx) => storedFiles(tx, ids));
    return now.filter((file) => gone.has(key(file)));
  }
}

/** After the site's own id. */
const uuid = new RegExp(`(?<=/)${UUID}(?=/|$)`, 'g');

async function* inParts<T>(all: AsyncIterable<T>, atOnce: number): AsyncGenerator<T[]> {
  let part: T[] = [];
  for await (const one of all) {
    part.push(one);
    if (part.length < atOnce) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
