import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { landingHeaders, landingPage } from './platform/landing.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import { plainHeaders, plainPage } from './plain-page.ts';

/** Where a page request has to go instead: unknown hosts to the platform, second hosts to the canonical one. */
export function redirectElsewhere(
  { config }: App,
  { arrival, url }: FastifyRequest,
): { to: string; status: 302 | 308 } | null {
  const { found, hostName, port } = arrival;
  if (!found)
    return { to: `${config.platform.origin}/not-found?host=${encodeURIComponent(hostName)}`, status: 302 };
  if (!found.redirects) return null;
  const host = [found.subdomain, found.known.canonicalHost].filter(Boolean).join('.');
  return {
    to: `${arrival.context.secure ? 'https' : 'http'}://${host}${port ? `:${port}` : ''}${url}`,
    status: 308,
  };
}

/** The platform's own pages: what this is, and what an unknown address means. */
export function servePlatform({ config }: App, request: FastifyRequest, reply: FastifyReply) {
  const { pathname, searchParams } = new URL(`${config.platform.origin}${request.url}`);
  if (pathname === '/') {
    const { scheme, portSuffix, origin } = config.platform;
    const demo = `${scheme}://${config.demo.host}${portSuffix}/`;
    return reply.headers(landingHeaders).send(landingPage(demo, origin));
  }
  const missing = pathname === '/not-found' ? searchParams.get('host') : null;
  const sentence = missing
    ? `<p>No site lives at <strong>${escapeHtml(missing.slice(0, 253))}</strong>. The address may be misspelt, or its owner has not connected it yet.</p>`
    : '<p>This page could not be found.</p>';
  return send(
    reply,
    404,
    'Nothing here',
    `<h1>There is nothing here</h1>${sentence}<p><a href="/">About Sitewright</a></p>`,
  );
}

const send = (reply: FastifyReply, status: number, title: string, body: string) =>
  reply.code(status).headers(plainHeaders).send(plainPage(title, body));
