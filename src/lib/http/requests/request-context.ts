import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../../db/database.ts';
import type { Acting } from '../acts.ts';
import type { Access, Area, Rights } from '../areas.ts';

/** The site of a request's host, as far as every feature needs it. */
export interface Site {
  /** UUID */
  id: string;
  /** The host that links in emails and redirects use, without port. */
  canonicalHost: string;
  /** `scheme://host[:port]` of the canonical host, for links. */
  origin: string;
  /** Label before the site's host, or `''`. */
  subdomain: string;
  /** The same for the hosts of languages that have their own. Addresses are made in `lib/links/site-addresses.ts`. */
  origins?: Readonly<Partial<Record<string, string>>>;
}

/** The signed-in person, from the session's row only. */
export interface Actor {
  sessionId: string;
  accountId: string;
  email: string;
  /** The role of staff; `null` for customers. */
  role: string | null;
  rights: Rights;
  /** The site requires a second step, and this account has none: until then it has no permissions there. */
  needsSecondStep?: boolean;
  /** An API key that acts for this person; `sessionId` is then the key's. It has no account. */
  key?: { name: string };
  /** In a handler: whether this call has staff permissions, by role and area. */
  owner: boolean;
}

/** The signed-in creator on the platform; this account is separate from those of all sites. */
export interface Creator {
  sessionId: string;
  creatorId: string;
  email: string;
}

/** The platform's host, if a request came to it. */
export interface Platform {
  /** `scheme://host[:port]`, for links. */
  origin: string;
  /** Who is signed in, looked up once. */
  creator(): Promise<Creator | null>;
  setCreator(creator: Creator | null): void;
}

export interface Cookies {
  get(name: string): string | undefined;
  /** `maxAge` in seconds; `0` clears it. Always `HttpOnly`, `SameSite=Lax`, host-only, and `Secure` over HTTPS. */
  set(name: string, value: string, maxAge: number): void;
}

/** One request, over HTTP or in-process from a screen that is rendered. */
export interface RequestContext {
  site: Site | null;
  /** Null on the platform's host only. */
  platform: Platform | null;
  /** As sent, lower case, with port; only for links back to the same host. */
  host: string;
  secure: boolean;
  /** Client address; taken from a forwarded header only behind a trusted proxy. */
  address: string;
  /** Country of the client in two letters; only if a trusted proxy sends it. */
  country?: string;
  userAgent: string;
  /** A header of the request by its lower-case name: access keys, idempotency keys. */
  header(name: string): string | undefined;
  /** The key of `Authorization: Bearer`. With it, cookies are ignored. */
  bearer?: string | undefined;
  cookies: Cookies;
  /** Further reply headers, such as `link`. */
  headers: Map<string, string>;
  log: FastifyBaseLogger;
  /** Seconds until another attempt makes sense, as the last refused call of a screen said. */
  retryAfter?: number | undefined;
  /** Who is signed in, looked up once. */
  actor(): Promise<Actor | null>;
  /** Makes a sign-in or sign-out known within the same request. */
  setActor(actor: Actor | null): void;
}

/** The context of a handler on a site: the site is certain, and the database is bound to it. */
export interface SiteRequest<A extends Actor | null = Actor | null> extends RequestContext {
  site: Site;
  by: A;
  /** Whether the caller has access to another area, for a call that touches two. */
  may(area: Area, access: Access): boolean;
  /** The history entry of a recorded call. */
  acting?: Acting | undefined;
  db<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For a single statement, in one round trip to the database. A second one is refused. */
  dbOnce<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** The context of handlers for the platform's calls. */
export interface PlatformRequest<C extends Creator | null = Creator | null> extends RequestContext {
  platform: Platform;
  by: C;
}
