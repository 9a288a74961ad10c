import type { FastifyReply, FastifyRequest } from 'fastify';
import { redirectFor, withoutFormerLanguage } from '../../features/pages/server/index.ts';
import type { FoundSite } from '../../features/websites/server/index.ts';
import type { Tx } from '../../lib/db/database.ts';
import { siteAddress } from '../../lib/links/site-address.ts';
import type { App } from '../app.ts';

/**
 * Leads an address in a language that the site no longer has to the page in the main language; what its owner has redirected leads there.
 * @returns whether it has answered
 */
export async function leadFromFormerLanguage(
  app: Pick<App, 'db'>,
  { known, subdomain }: FoundSite,
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
): Promise<boolean> {
  const { site } = request.context;
  const read = <T>(work: (tx: Tx) => Promise<T>) => app.db.forWebsite(known.website.id, work);
  const path = site ? await withoutFormerLanguage(known, read, subdomain, pathname) : null;
  if (!site || path === null) return false;
  const own = await read((tx) => redirectFor(tx, site, request.url));
  const to = own ?? siteAddress(path + request.url.slice(pathname.length)) ?? '/';
  // The site may have the language again.
  reply.header('cache-control', 'private, no-store').redirect(to, own === null ? 302 : 301);
  return true;
}
