import { actLog } from '../features/accounts/server/index.ts';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import fastifyMultipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { servePreview } from '../features/audio/server/index.ts';
import { receivePageForm } from '../features/forms/server/index.ts';
import { notFound, wrongType } from '../lib/errors.ts';
import { sitePasswordChecker } from '../features/platform/server/index.ts';
import { answerErrors, refuseForeignOrigin, serveOperations } from '../lib/http/adapter.ts';
import { isAnswering } from '../lib/db/probe-queries.ts';
import { speakSitesLanguage, speakToVisitors } from './http/request-language.ts';
import { giveBudgets } from './http/request-budgets.ts';
import { expectBodiesSoon, expectProgress, uploadPatience } from '../lib/http/requests/patience.ts';
import { hasSecrets } from '../lib/http/replies/hide-secrets.ts';
import { openApiDocument } from '../lib/http/replies/openapi.ts';
import { logRefusal, logUnreadable } from '../lib/http/replies/refusal-log.ts';
import { answerRefusal, toRefusal } from '../lib/http/replies/refusals.ts';
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
import { servePlatform } from './platform/serve-platform.ts';
import { redirectElsewhere } from './http/platform-host.ts';
import type { Middleware, Screens } from './screens-server.ts';
import { commonHeaders, strictTransport } from './http/security-headers.ts';
import { closeAnnouncement, sendAnnouncementStyle } from './http/announcement.ts';
import { sendCodeFrame } from './http/code-frame.ts';
import { serverPaths } from './http/server-paths.ts';
import { shedLoad } from './http/shed-load.ts';
import { serveStripeWebhook } from './http/stripe-webhook.ts';
import { favicon, iconPaths } from './http/favicon.ts';
import { serveAssets, serveBuilt } from './http/built-files.ts';
import { withoutSchemas } from './http/without-schemas.ts';
import { compressReplies } from './cache/compress-replies.ts';
import { answerFromCache, callSharer, shareSeo } from './cache/share-answers.ts';
import type { Observer } from './metrics/observers.ts';
import { enterPassword, restoreByLink } from './site-access/access-forms.ts';
import { guardSite, keepToOneself } from './site-access/guard-site.ts';
import { followSignInLink, switchAccount } from './site-access/sign-in-links.ts';
import { serveSeo } from './seo/serve-seo.ts';
import { sendWords } from './wording/words-file.ts';

declare module 'fastify' {
  interface FastifyRequest {
    arrival: Arrival;
  }
}

export interface Readiness {
  ready: boolean;
}

const VERSION = '0.1.0';
/** From the start of a connection, or the first byte after the previous answer, to the end of the headers. */
const HEADERS_MS = 10_000;

/** Builds the HTTP server: cached pages are answered before the framework, everything else by routes. */
export async function createHttpServer(
  app: App,
  screens: Screens,
  readiness: Readiness,
  middleware?: Middleware,
  observers: readonly Observer[] = [],
): Promise<FastifyInstance> {
  const { config } = app;
  const checkPassword = sitePasswordChecker(app.db);
  const trustProxy = config.trustProxy.length > 0 ? config.trustProxy : false;
  const overHttps = config.platform.scheme === 'https';
  const connections = new Connections({ log: app.log });
  const server = Fastify({
    loggerInstance: frameworkLog(app.log),
    childLoggerFactory: (_logger, bindings, options) => app.log.child(bindings, options),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    schemaController: withoutSchemas,
    // An address that cannot be decoded reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      answerRefusal(toRefusal(error) ?? error, request, reply.headers(commonHeaders));
      logRefusal(reply.statusCode, request);
    },
    clientErrorHandler: answerUnreadable(app.log, overHttps),
    serverFactory: (handler) => {
      const made = createServer(
        {
          keepAliveTimeout: 72_000,
          requestTimeout: 0,
          headersTimeout: HEADERS_MS,
          connectionsCheckingInterval: HEADERS_MS / 4,
          // Node's own answer to a missing host lacks our headers; `strictHost` refuses it instead.
          requireHostHeader: false,
        },
        (request, response) => {
          if (!connections.take(request, response)) return;
          if (overHttps)
            response.setHeader(
              'strict-transport-security',
              strictTransport(request.headers.host, config.strictSubdomains),
            );
          const begun = observers.length > 0 ? performance.now() : 0;
          if (observers.some((each) => each.answer?.(request, response))) return;
          if (middleware) middleware(request, response, () => handler(request, response));
          else if (!answerFromCache(app, request, response)) handler(request, response);
          else for (const each of observers) each.cached(request, response, begun);
        },
      );
      // Node's own answer, `417`, lacks our headers too. A server may ignore what it doesn't know (RFC 9110, section 10.1.1).
      made.on('checkExpectation', (request, response) => void made.emit('request', request, response));
      return connections.watch(made);
    },
  });

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
  server.addHook('onSend', async (request, reply) => keepToOneself(request, reply));
  compressReplies(server);

  server.get('/healthz', async () => ({ ok: true }));
  server.get('/readyz', async (_request, reply) => {
    if (!readiness.ready) return reply.code(503).header('retry-after', '2').send({ ready: false });
    await app.db.acrossWebsitesOnce(isAnswering);
    return { ready: true };
  });

  if (!screens.dev) await serveBuilt(server);

  serveOperations(server, app.operations, app.invoke, callSharer(app));
  await serveStreamed(server, app.db, [...app.streamed, ...app.arrivals], { log: actLog });
  await serveStripeWebhook(server, app);
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
  // Built on first request: it takes a tenth of a second, which the start need not wait for.
  let made: ReturnType<typeof openApiDocument> | undefined;
  const document = () =>
    (made ??= openApiDocument(app.operations, [...app.streamed, ...app.arrivals], VERSION));
  server.get('/api/openapi.json', async () => document());
  server.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').headers(apiGuide.headers).send(apiGuide.page(document())),
  );
  server.all('/api/*', async () => {
    throw notFound('Unknown API endpoint.');
  });
  for (const path of Object.keys(iconPaths) as (keyof typeof iconPaths)[])
    server.get(path, async (request, reply) =>
      shareSeo(app, request, reply, async () => favicon(request.arrival.found?.known, reply, path)),
    );
  serveSeo(server, app);

  await server.register(async (scope) => {
    // Forms with files, and one-click unsubscription by mail programs, which send either type (RFC 8058).
    await scope.register(fastifyMultipart, { throwFileSizeLimit: false });
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(formProblem(body as string), body),
    );
    const serveScreen = async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.arrival.hostName === config.platform.host)
        return servePlatform(app, screens, request, reply);
      const path = request.url.replace(/\?.*$/s, '');
      if (path === serverPaths.restore) {
        const restored = await restoreByLink(app, request, reply);
        if (restored) return restored;
      }
      const elsewhere = redirectElsewhere(app, request);
      if (elsewhere)
        return reply.header('cache-control', 'no-store').redirect(elsewhere.to, elsewhere.status);
      if (path === serverPaths.switchAccount) return switchAccount(app, request, reply);
      if (path === serverPaths.codeFrame) return sendCodeFrame(reply);
      if (path === serverPaths.announcementStyle) return sendAnnouncementStyle(request, reply);
      if (path.startsWith(`${serverPaths.words}/`)) return sendWords(request, reply, path);
      if (path === serverPaths.announcement) return closeAnnouncement(request, reply);
      if (path === serverPaths.door) return enterPassword(checkPassword, request, reply);
      if (request.method === 'POST' && !isForm(request.headers['content-type']))
        throw wrongType('Send this as a form (application/x-www-form-urlencoded).');
      if (request.isMultipart()) request.body = await readWhileItComes(app, request);
      return screens.serve(request, reply);
    };
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      bodyLimit: 64 * 1024,
      config: { streamed: 'forms' },
      handler: serveScreen,
    });
    if (!screens.dev) await serveAssets(scope, serveScreen);
  });
  server.setNotFoundHandler(async () => {
    throw notFound();
  });
  return server;
}

/** A form with files may take longer than others while it makes progress. */
async function readWhileItComes(app: App, request: FastifyRequest): Promise<URLSearchParams> {
  const finished = expectProgress(request, uploadPatience);
  try {
    return await receivePageForm(app.forms, request.context, request);
  } finally {
    finished();
  }
}

/** Answers malformed requests too, if the client can still read. */
const answerUnreadable =
  (log: FastifyBaseLogger, overHttps: boolean) => (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const [status, sentence] =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'The URL or headers of this request are too long.']
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? ['408 Request Timeout', 'The request took too long to arrive.']
          : ['400 Bad Request', 'This request isn’t valid.'];
    logUnreadable(log, Number.parseInt(status, 10), socket);
    const body = JSON.stringify({ error: sentence });
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'private, no-store',
      ...(overHttps ? { 'Strict-Transport-Security': strictTransport(undefined, []) } : {}),
      Connection: 'close',
      'Content-Length': Buffer.byteLength(body),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  };

/** Refuses what no column can store before any screen, site gate or platform page reads the form. */
function formProblem(body: string): Error | null {
  try {
    refuseUnstorable([...new URLSearchParams(body)]);
    return null;
  } catch (error) {
    return error as Error;
  }
}

const isForm = (type = '') =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type);

// The words of the error page (spec.md section 2, Layout), for when the site's own screen can't be shown.
function errorPage(sentence: string) {
  const language = spokenLanguage();
  const t = accessWords(language);
  const body = `<h1>${escapeHtml(t.wrongTitle)}</h1><p>${escapeHtml(sentence)}</p><p><a href="/">${escapeHtml(t.goHome)}</a></p>`;
  return { html: plainPage(escapeHtml(t.wrongTitle), body, language), headers: plainHeaders };
}

/** Without the addresses that the framework listens on: a start says in words where the sites are. */
const frameworkLog = (log: FastifyBaseLogger) =>
  log.child({}, { level: ['debug', 'info'].includes(log.level) ? 'warn' : log.level });

const isProbe = (url: string) => url === '/healthz' || url === '/readyz';

/** For calls; page requests on unknown hosts redirect. */
export const unknownHost = ({ config }: App, arrival: Arrival) => {
  const refusal = notFound('There is no site at this address.');
  refusal.detail.redirect = `${config.platform.origin}/not-found?host=${encodeURIComponent(arrival.hostName)}`;
  return refusal;
};
