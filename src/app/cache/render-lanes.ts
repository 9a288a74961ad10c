import type { KnownSite } from '../../features/websites/server/index.ts';
import { growingCache } from '../../lib/values/growing-cache.ts';
import { ConcurrencyLimit } from '../../lib/work/concurrency-limit.ts';
import type { CacheAddress } from './addresses.ts';

/** How many are rendered at once: addresses answered before, new ones, and made-up ones. */
const atOnce = { known: 8, fresh: 4, invented: 3 } as const;
const MOST_WAITING = 500;
const PATIENCE_MS = 8_000;
const MOST_KNOWN = 20_000;

type Lane = keyof typeof atOnce;

/** Bounds how many answers are rendered at once, so that made-up addresses cannot starve the others. */
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
   * @param address `null` if the answer is never kept
   * @throws `503` if too many requests wait, or one waits too long
   */
  run<T>(site: KnownSite, address: CacheAddress | null, work: () => Promise<T>): Promise<T> {
    const lane = this.#laneOf(site, address);
    return this.#lanes.get(lane)?.run([lane], PATIENCE_MS, work) ?? work();
  }

  /** Notes that an address was answered with something that is kept. */
  note(site: KnownSite, address: CacheAddress): void {
    if (!address.invented) this.#known.set(`${site.website.id} ${address.url}`, true);
  }
}
