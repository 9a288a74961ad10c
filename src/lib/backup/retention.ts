import type { BackupStore } from './backup-store.ts';
import { coveredKey, listBases, listSeries, readWalKey, seriesFolder, tarOf } from './layout.ts';

const DAY_MS = 24 * 3600 * 1000;
/** A copy without its second file may still be in the making. */
const UNFINISHED_MS = 2 * DAY_MS;

/**
 * Deletes what no moment of the last `keepDays` needs: copies older than the newest one from before, and the log before the oldest copy
 * that is kept. Without a newer complete copy, nothing is deleted.
 */
export async function deleteExpired(
  store: BackupStore,
  system: string,
  keepDays: number,
  now = Date.now(),
): Promise<void> {
  const bases = await listBases(store, system);
  const oldest = now - keepDays * DAY_MS;
  const needed = bases.findLastIndex(({ endedAt }) => Date.parse(endedAt) <= oldest);
  for (const { key } of bases.slice(0, Math.max(needed, 0))) {
    // The copy counts no longer before a part of it is missing.
    await store.delete(key);
    await store.delete(tarOf(key));
  }
  const kept = bases.slice(Math.max(needed, 0));
  const all = (await listSeries(store, system)).toSorted();
  for (const series of all) {
    const folder = seriesFolder(system, series);
    const [first] = kept.filter((base) => base.series === series);
    // Its first copy may still be in the making.
    if (!first && series === all.at(-1)) continue;
    const needs = first && BigInt(first.start) / BigInt(first.segmentBytes);
    for await (const { key } of store.list(`${folder}wal/`)) {
      const found = readWalKey(key);
      if (found && (needs === undefined || found.segment < needs)) await store.delete(key);
    }
    for await (const { key, modified } of store.list(`${folder}base/`)) {
      const isOrphan = key.endsWith('.tar') && !kept.some((base) => tarOf(base.key) === key);
      if (isOrphan && now - modified.getTime() > UNFINISHED_MS) await store.delete(key);
    }
    if (!first) await store.delete(coveredKey(system, series));
  }
}
