import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KnownSite } from '../../features/websites/server/index.ts';
import { type Answer, bytesOf, makeAnswer, pack, writeAnswer } from './answers.ts';
import type { CacheAddress } from './addresses.ts';
import { type Bounds, Room, type Share } from './room.ts';
import { type Change, concerns, type Shown } from './shown.ts';

/** Addresses that anyone can make up have separate space, so that they evict nothing useful. */
const usual: { real: Bounds; invented: Bounds } = {
  real: { all: 64 * 1024 * 1024, site: 8 * 1024 * 1024 },
  invented: { all: 12 * 1024 * 1024, site: 1024 * 1024 },
};

/** An answer in the making. It may miss a change that happens meanwhile. */
export interface Making {
  site: KnownSite;
  place: string;
  key: string;
  address: CacheAddress;
  changes: Change[];
}

export interface Made {
  body: Buffer;
  headers: Record<string, string>;
  shown: Shown;
  /** Milliseconds after which it is rendered again even without a reported change. */
  ttl?: number | undefined;
  status?: number;
}

const setsCookie = (headers: Made['headers']) =>
  Object.keys(headers).some((name) => name.toLowerCase() === 'set-cookie');

/** A missing address takes no more than its key; all of them share one document. */
const LEAST_BYTES = 500;

/**
 * Finished public answers, ready to be sent. An entry belongs to the site object in memory that it was made from: when a
 * change makes the directory drop that object, its entries are no longer found and age out. Smaller changes drop the
 * entries that show the changed record.
 */
export class PageCache {
  readonly #rooms: { real: Room; invented: Room };
  #next = 1;
  readonly #making = new Map<string, Set<Making>>();
  readonly #flights = new Map<string, Promise<boolean>>();
  /** The answer for missing addresses, by place. */
  readonly #missing = new WeakMap<KnownSite, Map<string, Answer>>();
  #hits = 0;
  #misses = 0;

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

  #keyOf = (room: Room, site: KnownSite, place: string, { url }: CacheAddress): string =>
    `${this.#shareOf(room, site).serial} ${place} ${url}`;

  #find(site: KnownSite, place: string, address: CacheAddress): Answer | undefined {
    const { real, invented } = this.#rooms;
    const room = this.#roomOf(address);
    // An address that looks like a page may be missing.
    return (
      room.entries.get(this.#keyOf(room, site, place, address)) ??
      (room === real ? invented.entries.get(this.#keyOf(invented, site, place, address)) : undefined)
    )?.answer;
  }

  /** @returns the status of the kept answer for an address */
  peek(site: KnownSite, place: string, address: CacheAddress): number | undefined {
    return this.#find(site, place, address)?.status;
  }

  /**
   * @param skip leaves out answers with this status
   * @returns the status that the request was answered with
   */
  answer(
    site: KnownSite,
    place: string,
    address: CacheAddress,
    request: IncomingMessage,
    response: ServerResponse,
    skip?: number,
  ): number | undefined {
    const answer = this.#find(site, place, address);
    if (!answer || answer.status === skip) return undefined;
    writeAnswer(answer, request, response);
    this.#hits += 1;
    return answer.status;
  }

  figures(): { hits: number; misses: number; entries: number; bytes: number } {
    const { real, invented } = this.#rooms;
    return {
      hits: this.#hits,
      misses: this.#misses,
      entries: real.entries.size + invented.entries.size,
      bytes: real.entries.calculatedSize + invented.entries.calculatedSize,
    };
  }

  /**
   * Makes an answer once for all requests that want it at the same time.
   * @param make keeps the answer with `keep`, and returns whether it could
   * @returns whether another request has made it, so that `answer` finds it; undefined for the request that made it
   */
  async once(
    site: KnownSite,
    place: string,
    address: CacheAddress,
    make: (making: Making) => Promise<boolean>,
  ): Promise<boolean | undefined> {
    const key = this.#keyOf(this.#roomOf(address), site, place, address);
    const flight = this.#flights.get(key);
    if (flight) return flight;
    this.#misses += 1;
    const making: Making = { site, place, key, address, changes: [] };
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

  /**
   * Keeps an answer, unless it may miss a change or sets a cookie, which belongs to one visitor. A site that has used up its share
   * loses its oldest entries.
   */
  keep(making: Making, { body, headers, shown, ttl, status = 200 }: Made): boolean {
    if (setsCookie(headers)) return false;
    const answer = makeAnswer(body, headers, status);
    if (!this.#keep(making, this.#roomOf(making.address), { answer, shown, ttl, size: body.length }))
      return false;
    // An address that is requested once is not worth keeping.
    if (!making.address.invented) void pack(answer).catch(() => {});
    return true;
  }

  /** The document for missing addresses, made once for each place of a site. */
  async missing(
    { site, place }: Making,
    make: () => Promise<Pick<Made, 'body' | 'headers'>>,
  ): Promise<Answer> {
    const all = this.#missing.get(site) ?? new Map<string, Answer>();
    this.#missing.set(site, all);
    const kept = all.get(place);
    if (kept) return kept;
    const { body, headers } = await make();
    if (setsCookie(headers))
      throw new Error('The answer for missing addresses is the same for all visitors.');
    const answer = makeAnswer(body, headers, 404);
    all.set(place, answer);
    return answer;
  }

  /** Notes that an address is missing, in the space for made-up addresses. */
  keepMissing(making: Making, answer: Answer, shown: Shown, ttl: number | undefined): boolean {
    const room = this.#rooms.invented;
    const key = this.#keyOf(room, making.site, making.place, making.address);
    return this.#keep({ ...making, key }, room, { answer, shown, ttl, size: 0 });
  }

  #keep(
    { site, key, address, changes }: Making,
    room: Room,
    { answer, shown, ttl, size }: { answer: Answer; shown: Shown; ttl: number | undefined; size: number },
  ): boolean {
    const exact = address.kind === 'call';
    if (changes.some((change) => concerns(shown, exact, change)) || (ttl !== undefined && ttl <= 0))
      return false;
    const share = this.#shareOf(room, site);
    const bytes = (size === 0 ? LEAST_BYTES : bytesOf(size)) + key.length + shown.ids.byteLength;
    return room.keep(site, share, key, { share, answer, shown, exact, bytes }, ttl);
  }

  /** Drops the answers that a change concerns. */
  changed(change: Change): void {
    this.#rooms.real.drop(change);
    this.#rooms.invented.drop(change);
    for (const making of this.#making.get(change.websiteId) ?? []) {
      making.changes.push(change);
      // Requests from now on must not get it.
      this.#flights.delete(making.key);
    }
  }

  clear(): void {
    this.#rooms.real.entries.clear();
    this.#rooms.invented.entries.clear();
    this.#flights.clear();
  }
}
