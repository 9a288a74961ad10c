import { LRUCache } from 'lru-cache';
import type { Database, Tx } from '../../../lib/db/database.ts';
import { growingCache } from '../../../lib/values/growing-cache.ts';
import { nextAnnouncementChange } from '../../../lib/theme/announcement.ts';
import { isLoopbackName } from '../../../lib/http/requests/host.ts';
import type { Language } from '../../../lib/messages/languages.ts';
import { type FindPictures, freshBrand } from './brand-pictures.ts';
import { type Catalogues, type OwnWordings, readOwnWording, wordedLanguages } from './wording/own-wording.ts';
import { findHosts, findWebsite, type HostRow, hostsOf, type WebsiteRow } from './queries.ts';

/** A cached site. Dropped as a whole, with everything derived from it, when anything visible to visitors has changed. */
export interface KnownSite {
  website: WebsiteRow;
  hosts: HostRow[];
  canonicalHost: string;
  /** The hosts of languages that have their own. */
  languageHosts: Readonly<Partial<Record<string, string>>>;
  /** What it words itself, by language. */
  wording: OwnWordings;
  /** Cached facts about the site’s files. Replaced by a new object when a file changes. */
  files: object;
  /** Caches what another feature derived from the site, as long as the site is cached. */
  remember<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** Drops derived values whose keys have this prefix. */
  drop(prefix: string): void;
}

export interface FoundSite {
  known: KnownSite;
  /** The site's own host, without a page's subdomain. */
  host: string;
  /** Label before the site's host, or `''`. */
  subdomain: string;
  /** The language that this host shows, other than the main one; null for the canonical host. */
  language: Language | null;
  /** This host only redirects to the canonical one. */
  redirects: boolean;
}

export interface SiteDirectory {
  find(host: string): Promise<FoundSite | null>;
  get(websiteId: string): Promise<KnownSite | null>;
  /** The cached site, if any. */
  peek(host: string): FoundSite | null;
  held(websiteId: string): KnownSite | null;
  /** Drops one site, or everything without an id. Called on the database's notices. */
  forget(websiteId?: string): void;
  /** While notices cannot arrive, nothing is cached. */
  keep(on: boolean): void;
}

interface HostEntry {
  websiteId: string;
  subdomain: string;
  host: string;
}

/** Bounds what strangers can make the process cache by requesting hosts that do not exist. */
const MOST_UNKNOWN_HOSTS = 5_000;
const UNKNOWN_HOST_MS = 30_000;
const MOST_HOSTS = 50_000;
/** Labels before a known host, which strangers may invent too; kept separately, so that they evict no host. */
const MOST_LABELS = 5_000;
/** About as many as the page cache has space for; of ten thousand sites, unvisited ones leave the memory. */
const MOST_SITES = 2_500;

/**
 * @param demoHost shown on the bare loopback names unless they belong to a site
 * @param findPictures for the logo and the icon; without it, they stay as chosen
 * @param catalogues that the site may word otherwise; without them, it speaks in the standard words
 */
export function siteDirectory(
  db: Database,
  demoHost: string,
  findPictures?: FindPictures,
  catalogues?: Catalogues,
): SiteDirectory {
  const hosts = growingCache<string, HostEntry>(MOST_HOSTS);
  const labels = new LRUCache<string, HostEntry>({ max: MOST_LABELS });
  const unknown = new LRUCache<string, true>({ max: MOST_UNKNOWN_HOSTS, ttl: UNKNOWN_HOST_MS });
  const sites = new LRUCache<string, KnownSite>({ max: MOST_SITES });
  const loading = new Map<string, Promise<KnownSite | null>>();
  let keeping = true;
  // What was read before a change must not be cached after it.
  let changes = 0;

  async function resolve(host: string): Promise<HostEntry | null> {
    const kept = hosts.get(host) ?? labels.get(host);
    if (kept) return kept;
    if (unknown.has(host)) return null;
    const before = changes;
    const entry = await lookUp(host);
    if (keeping && before === changes) {
      if (entry) (entry.subdomain ? labels : hosts).set(host, entry);
      else unknown.set(host, true);
    }
    return entry;
  }

  async function lookUp(host: string): Promise<HostEntry | null> {
    const dot = host.indexOf('.');
    const parent = dot > 0 ? host.slice(dot + 1) : '';
    const asked = [host, ...(parent ? [parent] : []), ...(isLoopbackName(host) ? [demoHost] : [])];
    const rows = await db.acrossWebsites((tx) => findHosts(tx, asked));
    const own =
      rows.find((row) => row.host === host) ??
      rows.find((row) => row.host === demoHost && isLoopbackName(host));
    if (own) return { websiteId: own.website_id, subdomain: '', host: own.host };
    const above = rows.find((row) => row.host === parent);
    return above ? { websiteId: above.website_id, subdomain: host.slice(0, dot), host: parent } : null;
  }

  async function findFresh(tx: Tx): Promise<WebsiteRow | undefined> {
    const website = await findWebsite(tx);
    if (!website || !findPictures) return website;
    return { ...website, brand: await freshBrand(tx, website.brand, findPictures) };
  }

  function load(websiteId: string): Promise<KnownSite | null> {
    const kept = sites.get(websiteId);
    if (kept) return Promise.resolve(kept);
    const pending = loading.get(websiteId);
    if (pending) return pending;
    const before = changes;
    const made = db
      .forWebsite(websiteId, async (tx) => {
        const website = await findFresh(tx);
        const wording =
          website && catalogues ? await readOwnWording(catalogues, tx, wordedLanguages(website)) : {};
        return { website, wording, hosts: await hostsOf(tx) };
      })
      .then(({ website, wording, hosts: rows }) => {
        if (!website) return null;
        const site = knownSite(website, rows, wording);
        // No notice reports that an announcement appears or ends by the clock, so the site is cached until then only.
        const ttl = nextAnnouncementChange(website.brand.announcement, Date.now());
        if (keeping && before === changes)
          sites.set(websiteId, site, ttl === null ? {} : { ttl: Math.max(1, ttl) });
        return site;
      })
      .finally(() => loading.delete(websiteId));
    loading.set(websiteId, made);
    return made;
  }

  return {
    find: async (host) => {
      const entry = await resolve(host);
      const known = entry && (await load(entry.websiteId));
      return entry && known ? foundSite(known, entry, host) : null;
    },
    get: load,
    peek: (host) => {
      const entry = hosts.get(host) ?? labels.get(host);
      const known = entry && sites.get(entry.websiteId);
      return entry && known ? foundSite(known, entry, host) : null;
    },
    held: (websiteId) => sites.peek(websiteId) ?? null,
    forget: (websiteId) => {
      changes += 1;
      unknown.clear();
      labels.clear();
      loading.clear();
      if (websiteId) {
        sites.delete(websiteId);
        // A host that was resolved by its parent or as the demo's may belong to this site from now on.
        for (const [host, entry] of hosts.entries())
          if (entry.websiteId === websiteId || entry.host !== host) hosts.delete(host);
      } else {
        sites.clear();
        hosts.clear();
      }
    },
    keep: (on) => {
      keeping = on;
    },
  };
}

function foundSite(known: KnownSite, entry: HostEntry, asked: string): FoundSite {
  const language = known.website.languages.find((one) => known.languageHosts[one] === entry.host) ?? null;
  return {
    known,
    host: entry.host,
    subdomain: entry.subdomain,
    language: language as Language | null,
    redirects: entry.host !== known.canonicalHost && language === null && !isLoopbackName(asked),
  };
}

/** A site as its canonical host shows it, for work that no request causes. */
export const atCanonicalHost = (known: KnownSite): FoundSite => ({
  known,
  host: known.canonicalHost,
  subdomain: '',
  language: null,
  redirects: false,
});

function knownSite(website: WebsiteRow, hosts: HostRow[], wording: OwnWordings): KnownSite {
  const memory = new Map<string, Promise<unknown>>();
  return {
    website,
    hosts,
    canonicalHost: hosts.find((row) => row.canonical)?.host ?? hosts[0]?.host ?? '',
    languageHosts: Object.fromEntries(
      hosts.flatMap(({ host, language }) =>
        language !== null && website.languages.includes(language) ? [[language, host]] : [],
      ),
    ),
    wording,
    files: {},
    remember: <T>(key: string, make: () => Promise<T>) => {
      const kept = memory.get(key) as Promise<T> | undefined;
      if (kept) return kept;
      const made = make();
      memory.set(key, made);
      made.catch(() => memory.delete(key));
      return made;
    },
    drop: (prefix) => {
      for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
    },
  };
}
