import type { FastifyRequest } from 'fastify';
import type { FoundSite } from '../../features/websites/server/index.ts';
import type { App } from '../app.ts';

/** What only the main host has: the admin, previews, and the feed of pages, which is in the main language. */
const MAIN_ONLY = /^\/(?:admin|preview|feed\.xml)(?:[/?]|$)/;

/**
 * Where on a site an address is: another host and path, if not where it was requested. Paths are in the language of their host, and that of
 * another language begins with its code.
 */
function placeOf(
  { known, host, language, redirects }: FoundSite,
  url: string,
): { host: string; url: string } {
  const { canonicalHost, languageHosts, website } = known;
  const [start = '', first = ''] = /^\/([^/?]*)/.exec(url) ?? [];
  const own = website.languages.includes(first) ? languageHosts[first] : undefined;
  if (own !== undefined) {
    const rest = url.slice(start.length);
    return { host: own, url: rest.startsWith('/') ? rest : `/${rest}` };
  }
  const isMains = website.languages.includes(first) || MAIN_ONLY.test(url);
  return { host: redirects || (language !== null && isMains) ? canonicalHost : host, url };
}

/** Redirects of page requests: unknown hosts to the platform, further hosts to the canonical one, languages to their hosts. */
export function redirectElsewhere(
  { config }: App,
  { arrival, url }: Pick<FastifyRequest, 'arrival' | 'url'>,
): { to: string; status: 302 | 308 } | null {
  const { found, hostName, port } = arrival;
  if (!found)
    return { to: `${config.platform.origin}/not-found?host=${encodeURIComponent(hostName)}`, status: 302 };
  const place = placeOf(found, url);
  if (place.host === found.host && place.url === url) return null;
  const host = [found.subdomain, place.host].filter(Boolean).join('.');
  return {
    to: `${arrival.context.secure ? 'https' : 'http'}://${host}${port ? `:${port}` : ''}${place.url}`,
    status: 308,
  };
}
