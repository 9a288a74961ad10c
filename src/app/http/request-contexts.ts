import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Database } from '../../lib/db/database.ts';
import { bearerOf } from '../../lib/http/requests/bearer.ts';
import type { FindKeyActor } from '../../features/api-keys/server/index.ts';
import { findActor } from '../../features/accounts/server/index.ts';
import { publishedSubdomains } from '../../features/pages/server/index.ts';
import { findCreator } from '../../features/platform/server/index.ts';
import type { FoundSite, SiteDirectory } from '../../features/websites/server/index.ts';
import { invalid } from '../../lib/errors.ts';
import { parseHost, singleHostHeader } from '../../lib/http/requests/host.ts';
import type {
  Actor,
  Cookies,
  Creator,
  Platform,
  RequestContext,
  Site,
} from '../../lib/http/requests/request-context.ts';
import { plainAddress } from '../../lib/links/plain-address.ts';
import { creatorCookieName, sessionCookieName } from '../../lib/http/sessions/session-cookie.ts';
import type { Config } from '../config.ts';
import type { Visits } from './visits.ts';

/** What the app knows about a request besides its context: how the site was found. */
export interface Arrival {
  context: RequestContext;
  found: FoundSite | null;
  /** Lower case, without port. */
  hostName: string;
  port: string;
}

interface Services {
  config: Config;
  db: Database;
  directory: SiteDirectory;
  findKey: FindKeyActor;
  visits: Pick<Visits, 'countryOf'>;
}

/** One valid `Host` header and an origin-form target; anything else is `null`. */
export function strictHost(request: IncomingMessage): string | null {
  const header = singleHostHeader(request.rawHeaders);
  return header !== undefined && parseHost(header) && request.url?.startsWith('/') ? header : null;
}

export async function arrive(services: Services, request: FastifyRequest): Promise<Arrival> {
  // Behind a trusted proxy, `request.host` is the forwarded host.
  const host = strictHost(request.raw) ? parseHost(request.host) : null;
  if (!host) throw invalid('The Host header of this request isn’t valid.');
  const onPlatform = host.host === services.config.platform.host;
  const found = onPlatform ? null : await findSite(services, host.host);
  const secure = request.protocol === 'https';
  return {
    found,
    hostName: host.host,
    port: host.port,
    context: buildContext(services, {
      site: found && siteOf(services.config, found),
      onPlatform,
      host: host.port ? `${host.host}:${host.port}` : host.host,
      secure,
      address: plainAddress(request.ip),
      country: services.visits.countryOf(request.raw),
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      header: (name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? value : undefined;
      },
      bearer: bearerOf(request.raw),
      cookieHeader: request.headers.cookie,
      log: request.log,
    }),
  };
}

/** A label before the site's host is valid only if pages exist under it; anything else is an unknown host. */
export async function findSite(
  { directory, db }: Pick<Services, 'db' | 'directory'>,
  host: string,
): Promise<FoundSite | null> {
  const found = await directory.find(host);
  if (!found || found.subdomain === '') return found;
  const { id } = found.known.website;
  const subdomains = await found.known.remember('subdomains', () =>
    db.forWebsite(id, (tx) => publishedSubdomains(tx)),
  );
  return subdomains.has(found.subdomain) ? found : null;
}

export function siteOf({ platform }: Config, found: FoundSite): Site {
  const { canonicalHost, languageHosts, website } = found.known;
  const originOf = (host: string) => `${platform.scheme}://${host}${platform.portSuffix}`;
  const hosts = Object.entries(languageHosts).map(([language, host = '']) => [language, originOf(host)]);
  return {
    id: website.id,
    canonicalHost,
    origin: originOf(canonicalHost),
    subdomain: found.subdomain,
    ...(hosts.length > 0 ? { origins: Object.fromEntries(hosts) as Record<string, string> } : {}),
  };
}

interface Facts {
  site: Site | null;
  onPlatform: boolean;
  host: string;
  secure: boolean;
  address: string;
  country: string;
  userAgent: string;
  header: RequestContext['header'];
  bearer: string | undefined;
  cookieHeader: string | undefined;
  log: FastifyBaseLogger;
}

function buildContext(services: Services, facts: Facts): RequestContext {
  const { db, config } = services;
  const { cookieHeader, site, onPlatform, secure, ...rest } = facts;
  const headers = new Map<string, string>();
  const cookies = cookieJar(rest.bearer === undefined ? cookieHeader : undefined, secure, headers);
  let actor: Promise<Actor | null> | undefined;
  return {
    ...rest,
    site,
    platform: onPlatform ? platformSide(db, config, cookies.get(creatorCookieName(secure))) : null,
    secure,
    cookies,
    headers,
    actor: () => (actor ??= whoAsks(services, { ...rest, site, secure, cookies })),
    setActor: (next) => {
      actor = Promise.resolve(next);
    },
  };
}

/** Who makes a request, by the current state of the database. @throws `401` for a key that isn't valid here */
export async function whoAsks(
  { db, findKey }: Pick<Services, 'db' | 'findKey'>,
  {
    site,
    bearer,
    secure,
    address,
    cookies,
  }: Pick<RequestContext, 'site' | 'bearer' | 'secure' | 'address' | 'cookies'>,
): Promise<Actor | null> {
  if (bearer !== undefined) return findKey(site, bearer, address);
  const token = cookies.get(sessionCookieName(secure));
  return site && token ? findActor(db, site.id, token) : null;
}

function platformSide(db: Database, { platform }: Config, token: string | undefined): Platform {
  let creator: Promise<Creator | null> | undefined;
  return {
    origin: platform.origin,
    creator: () => (creator ??= token ? findCreator(db, token) : Promise.resolve(null)),
    setCreator: (next) => {
      creator = Promise.resolve(next);
    },
  };
}

/** Reads the request's cookies, and writes `set-cookie` headers; the last value of a name wins. */
function cookieJar(header: string | undefined, secure: boolean, replyHeaders: Map<string, string>): Cookies {
  const values = new Map<string, string>();
  const signsIn = [sessionCookieName(secure), creatorCookieName(secure)];
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0) values.set(pair.slice(0, equals).trim(), pair.slice(equals + 1).trim());
  }
  return {
    get: (name) => values.get(name),
    set: (name, value, maxAge) => {
      values.set(name, value);
      const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`;
      // Replaces an earlier value: Fastify would send each entry with that name, in any case.
      const header = signsIn.includes(name) ? 'set-cookie' : 'Set-Cookie';
      replyHeaders.set(header, `${name}=${value}; ${flags}`);
    },
  };
}
