import { actLog } from '../features/accounts/server/index.ts';
import type { FastifyInstance } from 'fastify';
import { servePreview } from '../features/audio/server/index.ts';
import { notFound } from '../lib/errors.ts';
import { answerErrors, refuseForeignOrigin, serveOperations } from '../lib/http/adapter.ts';
import { isAnswering } from '../lib/db/probe-queries.ts';
import { speakSitesLanguage, speakToVisitors } from './http/request-language.ts';
import { giveBudgets } from './http/request-budgets.ts';
import { expectBodiesSoon } from '../lib/http/requests/patience.ts';
import { hasSecrets } from '../lib/http/replies/hide-secrets.ts';
import { openApiDocument } from '../lib/http/replies/openapi.ts';
import { refuseUnstorable } from '../lib/http/requests/storable.ts';
import { serveStreamed } from '../lib/http/requests/streamed.ts';
import type { App } from './app.ts';
import { Connections } from './http/connections.ts';
import { apiGuide } from './http/api-guide.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import { spokenLanguage } from '../lib/messages/spoken-language.ts';
import { accessWords } from './site-access/access-pages.ts';
import { plainHeaders, plainPage } from './http/plain-page.ts';
import { type Arrival, arrive } from './http/request-contexts.ts';
import type { Middleware, Screens } from './screens-server.ts';
import { commonHeaders } from './http/security-headers.ts';
import { shedLoad } from './http/shed-load.ts';
import { serveStripeWebhook } from './http/stripe-webhook.ts';
import { favicon, iconPaths } from './http/favicon.ts';
import { openFramework } from './http/framework.ts';
import { serveScreens } from './http/serve-screens.ts';
import { serveBuilt } from './http/built-files.ts';
import { compressReplies } from './cache/compress-replies.ts';
import { callSharer, shareSeo } from './cache/share-answers.ts';
import type { Observer } from './metrics/observers.ts';
import { guardSite, keepToOneself } from './site-access/guard-site.ts';
import { followSignInLink } from './site-access/sign-in-links.ts';
import { serveSeo } from './seo/serve-seo.ts';

declare module 'fastify' {
  interface FastifyRequest {
    arrival: Arrival;
  }
}

export interface Readiness {
  ready: boolean;
}

export const VERSION = '0.1.0';

/** Builds the HTTP server: cached pages are answered before the framework, everything else by routes. */
export async function createHttpServer(
  app: App,
  screens: Screens,
  readiness: Readiness,
  middleware?: Middleware,
  observers: readonly Observer[] = [],
): Promise<FastifyInstance> {
  const connections = new Connections({ log: app.log });
  const server = openFramework(app, { connections, middleware, observers });

  connections.endWith(server);
  for (const each of observers) each.watch(server);
  server.addHook('preClose', async () => app.lines.close());
  expectBodiesSoon(server);
  giveBudgets(server);
  speakToVisitors(server);
  server.decorateRequest('arrival');
  server.decorateRequest('context');
  answerErrors(server, errorPage);
  await shedLoad(server);

  admitRequests(server, app);
  server.addHook('onSend', async (request, reply) => keepToOneself(request, reply));
  compressReplies(server);

  serveProbes(server, app, readiness);

  if (!screens.dev) await serveBuilt(server);

  serveOperations(server, app.operations, app.invoke, callSharer(app));
  await serveStreamed(server, app.db, [...app.streamed, ...app.arrivals], { log: actLog });
  await serveStripeWebhook(server, app);
  serveFiles(server, app);
  serveApiGuide(server, app);
  for (const path of Object.keys(iconPaths) as (keyof typeof iconPaths)[])
    server.get(path, async (request, reply) =>
      shareSeo(app, request, reply, async () => favicon(request.arrival.found?.known, reply, path)),
    );
  serveSeo(server, app);

  await serveScreens(server, app, screens);
  server.setNotFoundHandler(async () => {
    throw notFound();
  });
  return server;
}

/** Finds out whose site a request is for and who sends it, and refuses what must not reach a route. */
function admitRequests(server: FastifyInstance, app: App): void {
  const { config } = app;
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders);
    // Otherwise images and scripts of other hosts would receive the full address.
    // Not `no-referrer`: forms of such a page would be sent with the origin `null`, and refused.
    if (hasSecrets(request.url)) reply.header('referrer-policy', 'same-origin');
    if (isProbe(request.url)) return;
    refuseUnstorable(request.params);
    refuseUnstorable(request.query);
    request.arrival = await arrive(app, request);
    request.context = request.arrival.context;
    speakSitesLanguage(request);
    const { found, hostName } = request.arrival;
    if (!found && hostName !== config.platform.host && /^\/api(\/|$)/.test(request.url))
      throw unknownHost(app, request.arrival);
    // A page of another site can make a browser send its cookies, but not a key.
    if (request.context.bearer === undefined) refuseForeignOrigin(request);
    else await request.context.actor();
    if (await followSignInLink(app, request, reply)) return reply;
    if (await guardSite(request, reply)) return reply;
  });
}

function serveProbes(server: FastifyInstance, app: App, readiness: Readiness): void {
  server.get('/healthz', async () => ({ ok: true }));
  server.get('/readyz', async (_request, reply) => {
    if (!readiness.ready) return reply.code(503).header('retry-after', '2').send({ ready: false });
    await app.db.acrossWebsitesOnce(isAnswering);
    return { ready: true };
  });
}

function serveFiles(server: FastifyInstance, app: App): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: '/files/*',
    handler: async (request, reply) => {
      const { found } = request.arrival;
      if (!found) throw notFound();
      return app.delivery.serve(found.known, request, reply);
    },
  });
  server.route({
    method: ['GET', 'HEAD'],
    url: '/audio/*',
    handler: async (request, reply) => {
      const { found } = request.arrival;
      if (!found) throw notFound();
      return servePreview(app.db, found.known.website.id, request, reply);
    },
  });
}

function serveApiGuide(server: FastifyInstance, app: App): void {
  // Built on first request and kept as text: each takes a tenth of a second, and anyone may ask for them.
  let made: { json: string; html: string } | undefined;
  const guide = () => (made ??= writeGuide());
  const writeGuide = () => {
    const document = openApiDocument(app.operations, [...app.streamed, ...app.arrivals], VERSION);
    return { json: JSON.stringify(document), html: apiGuide.page(document) };
  };
  server.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(guide().json),
  );
  server.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').headers(apiGuide.headers).send(guide().html),
  );
  server.all('/api/*', async () => {
    throw notFound('Unknown API endpoint.');
  });
}

// The words of the error page (spec.md section 2, Layout), for when the site's own screen can't be shown.
function errorPage(sentence: string) {
  const language = spokenLanguage();
  const t = accessWords(language);
  const body = `<h1>${escapeHtml(t.wrongTitle)}</h1><p>${escapeHtml(sentence)}</p><p><a href="/">${escapeHtml(t.goHome)}</a></p>`;
  return { html: plainPage(escapeHtml(t.wrongTitle), body, language), headers: plainHeaders };
}

const isProbe = (url: string) => url === '/healthz' || url === '/readyz';

/** For calls; page requests on unknown hosts redirect. */
export const unknownHost = ({ config }: App, arrival: Arrival) => {
  const refusal = notFound('There is no site at this address.');
  refusal.detail.redirect = `${config.platform.origin}/not-found?host=${encodeURIComponent(arrival.hostName)}`;
  return refusal;
};
