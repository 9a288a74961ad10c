import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../../db/database.ts';
import type { Acting } from '../acts.ts';
import type { Access, Area, Rights } from '../areas.ts';

/** The site that a request's host names, as far as every feature needs it. */
export interface Site {
  /** UUID */
  id: string;
  /** The one host that links in mails and redirects use, without port. */
  canonicalHost: string;
  /** `scheme://host[:port]` of the canonical host, for links. */
  origin: string;
  /** Label before the site's host, or `''`. */
  subdomain: string;
}

/** Who is signed in; from the session's row only. */
export interface Actor {
  sessionId: string;
  accountId: string;
  email: string;
  /** The role of staff; `null` for customers. */
  role: string | null;
  rights: Rights;
  /** The site asks its people for a second step, and this account has none: until then it may nothing there. */
  needsSecondStep?: boolean;
  /** A program that shows a key in this person's stead; then `sessionId` is the key's. It has no account of its own. */
  key?: { name: string };
  /** To a handler: whether this call is made with the rights of the site's people, by role and area. */
  owner: boolean;
}

/** Who is signed in on the platform, where people create sites; an account apart from those of all sites. */
export interface Creator {
  sessionId: string;
  creatorId: string;
  email: string;
}

/** The platform's own host, as far as a request came to it. */
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
  /** Null on every host but the platform's, which is no site's. */
  platform: Platform | null;
  /** As sent, lower case, with port; only for building links back to the very same host. */
  host: string;
  secure: boolean;
  /** Client address; from a forwarded header only behind a trusted proxy. */
  address: string;
  userAgent: string;
  /** A header of the request by its lower-case name: keys that open something without a session, idempotency keys. */
  header(name: string): string | undefined;
  /** What an `Authorization: Bearer` of a call holds. Anyone who shows one is judged by it alone, as if there were no cookies. */
  bearer?: string | undefined;
  cookies: Cookies;
  /** Further reply headers, `link` for instance. */
  headers: Map<string, string>;
  log: FastifyBaseLogger;
  /** Who is signed in, looked up once. */
  actor(): Promise<Actor | null>;
  /** After signing in or out, the same request knows it. */
  setActor(actor: Actor | null): void;
}

/** What a handler on a site works with: a context whose site is certain, and the database bound to it. */
export interface SiteRequest<A extends Actor | null = Actor | null> extends RequestContext {
  site: Site;
  by: A;
  /** Whether the caller may do this elsewhere, where one call reaches into two areas. */
  may(area: Area, access: Access): boolean;
  /** The entry of a call that is noted in the history of the site. */
  acting?: Acting | undefined;
  db<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** For a single statement: in one message to the database and back. A second one is refused. */
  dbOnce<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** What a handler of the platform's own calls works with. */
export interface PlatformRequest<C extends Creator | null = Creator | null> extends RequestContext {
  platform: Platform;
  by: C;
}
