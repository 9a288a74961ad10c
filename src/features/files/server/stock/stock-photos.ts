import type { LimitsPool } from '../../../../lib/db/pool.ts';
import { isLoopbackAddress, isPublicAddress } from '../../../../lib/safe-fetch/public-address.ts';
import { safeCall, SafeFetchError } from '../../../../lib/safe-fetch/safe-fetch.ts';
import { ConcurrencyLimit } from '../../../../lib/work/concurrency-limit.ts';
import { limit } from '../../../../lib/work/limits.ts';
import { staffWords } from '../staff-words.ts';
import { openverse } from './openverse.ts';
import { pexels } from './pexels.ts';
import { type Dialect, type Found, type FoundPhoto, type Provider, StockError } from './provider.ts';

const PATIENCE_MS = 15_000;
const MOST_REPLY = 1024 ** 2;
/** At the same time for one site, and how many may wait in this process. */
const AT_ONCE = 4;
const MOST_WAITING = 20;

export interface StockPhotos {
  /** @throws StockError, or `429` after too many requests of the site */
  search(site: string, provider: Provider, words: string, page: number): Promise<Found>;
  /** @throws as `search` */
  find(site: string, provider: Provider, id: string): Promise<FoundPhoto>;
  /** Which numeric addresses photos may come from. */
  allowed: (address: string) => boolean;
}

const dialects: Record<Provider['kind'], Dialect> = { openverse, pexels };

const problemOf = (status: number): StockError['problem'] => {
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'gone';
  return status === 429 ? 'too-often' : 'down';
};

/**
 * Asks the providers, within the limits of the installation.
 * @param base the address of a server that takes their place; `undefined` for themselves
 */
export function openStockPhotos(pool: LimitsPool, base: string | undefined): StockPhotos {
  const requests = limit(pool, 'stock-photos');
  const perSite = new ConcurrencyLimit({ atOnce: AT_ONCE, waiting: MOST_WAITING });
  const allowed = base
    ? (address: string) => isPublicAddress(address) || isLoopbackAddress(address)
    : isPublicAddress;

  async function ask(site: string, asked: ReturnType<Dialect['photo']>): Promise<unknown> {
    await requests.take(site, staffWords().searchedOften);
    const { pathname, search } = new URL(asked.address);
    const address = base ? new URL(pathname + search, base).href : asked.address;
    const call = { method: 'GET', headers: asked.headers } as const;
    const limits = { most: MOST_REPLY, patience: PATIENCE_MS, allowed };
    const { status, text } = await perSite
      .run([site], PATIENCE_MS, () => safeCall(address, call, limits))
      .catch((error: unknown) => {
        if (!(error instanceof SafeFetchError)) throw error;
        throw new StockError(error.problem === 'too-slow' ? 'too-slow' : 'down');
      });
    if (status !== 200) throw new StockError(problemOf(status));
    try {
      return JSON.parse(text);
    } catch {
      throw new StockError('reply');
    }
  }

  return {
    allowed,
    search: async (site, provider, words, page) => {
      const dialect = dialects[provider.kind];
      return dialect.readSearch(await ask(site, dialect.search(provider, words, page)));
    },
    find: async (site, provider, id) => {
      const dialect = dialects[provider.kind];
      return dialect.readPhoto(await ask(site, dialect.photo(provider, id)));
    },
  };
}
