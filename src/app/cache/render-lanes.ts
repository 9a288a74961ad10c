import type { KnownSite } from '../../features/websites/server/index.ts';
import { growingCache } from '../../lib/values/growing-cache.ts';
import { ConcurrencyLimit } from '../../lib/work/concurrency-limit.ts';
import type { CacheAddress } from './addresses.ts';

/** At once, of addresses that have been answered before, of new ones, and of those that anybody can make up. */
const atOnce = { known: 8, fresh: 4, invented: 3 } as const;
const MOST_WAITING = 500;
const PATIENCE_MS = 8_000;
const MOST_KNOWN = 20_000;

type Lane = keyof typeof atOnce;

/** Bounds how many answers for visitors are made at once, so that made-up addresses leave the others their turn. */
export class RenderLanes {
  readonly #lanes = new Map(
    (Object.keys(atOnce) as Lane[]).map((lane) => [
      lane,
      new ConcurrencyLimit({ atOnce: atOnce[lane], waiting: MOST_WAITING }),
    ]),
  );
  readonly #known = growingCache<string, true>(MOST_KNOWN);

  #laneOf(site: KnownSite, address: CacheAddress | null): Lane {
    if (!address || address.invented) return 'invented';
    return this.#known.has(`${site.website.id} ${address.url}`) ? 'known' : 'fresh';
  }

  /**
   * @param address `null` of what is never kept
   * @throws `503` where too many wait, or for too long
   */
  run<T>(site: KnownSite, address: CacheAddress | null, work: () => Promise<T>): Promise<T> {
    const lane = this.#laneOf(site, address);
    return this.#lanes.get(lane)?.run([lane], PATIENCE_MS, work) ?? work();
  }

  /** An address was answered with something that is kept. */
  note(site: KnownSite, address: CacheAddress): void {
    if (!address.invented) this.#known.set(`${site.website.id} ${address.url}`, true);
  }
}
