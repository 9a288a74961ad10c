import { hideSecrets } from '../lib/http/hide-secrets.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { redirectFor } from '../features/pages/server/index.ts';
import type { Client, Contract } from '../lib/http/contract.ts';
import { inProcess } from '../lib/http/invoke.ts';
import type { RequestContext } from '../lib/http/request-context.ts';
import { sessionCookieName } from '../lib/http/session-cookie.ts';
import type { App } from './app.ts';
import { blockKinds } from './blocks.ts';
import { dist } from './build/ensure-built.ts';
import { adminDocument, type Assets, builtAssets, pageStyle, publicDocument } from './document.ts';
import { cachePlace } from './cache-place.ts';
import { counts } from './visits.ts';
import { pageFacts } from './found/facts.ts';
import { sharePath } from './found/share-answer.ts';
import type { Redirected, RenderedScreen } from './render.tsx';
import { isOpen } from './gate/gate.ts';
import { originOf } from './request-contexts.ts';
import { adminPolicy, devPolicy } from './security-headers.ts';
import { walkTree } from '../lib/block-tree.ts';

export type Render = (request: Request, call: Client<Contract>) => Promise<RenderedScreen | Redirected>;

export interface Screens {
  dev: boolean;
  /** For pages that are none of a site's. */
  assets?: () => Assets;
  serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Where the renderer and the assets come from: the build, or in development Vite. */
export interface ScreenSource {
  dev: boolean;
  assets: () => Assets;
  render: () => Promise<Render>;
  /** Answers what the development server knows, before anything else. */
  middleware?: Middleware;
}

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export async function builtScreens(): Promise<ScreenSource> {
  const assets = builtAssets(dist);
  const module = (await import(pathToFileURL(join(dist, 'server', 'render.js')).href)) as { render: Render };
  return { dev: false, assets: () => assets, render: async () => module.render };
}

/** Each page is kept under one address: not under `/%61bout` or `//` too, which strangers could fill the cache with. */
const plainPath = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;

/** A page that shows what changes by itself, such as stock, is kept no longer. */
const CHANGING_SECONDS = 60;

const kept = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding, cookie' };

/** Serves the screens of a site: the public ones rendered, the admin as a shell for its owner. */
export function screens(app: App, source: ScreenSource): Screens {
  const calls = new Map(app.operations.map((operation) => [operation.call, operation]));
  return {
    dev: source.dev,
    assets: source.assets,
    serve: async (request, reply) => {
      const { pathname } = addressOf(request, 'http://site');
      if (/^\/admin(\/|$)/.test(pathname)) {
        if (await serveAdmin(source, request, reply, pathname)) return reply;
      }
      const { context, found, hostName } = request.arrival;
      if (!found) throw new Error('Screens are served for sites only.');
      const site = found.known;
      const former = FORMER.test(request.url) ? await leadElsewhere(app, request) : null;
      if (former) return reply.header('cache-control', 'public, max-age=300').redirect(former, 301);
      const render = await source.render();
      const call = inProcess(calls, app.invoke, context) as Client<Contract>;
      const result = await render(fetchRequest(request, context), call);
      for (const [name, value] of context.headers) reply.header(name, value);
      for (const [name, value] of result.headers) if (name !== 'location') reply.header(name, value);
      if (result.kind === 'redirect') {
        return reply.header('cache-control', 'private, no-store').redirect(result.location, result.status);
      }

      if (result.status === 404 && request.method !== 'POST') {
        const elsewhere = await leadElsewhere(app, request);
        if (elsewhere) return reply.header('cache-control', 'public, max-age=300').redirect(elsewhere, 301);
      }
      if (result.unexpected)
        request.log.error({ err: result.unexpected, url: hideSecrets(request.url) }, 'a screen failed');
      if (result.status === 503) reply.header('retry-after', '2');
      if (result.status === 200 && (!(await context.actor())?.role || (await app.visits.countsOwn(found))))
        app.visits.shown(found, hostName, request.raw);
      const assets = source.assets();
      const style = await pageStyle(site, result.head, assets.fonts, result.draft);
      const origin = originOf(context);
      const canonical = `${origin}${pathname === '/' ? '' : pathname}`;
      const { page, head } = result;
      const document = publicDocument({
        site,
        draft: result.draft,
        head: site.website.private ? { ...result.head, noIndex: true } : result.head,
        canonical,
        facts: pageFacts({ site: site.website, page, head, origin, canonical }),
        share:
          result.head.picture || result.head.noIndex || site.website.private
            ? null
            : sharePath(site, result.page),
        feed: found.subdomain !== '',
        style: style.css,
        body: result.body,
        still: request.method === 'POST' && result.page !== null,
        answer: result.answer,
        runs: result.head.runs === true || (result.page !== null && has(result.page.blocks, 'runs')),
        counted: counts(found, hostName),
        assets,
      });
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': source.dev ? devPolicy(result.head.outside) : style.policy,
        ...kept,
      };
      // As bytes: to encode a long text while it is written costs several times as much.
      const html = Buffer.from(document);
      const personal =
        context.cookies.get(sessionCookieName(context.secure)) !== undefined || reply.hasHeader('set-cookie');
      // A preview that is withdrawn has to be gone at once, everywhere.
      const preview = pathname.startsWith('/preview/');
      const shared =
        isOpen(site) &&
        request.method !== 'POST' &&
        result.status === 200 &&
        result.page !== null &&
        !personal &&
        !preview;
      if (!shared) {
        reply.headers(headers);
        const same = isOpen(site) && request.method === 'GET' && result.status === 200 && !personal;
        if (!same || !result.head.public) reply.header('cache-control', 'private, no-store');
        return reply.code(result.status).send(html);
      }
      if (!source.dev && plainPath.test(request.url))
        void app.pageCache
          .keep(
            site,
            cachePlace(found, hostName),
            request.url,
            html,
            { ...commonOf(reply), ...headers },
            result.page !== null && has(result.page.blocks, 'changes') ? CHANGING_SECONDS : undefined,
          )
          .catch((error: unknown) => app.log.warn({ err: error }, 'a page was not kept'));
      return reply.headers(headers).send(html);
    },
  };
}

/** Addresses of pages in WordPress, which would all find the home page. */
const FORMER = /^\/\?(p|page_id)=\d+$/;

/** Where the owner lets an address lead that nothing lives at; one that leads nowhere is noted for the owner. */
async function leadElsewhere(app: App, request: FastifyRequest): Promise<string | null> {
  const { site } = request.context;
  if (!site || OWN_PLACES.test(request.url)) return null;
  const to = await app.db.forWebsite(site.id, (tx) => redirectFor(tx, site, request.url));
  const { referer, 'user-agent': agent } = request.headers;
  if (to === null && !isbot(agent)) app.missing.note(site.id, site.subdomain, request.url, referer ?? '');
  return to;
}

/** What stands there is known to the product; `/404` is asked for on purpose. */
const OWN_PLACES = /^\/(admin|account|order|preview|newsletter|404)(\/|\?|$)/;

/** Headers that every reply has by now, so that one from the cache has them too. */
const commonOf = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));

function has(blocks: Parameters<typeof walkTree>[0], trait: 'runs' | 'changes'): boolean {
  for (const { block } of walkTree(blocks)) if (blockKinds.get(block.type)?.[trait]) return true;
  return false;
}

/** Joined as text: resolved against the origin, a target such as `//evil.test` would name another host. */
const addressOf = (request: FastifyRequest, origin: string) => new URL(`${origin}${request.url}`);

function fetchRequest(request: FastifyRequest, context: RequestContext): Request {
  const headers = new Headers();
  const { body } = request;
  const isRead = body instanceof URLSearchParams;
  for (const name of ['content-type', 'accept-language'] as const) {
    const value = request.headers[name];
    // A form with files is handed on as its texts, in another type.
    if (value && !(isRead && name === 'content-type')) headers.set(name, value);
  }
  return new Request(addressOf(request, `${context.secure ? 'https' : 'http'}://${context.host}`), {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(request.method === 'POST' ? { body: isRead || typeof body === 'string' ? body : '' } : {}),
  });
}

/** The admin's shell for the people of the site; false leaves the path to the public screens, which know what to say to others. */
async function serveAdmin(
  source: ScreenSource,
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
): Promise<boolean> {
  const { context, found } = request.arrival;
  const actor = await context.actor();
  if (!actor?.role || !found || request.method !== 'GET') return false;
  if (pathname.startsWith('/admin/pages/preview/') || pathname === '/admin/forms/preview') return false;
  if (actor.needsSecondStep) {
    reply.redirect('/account/security');
    return true;
  }
  const nonce = randomBytes(16).toString('base64');
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': source.dev ? devPolicy() : adminPolicy(nonce),
      'cache-control': 'private, no-store',
    })
    .send(adminDocument(found.known, nonce, actor.rights, source.assets()));
  return true;
}
