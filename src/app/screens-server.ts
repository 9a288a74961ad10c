import { hideSecrets } from '../lib/http/replies/hide-secrets.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { stripeOrigins } from '../features/orders/stripe-origins.ts';
import { takesCards } from '../features/orders/server/index.ts';
import { pagePath } from '../features/pages/slugs.ts';
import type { FoundSite, KnownSite } from '../features/websites/server/index.ts';
import type { Call, Client, Contract } from '../lib/http/contract.ts';
import type { Operation } from '../lib/http/handlers.ts';
import type { Head } from '../lib/ui/screen.ts';
import { sendScreenRetryAfter } from '../lib/http/replies/refusals.ts';
import { inProcess, type RawInput } from '../lib/http/invoke.ts';
import type { RequestContext, Site } from '../lib/http/requests/request-context.ts';
import type { App } from './app.ts';
import { blockKinds } from './blocks.ts';
import { dist } from './build/ensure-built.ts';
import { type Assets, builtAssets, pageStyle, publicDocument } from './document.ts';
import { writeAnswer } from './cache/answers.ts';
import type { Making } from './cache/page-cache.ts';
import {
  answerOnce,
  customersAddress,
  headersOf,
  leadsNowhere,
  sendNowhere,
  sharedAddress,
  sharedPage,
  watchParts,
} from './cache/share-answers.ts';
import { isFormer } from './cache/addresses.ts';
import { asNobody, withSomebody } from './cache/signed-in.ts';
import { isAnybody, withSiteReplies } from './cache/site-replies.ts';
import { isPrivatePath } from './offline/what-is-kept.ts';
import { serveAdmin } from './rendering/serve-admin.ts';
import { devPolicy } from './http/security-headers.ts';
import { withLinkKey } from './http/link-key.ts';
import { mailedPath } from '../lib/links/language-paths.ts';
import { siteAddress } from '../lib/links/site-address.ts';
import { leadFromFormerLanguage } from './rendering/former-language.ts';
import { leadElsewhere } from './rendering/lead-elsewhere.ts';
import { languageAt, mayHaveLanguages } from './http/address-language.ts';
import { counts } from './http/visits.ts';
import { type Addressed, alternates } from './seo/alternates.ts';
import { pageFacts } from './seo/facts.ts';
import { sharePath } from './seo/share-answer.ts';
import type { RenderPlatform } from './platform/render-platform.tsx';
import type { Redirected, RenderedScreen, ScreenWords } from './render.tsx';
import { isOpen } from './site-access/guard-site.ts';
import { reviewData } from './previews/review-data.ts';
import { homeIn, originIn } from '../lib/links/site-addresses.ts';
import { walkTree } from '../lib/content/block-tree.ts';

/** @param bare leaves out the content of a missing screen */
export type Render = (
  request: Request,
  call: Client<Contract>,
  words: ScreenWords,
  bare?: boolean,
) => Promise<RenderedScreen | Redirected>;

/** What the built renderer exports. */
export interface Renderer {
  render: Render;
  renderPlatform: RenderPlatform;
}

export interface Screens {
  dev: boolean;
  /** For the screens of the platform. */
  source?: ScreenSource;
  serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** The source of the renderer and the assets: the build, or Vite in development. */
export interface ScreenSource {
  dev: boolean;
  assets: () => Assets;
  renderer: () => Promise<Renderer>;
  /** Lets the development server answer first. */
  middleware?: Middleware;
}

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export async function builtScreens(): Promise<ScreenSource> {
  const assets = builtAssets(dist);
  const module = (await import(pathToFileURL(join(dist, 'server', 'render.js')).href)) as Renderer;
  return { dev: false, assets: () => assets, renderer: async () => module };
}

/** Serves the screens of a site: public ones rendered, the admin as a shell for its staff. */
export function screens(app: App, source: ScreenSource): Screens {
  const calls = new Map(app.operations.map((operation) => [operation.call, operation]));
  return {
    dev: source.dev,
    source,
    serve: async (request, reply) => {
      const pathname = pathnameOf(request.url);
      if (/^\/admin(\/|$)/.test(pathname)) {
        if (await serveAdmin({ app, source, calls }, request, reply, pathname)) return reply;
      }
      const { found } = request.arrival;
      if (!found) throw new Error('Screens are served for sites only.');
      const { base, path } = languageAt(found, pathname);
      // A link in an email outlives the language that its reader used.
      const plain = base === '' ? mailedPath(pathname) : mayHaveLanguages(path) ? null : path;
      if (plain)
        return (
          reply
            .header('cache-control', 'private, no-store')
            // What follows the language may be `//evil.test`, which names another host.
            .redirect(siteAddress(plain + request.url.slice(pathname.length)) ?? '/', 302)
        );
      if (base === '' && (await leadFromFormerLanguage(app, found, request, reply, pathname))) return reply;
      const former = isFormer(request.url) ? await leadElsewhere(app, request) : null;
      if (former) return lead(reply, former);
      const address = source.dev ? null : sharedAddress(app, request);
      const showing = { app, source, calls, found, request, reply };
      const make = (making: Making | null) => showScreen({ ...showing, making });
      if (address && request.url.includes('?') && leadsNowhere(app, request, address)) {
        const elsewhere = await leadElsewhere(app, request);
        if (elsewhere) return lead(reply, elsewhere);
        if (sendNowhere(app, request, reply, address)) return reply;
      }
      if (address) return answerOnce(app, request, reply, address, make);
      const customers = source.dev ? null : await customersAddress(app, request);
      if (customers)
        return answerOnce(
          app,
          request,
          reply,
          customers,
          (making) => showScreen({ ...showing, making, audience: making ? 'customers' : undefined }),
          'customers',
        );
      // Anyone can make up missing addresses.
      const isMadeUp =
        request.method !== 'POST' && !isPrivatePath(pathname) && isAnybody(request.arrival.context);
      await (isMadeUp ? app.lanes.run(found.known, null, () => make(null)) : make(null));
      return reply;
    },
  };
}

const lead = (reply: FastifyReply, to: string) =>
  reply.header('cache-control', 'public, max-age=300').redirect(to, 301);

interface Showing {
  app: App;
  source: ScreenSource;
  calls: Map<Call, Operation>;
  found: FoundSite;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The cache key, if the page may be kept. */
  making: Making | null;
  /** For whom the page is rendered, if it is shared by signed-in customers. */
  audience?: 'customers' | undefined;
}

/** Renders a screen and sends it. @returns whether it was kept */
async function showScreen(showing: Showing): Promise<boolean> {
  const { app, source, calls, found, request, reply, making, audience } = showing;
  const { hostName } = request.arrival;
  const context = audience
    ? asNobody(request.arrival.context)
    : withLinkKey(request.arrival.context, request.url);
  const site = found.known;
  const { render } = await source.renderer();
  const parts = watchParts(app, found);
  const askAnew = inProcess(calls, app.invoke, context);
  const askSite = request.method === 'POST' ? askAnew : withSiteReplies(found, context, askAnew);
  const ask = audience ? withSomebody(askSite) : askSite;
  const call = (making
    ? (name: Call, input: RawInput = {}) => parts.watch(name, input, () => ask(name, input))
    : ask) as unknown as Client<Contract>;
  const asked = fetchRequest(request, context, making?.address.url ?? request.url);
  const result = await render(asked, call, wordsOf(found, pathnameOf(request.url)), making !== null);
  // The query is kept by a redirect, and by a page that a redirect leads to.
  const isSurprise = result.kind === 'redirect' || (making?.address.isNowhere && result.status !== 404);
  if (isSurprise && making && making.address.url !== request.url)
    return showScreen({ ...showing, making: null, audience: undefined });
  for (const [name, value] of context.headers) reply.header(name, value);
  for (const [name, value] of result.headers) if (name !== 'location') reply.header(name, value);
  if (result.kind === 'redirect') {
    reply.header('cache-control', 'private, no-store').redirect(result.location, result.status);
    return false;
  }
  if (result.status === 404 && request.method !== 'POST') {
    const elsewhere = await leadElsewhere(app, request);
    if (elsewhere) {
      lead(reply, elsewhere);
      return false;
    }
    if (making) {
      const answer = await app.pageCache.missing(making, () => documentOfNowhere(showing, context, call));
      parts.list('missing');
      const kept = app.pageCache.keepMissing(making, answer, parts.shown, await parts.ttl());
      reply.hijack();
      writeAnswer(answer, request.raw, reply.raw);
      return kept;
    }
  }
  if (result.unexpected)
    request.log.error({ err: result.unexpected, url: hideSecrets(request.url) }, 'a screen failed');
  sendScreenRetryAfter(reply, result.status, context.retryAfter);
  if (result.status === 200 && (!(await context.actor())?.role || (await app.visits.countsOwn(found))))
    app.visits.shown(found, hostName, request.raw);
  const { document: body, headers } = await documentOf(showing, context, result, pathnameOf(request.url));
  const { page, head } = result;
  reply.headers(headers);
  const isShared =
    isOpen(site) &&
    request.method !== 'POST' &&
    result.status === 200 &&
    (page !== null || head.public === true) &&
    isAnybody(context) &&
    !reply.hasHeader('set-cookie') &&
    // A revoked preview must disappear everywhere immediately.
    !request.url.startsWith('/preview/');
  if (!isShared || audience) reply.header('cache-control', 'private, no-store');
  const kept =
    isShared &&
    making !== null &&
    !making.address.isNowhere &&
    app.pageCache.keep(making, {
      body,
      headers: headersOf(reply),
      shown: parts.shown,
      ttl: await parts.ttl(),
    });
  reply.code(result.status).send(body);
  return kept;
}

interface Document {
  /** As bytes: encoding a long string while it is written costs several times as much. */
  document: Buffer;
  headers: Record<string, string>;
}

/** @param pathname the canonical path for search engines */
async function documentOf(
  { app, source, found, request }: Showing,
  context: RequestContext,
  result: RenderedScreen,
  pathname: string,
): Promise<Document> {
  const site = found.known;
  const { hostName } = request.arrival;
  const assets = source.assets();
  const head = await headFor(app, site, result.head);
  const further = (head.page ?? 1) > 1 ? `?page=${head.page}` : '';
  const { page } = result;
  const { base, other, path: inside } = languageAt(found, pathname);
  const locale = other ?? site.website.locale;
  const style = await pageStyle(site, head, assets.fonts, result.draft, locale);
  // A screen that shows the original belongs to the main language, as those of the shop and of bookings do.
  const isOriginal = other !== null && head.languages?.includes(other) !== true;
  const read = isOriginal ? null : other;
  const place: Addressed = { site: context.site as Site, subdomain: found.subdomain };
  const origin = originIn(place.site, read, place.subdomain);
  const path = isOriginal ? (page ? pagePath(page.slug) : inside) : pathname;
  const canonical = `${origin}${path === '/' && !further ? '' : path}${further}`;
  const document = publicDocument({
    site,
    draft: result.draft,
    head,
    canonical,
    alternates: alternates(site.website.locale, page ? pagePath(page.slug) : inside, head.languages, place),
    language: other,
    base,
    facts: pageFacts({
      site: { ...site.website, locale },
      page,
      head,
      origin,
      home: homeIn(place.site, other, place.subdomain),
      canonical,
    }),
    share: head.picture || head.noIndex || site.website.private ? null : sharePath(site, page),
    feed: found.subdomain !== '',
    style: style.css,
    body: result.body,
    still: request.method === 'POST' && page !== null,
    answer: result.answer,
    runs: head.runs === true || (page !== null && runs(page.blocks)),
    counted: counts(found, hostName),
    review: result.status === 200 ? reviewData(inside, locale) : null,
    assets,
  });
  return {
    document: Buffer.from(document),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': source.dev ? devPolicy(head.external) : style.policy,
      ...sharedPage,
    },
  };
}

/** The answer for every missing address: the site's own `/404`. */
async function documentOfNowhere(
  showing: Showing,
  context: RequestContext,
  call: Client<Contract>,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { source, found, request, reply } = showing;
  const { render } = await source.renderer();
  const result = await render(fetchRequest(request, context, NOWHERE), call, wordsOf(found, NOWHERE));
  if (result.kind !== 'screen' || result.status !== 404)
    throw new Error('The screen for missing pages failed.');
  const { document, headers } = await documentOf(showing, context, result, NOWHERE);
  return {
    body: document,
    headers: { ...headersOf(reply), ...headers, 'cache-control': 'private, no-store' },
  };
}

/** A visit moves from page to page in one document, with music playing, so in shops that take cards every page allows Stripe. */
async function headFor({ orders }: App, site: KnownSite, head: Head): Promise<Head> {
  const { id, private: isPrivate, stripe_account_id: account } = site.website;
  const takes =
    orders.stripe !== null &&
    account !== null &&
    (await site.remember('takes-cards', () => takesCards(orders, id)));
  return { ...head, ...(takes ? { external: stripeOrigins } : {}), ...(isPrivate ? { noIndex: true } : {}) };
}

function wordsOf(found: FoundSite, pathname: string): ScreenWords {
  const { language, other, base } = languageAt(found, pathname);
  return { language, other, base, own: found.known.wording[language]?.words };
}

const NOWHERE = '/404';

function runs(blocks: Parameters<typeof walkTree>[0]): boolean {
  for (const { block } of walkTree(blocks)) if (blockKinds.get(block.type)?.runs) return true;
  return false;
}

/** Joined as text: resolved against the origin, a target such as `//evil.test` would name another host. */
const addressOf = (url: string, origin = 'http://site') => new URL(`${origin}${url}`);

const pathnameOf = (url: string): string => addressOf(url).pathname;

/** @param url the address that the screen sees */
export function fetchRequest(request: FastifyRequest, context: RequestContext, url: string): Request {
  const headers = new Headers();
  const { body } = request;
  const isRead = body instanceof URLSearchParams;
  for (const name of ['content-type', 'accept-language'] as const) {
    const value = request.headers[name];
    // A form with files is passed on as its text fields, in another content type.
    if (value && !(isRead && name === 'content-type')) headers.set(name, value);
  }
  return new Request(addressOf(url, `${context.secure ? 'https' : 'http'}://${context.host}`), {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(request.method === 'POST' ? { body: isRead || typeof body === 'string' ? body : '' } : {}),
  });
}
