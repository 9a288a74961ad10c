import type { LRUCache } from 'lru-cache';
import type { CrossTx } from '../../../lib/db/database.ts';
import { type Measure, OTHER } from '../figures.ts';
import { freshCounts } from './count-queries.ts';
import type { Count } from './fold-visits.ts';

/** Maximum distinct values per day; strangers may invent any number of paths and referrers. */
const most = { path: 1_000, entry: 1_000, exit: 1_000, referrer: 400 } as const;
const MOST_OTHERS = 150;

function mostOf({ dimension, grain }: Count): number {
  const day = (most as Partial<Record<Count['dimension'], number>>)[dimension] ?? MOST_OTHERS;
  return grain === 'm' ? day * 2 : day;
}

const keyOf = ({ websiteId, grain, dimension, starts, value }: Count) =>
  `${websiteId} ${grain} ${dimension} ${starts} ${value}`;

/**
 * The same counts, with values beyond the maximum counted as others. Existing rows stay separate.
 * @param written keys of existing rows, as far as this process knows
 */
export async function capCounts(
  tx: CrossTx,
  counts: readonly Count[],
  written: LRUCache<string, true>,
): Promise<Count[]> {
  const unsure = counts.filter((count) => count.dimension !== '' && !written.has(keyOf(count)));
  if (unsure.length === 0) return [...counts];
  const taken = new Map<string, number>();
  const moved = new Set<Count>();
  const fresh = new Map((await freshCounts(tx, unsure)).map(({ place, values }) => [place, values]));
  for (const [place, count] of unsure.entries()) {
    const values = fresh.get(place);
    if (values !== undefined) {
      const table = `${count.websiteId} ${count.grain} ${count.dimension} ${count.starts}`;
      const now = taken.get(table) ?? values;
      if (now >= mostOf(count)) {
        moved.add(count);
        continue;
      }
      taken.set(table, now + 1);
    }
    written.set(keyOf(count), true);
  }
  if (moved.size === 0) return [...counts];
  // A statement must not contain the same row twice.
  const merged = new Map<string, Count>();
  for (const each of counts) {
    const count = moved.has(each) ? { ...each, value: OTHER } : each;
    const same = merged.get(keyOf(count));
    if (!same) merged.set(keyOf(count), { ...count, add: { ...count.add } });
    else
      for (const [measure, by] of Object.entries(count.add) as [Measure, number][])
        same.add[measure] = (same.add[measure] ?? 0) + by;
  }
  return [...merged.values()];
}
