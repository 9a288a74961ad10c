import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nextStockChange } from '../../features/products/server/index.ts';
import type { FoundSite } from '../../features/websites/server/index.ts';
import type { ShareCall } from '../../lib/http/adapter.ts';
import { namesSite } from '../../lib/http/invoke.ts';
import { sessionCookieName } from '../../lib/http/sessions/session-cookie.ts';
import type { App } from '../app.ts';
import { isOpen } from '../site-access/guard-site.ts';
import { strictHost } from '../http/request-contexts.ts';
import type { CacheAddress } from './addresses.ts';
import { cachePlace } from './cache-place.ts';
import type { Making } from './page-cache.ts';
import { noteMissing } from '../missing.ts';
import { speakToEverybody } from '../http/request-language.ts';
import { ShownParts } from './shown-parts.ts';
import { isCustomer } from './signed-in.ts';

/** Vary, because signed-in visitors get a different answer at the same address. */
const vary = 'accept-encoding, cookie';
export const sharedPage = { 'cache-control': 'public, max-age=0, must-revalidate', vary };
const sharedCall = { 'cache-control': 'private, no-cache', vary };

function anyonesAddress(app: App, { method, url = '', headers }: IncomingMessage): CacheAddress | null {
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return null;
  return app.config.pageCache ? app.readAddress(url) : null;
}

/** Only answers that are the same for everyone are shared, so a request with a session or an API key bypasses the cache. */
const addressOf = (app: App, request: IncomingMessage): CacheAddress | null =>
  request.headers.cookie?.includes(sessionCookieName(false)) ? null : anyonesAddress(app, request);

const hostOnly = (header: string) => (header.split(':')[0] ?? '').toLowerCase();

/** A call may name the site that it is meant for. */
const namesAnother = (headers: IncomingMessage['headers'], id: string): boolean =>
  headers['x-website-id'] !== undefined && !namesSite(headers['x-website-id'], id);

/** Answers before the framework. @returns whether the request was answered */
export function answerFromCache(app: App, request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '', headers } = request;
  // A proxy that forwards the host sends it twice; if the two differ, the answer depends on whether the proxy is trusted.
  const { 'x-forwarded-host': forwarded = headers.host } = headers;
  if (forwarded !== headers.host) return false;
  const isFile = url.startsWith('/files/');
  const address = isFile ? null : addressOf(app, request);
  if (!isFile && !address) return false;
  const host = strictHost(request);
  const found = host && app.directory.peek(hostOnly(host));
  if (!found || !isOpen(found.known)) return false;
  if (!address) return answerFile(app, found, request, response);
  if (found.redirects || (address.kind === 'call' && namesAnother(headers, found.known.website.id)))
    return false;
  const place = cachePlace(found, host);
  return answerKept(app, { found, host, place, address }, request, response);
}

interface Kept {
  found: FoundSite;
  host: string;
  place: string;
  address: CacheAddress;
}

function answerKept(
  app: App,
  { found, host, place, address }: Kept,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  // A redirect may apply to one query only.
  const skip = request.url?.includes('?') ? 404 : undefined;
  const status = app.pageCache.answer(found.known, place, address, request, response, skip);
  if (status === undefined) return false;
  if (status === 404) noteMissing(app, found, request);
  else if (address.kind === 'page') app.visits.shown(found, host, request);
  return true;
}

function answerFile(app: App, found: FoundSite, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.includes('?')) return false;
  if (headers.cookie?.includes(sessionCookieName(false))) return false;
  return app.delivery.answer(found.known, request, response);
}

const sharesAnswers = ({ found }: FastifyRequest['arrival']): boolean =>
  found !== null && !found.redirects && isOpen(found.known);

/** The cache key for the answer to a request; `null` if it may not be shared. */
export const sharedAddress = (app: App, request: FastifyRequest): CacheAddress | null =>
  sharesAnswers(request.arrival) ? addressOf(app, request.raw) : null;

/** The same for screens shown to signed-in customers. */
export async function customersAddress(app: App, request: FastifyRequest): Promise<CacheAddress | null> {
  if (!sharesAnswers(request.arrival)) return null;
  const address = anyonesAddress(app, request.raw);
  return address?.kind === 'page' && (await isCustomer(request.arrival)) ? address : null;
}

export const watchParts = (app: App, { known }: FoundSite): ShownParts =>
  new ShownParts(() => nextStockChange(app.db, known.website.id));

/** Whether an address is known to be missing, so that only the query is left to check. */
export function leadsNowhere(app: App, { arrival }: FastifyRequest, address: CacheAddress): boolean {
  const { found, hostName } = arrival;
  return found !== null && app.pageCache.peek(found.known, cachePlace(found, hostName), address) === 404;
}

export function sendNowhere(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  address: CacheAddress,
): boolean {
  const { found, hostName } = request.arrival;
  if (!found) return false;
  const { known } = found;
  if (!app.pageCache.answer(known, cachePlace(found, hostName), address, request.raw, reply.raw))
    return false;
  reply.hijack();
  return true;
}

/** Visitors without a session, or signed-in customers. */
export type Audience = 'visitors' | 'customers';

/**
 * Makes an answer once for all requests that want it at the same time; the others get the kept one.
 * @param make sends the reply; given a `Making`, it also keeps the answer, and returns whether it could
 */
export async function answerOnce(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  address: CacheAddress,
  make: (making: Making | null) => Promise<boolean>,
  audience: Audience = 'visitors',
): Promise<FastifyReply> {
  const { found, hostName } = request.arrival;
  if (!found) throw new Error('Answers are shared on sites only.');
  const { known } = found;
  const place = `${audience === 'customers' ? 'customers ' : ''}${cachePlace(found, hostName)}`;
  const answer = () => {
    if (!answerKept(app, { found, host: hostName, place, address }, request.raw, reply.raw)) return false;
    reply.hijack();
    return true;
  };
  // The cache was consulted for visitors before the framework.
  if (audience === 'customers' && answer()) return reply;
  const made = await app.pageCache.once(known, place, address, (making) =>
    app.lanes.run(known, address, async () => {
      const kept = await make(making);
      if (kept) app.lanes.note(known, address);
      return kept;
    }),
  );
  if (made === undefined) return reply;
  if (made && answer()) return reply;
  await app.lanes.run(known, address, () => make(null));
  return reply;
}

/** Headers set so far, so that an answer from the cache has them too. */
export const headersOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));

/** Shares the answers of calls that are the same for every visitor. */
export const callSharer =
  (app: App): ShareCall =>
  async ({ call }, request, reply, { input, run }) => {
    const { found } = request.arrival;
    const address = sharedAddress(app, request);
    if (!found || !address) return false;
    speakToEverybody(request);
    await answerOnce(app, request, reply, address, async (making) => {
      const parts = watchParts(app, found);
      const body = Buffer.from(JSON.stringify(await parts.watch(call, input, run)));
      reply.type('application/json; charset=utf-8').headers(sharedCall);
      const kept =
        making !== null &&
        app.pageCache.keep(making, {
          body,
          headers: headersOf(reply),
          shown: parts.shown,
          ttl: await parts.ttl(),
        });
      reply.send(body);
      return kept;
    });
    return true;
  };

/** Shares what crawlers, feed readers and phones request. @param make fills in the reply and returns its body */
export async function shareSeo(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  make: (parts: ShownParts) => Promise<string>,
): Promise<FastifyReply> {
  const { found } = request.arrival;
  const address = sharedAddress(app, request);
  if (!found || address?.kind !== 'found') return reply.send(await make(watchParts(app, found as FoundSite)));
  return answerOnce(app, request, reply, address, async (making) => {
    const parts = watchParts(app, found);
    const text = await make(parts);
    const body = Buffer.from(text);
    reply.header('vary', vary);
    const kept =
      making !== null &&
      app.pageCache.keep(making, {
        body,
        headers: headersOf(reply),
        shown: parts.shown,
        ttl: await parts.ttl(),
        status: reply.statusCode,
      });
    reply.send(text === '' ? undefined : body);
    return kept;
  });
}
