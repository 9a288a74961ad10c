import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

/** Redirects of page requests: unknown hosts to the platform, further hosts to the canonical one. */
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
