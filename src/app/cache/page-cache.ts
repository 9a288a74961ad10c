import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { KnownSite } from '../../features/websites/server/index.ts';
import { type Answer, bytesOf, makeAnswer, pack, writeAnswer } from './answers.ts';
import type { CacheAddress } from './addresses.ts';

interface Bounds {
  /** Bytes of all sites together. */
  all: number;
  /** Bytes of one site. */
  site: number;
}

/** What strangers can make up has room of its own, so that it pushes out nothing that somebody needs. */
const usual: { real: Bounds; invented: Bounds } = {
  real: { all: 64 * 1024 * 1024, site: 8 * 1024 * 1024 },
  invented: { all: 12 * 1024 * 1024, site: 1024 * 1024 },
};

/** The products whose stock an answer tells. */
export type Products = ReadonlySet<string> | 'any';
export const none: Products = new Set();

interface Entry {
  share: Share;
  answer: Answer;
  bytes: number;
  products: Products;
  /** It tells how many there are; otherwise it says so in words. */
  exact: boolean;
}

/** What one site holds of a room; `keys` in the order they came. */
interface Share {
  serial: number;
  websiteId: string;
  bytes: number;
  keys: Set<string>;
}

/** A change of stock, by the database. */
export interface StockChange {
  websiteId: string;
  productId: string;
  /** Whether what is said of it in words has changed as well. */
  inWords: boolean;
}

/** An answer that is being made. A change meanwhile may be missing in it. */
export interface Making {
  site: KnownSite;
  key: string;
  address: CacheAddress;
  changes: StockChange[];
}

export interface Made {
  body: Buffer;
  headers: Record<string, string>;
  products: Products;
  /** Milliseconds after which it is made anew even if nobody told of a change. */
  ttl?: number | undefined;
}

const concerns = (
  { products, exact }: Pick<Entry, 'products' | 'exact'>,
  { productId, inWords }: StockChange,
): boolean => (exact || inWords) && (products === 'any' || products.has(productId));

class Room {
  readonly bounds: Bounds;
  readonly entries: LRUCache<string, Entry>;
  readonly shares = new WeakMap<KnownSite, Share>();
  /** Those that hold something, by site: more than one while an answer from before a change is still held. */
  readonly holders = new Map<string, Set<Share>>();

  constructor(bounds: Bounds) {
    this.bounds = bounds;
    this.entries = new LRUCache<string, Entry>({
      maxSize: bounds.all,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: ({ share, bytes }, key) => {
        share.keys.delete(key);
        share.bytes -= bytes;
        if (share.keys.size > 0) return;
        const holders = this.holders.get(share.websiteId);
        holders?.delete(share);
        if (holders?.size === 0) this.holders.delete(share.websiteId);
      },
    });
  }

  keep(site: KnownSite, share: Share, key: string, entry: Entry, ttl: number | undefined): boolean {
    if (entry.bytes > this.bounds.site) return false;
    this.entries.delete(key);
    for (const oldest of share.keys) {
      if (share.bytes + entry.bytes <= this.bounds.site) break;
      this.entries.delete(oldest);
    }
    share.keys.add(key);
    share.bytes += entry.bytes;
    const { id } = site.website;
    this.holders.set(id, (this.holders.get(id) ?? new Set()).add(share));
    this.entries.set(key, entry, ttl === undefined ? {} : { ttl: Math.max(1, ttl) });
    return true;
  }

  drop(change: StockChange): void {
    for (const share of this.holders.get(change.websiteId) ?? [])
      for (const key of share.keys) {
        const entry = this.entries.peek(key, { allowStale: true });
        if (entry && concerns(entry, change)) this.entries.delete(key);
      }
  }
}

/**
 * Finished public answers, ready to be written. An entry belongs to the site object in memory that it was made from: when a
 * change makes the directory drop that object, its entries are found no more and age out. Changes of stock drop entries by
 * the products that they show.
 */
export class PageCache {
  readonly #rooms: { real: Room; invented: Room };
  #next = 1;
  readonly #making = new Map<string, Set<Making>>();
  readonly #flights = new Map<string, Promise<boolean>>();

  constructor(bounds = usual) {
    this.#rooms = { real: new Room(bounds.real), invented: new Room(bounds.invented) };
  }

  #roomOf = ({ invented }: CacheAddress): Room => (invented ? this.#rooms.invented : this.#rooms.real);

  #shareOf(room: Room, site: KnownSite): Share {
    let share = room.shares.get(site);
    if (!share) {
      share = { serial: this.#next++, websiteId: site.website.id, bytes: 0, keys: new Set() };
      room.shares.set(site, share);
    }
    return share;
  }

  #keyOf = (site: KnownSite, place: string, address: CacheAddress): string =>
    `${this.#shareOf(this.#roomOf(address), site).serial} ${place} ${address.url}`;

  /** @returns true when the request is answered */
  answer(
    site: KnownSite,
    place: string,
    address: CacheAddress,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    const entry = this.#roomOf(address).entries.get(this.#keyOf(site, place, address));
    if (!entry) return false;
    writeAnswer(entry.answer, request, response);
    return true;
  }

  /**
   * Makes an answer once for all who ask for it at the same time.
   * @param make keeps what it makes by `keep`, and says whether it could
   * @returns whether somebody else has made it, so that `answer` finds it; undefined for the person who made it
   */
  async once(
    site: KnownSite,
    place: string,
    address: CacheAddress,
    make: (making: Making) => Promise<boolean>,
  ): Promise<boolean | undefined> {
    const key = this.#keyOf(site, place, address);
    const flight = this.#flights.get(key);
    if (flight) return flight;
    const making: Making = { site, key, address, changes: [] };
    const { id } = site.website;
    const all = this.#making.get(id) ?? new Set();
    this.#making.set(id, all.add(making));
    const made = make(making);
    const settled = made.catch(() => false);
    this.#flights.set(key, settled);
    try {
      await made;
      return undefined;
    } finally {
      if (this.#flights.get(key) === settled) this.#flights.delete(key);
      all.delete(making);
      if (all.size === 0 && this.#making.get(id) === all) this.#making.delete(id);
    }
  }

  /** Keeps an answer, unless a change may be missing in it. A site that has used up its share loses its oldest. */
  keep(making: Making, { body, headers, products, ttl }: Made): boolean {
    const { site, key, address, changes } = making;
    const shown = { products, exact: address.isCall };
    if (changes.some((change) => concerns(shown, change)) || (ttl !== undefined && ttl <= 0)) return false;
    const room = this.#roomOf(address);
    const answer = makeAnswer(body, headers);
    const share = this.#shareOf(room, site);
    const entry = { ...shown, share, answer, bytes: bytesOf(body.length) };
    if (!room.keep(site, share, key, entry, ttl)) return false;
    // What is asked for once is not worth the effort.
    if (!address.invented) void pack(answer).catch(() => {});
    return true;
  }

  /** Whether an address has been answered with something that was kept, as long as that is remembered. */
  stockChanged(change: StockChange): void {
    this.#rooms.real.drop(change);
    this.#rooms.invented.drop(change);
    for (const making of this.#making.get(change.websiteId) ?? []) {
      making.changes.push(change);
      // Anyone who asks from now on must not get it.
      this.#flights.delete(making.key);
    }
  }

  clear(): void {
    this.#rooms.real.entries.clear();
    this.#rooms.invented.entries.clear();
    this.#flights.clear();
  }
}
