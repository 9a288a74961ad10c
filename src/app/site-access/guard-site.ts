import type { FastifyReply, FastifyRequest } from 'fastify';
import { accessCookieName, grantsAccess } from '../../features/platform/server/index.ts';
import type { KnownSite } from '../../features/websites/server/index.ts';
import { forbidden, gone } from '../../lib/errors.ts';
import type { RequestContext } from '../../lib/http/requests/request-context.ts';
import { isOpenCall, isOpenPath, refuseWithoutAccess } from './without-access.ts';
import { isPreview, isRefusedInPreview } from './previews.ts';
import { noAccessPage, gonePage, previewPage, type AccessPage } from './access-pages.ts';

/** Available on every site: the release's files, and what probes request. */
const forAll = /^\/(assets\/|internal\/|healthz$|readyz$|sw\.js$|restore$|api\/stripe\/webhook$)/;

/** Whether the site is public, so that its pages may be cached. */
export const isOpen = ({ website }: KnownSite): boolean => !website.private && website.deleted_at === null;

/** Staff, and visitors who have entered the password. */
export async function maySee({ website }: KnownSite, context: RequestContext): Promise<boolean> {
  if (grantsAccess(website, context.cookies.get(accessCookieName(context.secure)))) return true;
  const actor = await context.actor();
  return actor !== null && actor.role !== null;
}

/**
 * Runs before everything else that a site answers. A deleted site is closed to all, a private one to those without access.
 * @returns whether the request was answered
 */
export async function guardSite(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const { found, context } = request.arrival;
  const pathname = request.url.replace(/[?#].*$/s, '');
  if (!found || forAll.test(pathname)) return false;
  const { known } = found;
  const isCall = /^\/api(\/|$)/.test(pathname);
  if (isPreview(known)) {
    // Before an answer is made, so that a cached one has it too.
    reply.header('x-robots-tag', 'noindex, nofollow');
    if (pathname === '/robots.txt') {
      reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n');
      return true;
    }
    if (!isRefusedInPreview(request.method, pathname)) return false;
    if (isCall) throw forbidden('This is a preview, so nothing can be sent. Create a site to try it.');
    answer(reply, previewPage(found, pathname));
    return true;
  }
  if (isOpen(known)) return false;
  if (known.website.deleted_at !== null) {
    if (isCall) throw gone('This site has closed.');
    answer(reply, gonePage(found, pathname));
    return true;
  }
  if (pathname === '/robots.txt') {
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n');
    return true;
  }
  if (isOpenPath(pathname) || isBrand(known, pathname) || (await maySee(known, context))) return false;
  if (isCall) {
    if (isOpenCall(`${request.method} ${request.url}`)) return false;
    throw refuseWithoutAccess(known.website.door_hash !== null);
  }
  answer(reply, noAccessPage(found, request.method === 'GET' ? request.url : '/'));
  return true;
}

/** Logo and icon, which the password page shows. */
function isBrand({ website: { brand } }: KnownSite, pathname: string): boolean {
  const folders = [brand.logo?.src, brand.icon?.src].flatMap((src) =>
    src?.startsWith('/files/') ? [src.slice(0, src.lastIndexOf('/') + 1)] : [],
  );
  return folders.some((folder) => pathname.startsWith(folder));
}

/** Nothing of a site that isn't public may be kept in a cache or a search engine. */
export function keepToOneself(request: FastifyRequest, reply: FastifyReply): void {
  const found = request.arrival?.found;
  if (!found || request.url.startsWith('/assets/')) return;
  if (isOpen(found.known)) return;
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow');
}

export function answer(reply: FastifyReply, { status, html, headers }: AccessPage): FastifyReply {
  return reply.code(status).headers(headers).send(html);
}
