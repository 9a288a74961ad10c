import { LRUCache } from 'lru-cache';
import type { KnownSite } from '../../features/websites/server/index.ts';
import type { Answer } from './answers.ts';
import { type Change, concerns, type Shown } from './shown.ts';

export interface Bounds {
  /** Maximum bytes of all sites together. */
  all: number;
  /** Maximum bytes of one site. */
  site: number;
}

export interface Entry {
  share: Share;
  answer: Answer;
  bytes: number;
  shown: Shown;
  /** Whether the answer shows the number in stock; otherwise it shows words. */
  exact: boolean;
}

/** What one site has in the cache; `keys` in insertion order. */
export interface Share {
  serial: number;
  websiteId: string;
  bytes: number;
  keys: Set<string>;
}

/** A bounded set of answers, with limits for all sites and for each. */
export class Room {
  readonly bounds: Bounds;
  readonly entries: LRUCache<string, Entry>;
  readonly shares = new WeakMap<KnownSite, Share>();
  /** Sites with entries. A site can have several objects while answers from before a change are still held. */
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

  drop(change: Change): void {
    for (const share of this.holders.get(change.websiteId) ?? [])
      for (const key of share.keys) {
        const entry = this.entries.peek(key, { allowStale: true });
        if (entry && concerns(entry.shown, entry.exact, change)) this.entries.delete(key);
      }
  }
}
