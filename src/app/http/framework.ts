import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { logRefusal, logUnreadable } from '../../lib/http/replies/refusal-log.ts';
import { answerRefusal, toRefusal } from '../../lib/http/replies/refusals.ts';
import type { App } from '../app.ts';
import { answerFromCache } from '../cache/share-answers.ts';
import type { Observer } from '../metrics/observers.ts';
import type { Middleware } from '../screens-server.ts';
import type { Connections } from './connections.ts';
import { commonHeaders, strictTransport } from './security-headers.ts';
import { withoutSchemas } from './without-schemas.ts';

/** From the start of a connection, or the first byte after the previous answer, to the end of the headers. */
const HEADERS_MS = 10_000;

const isOverHttps = ({ config }: App): boolean => config.platform.scheme === 'https';

interface Listening {
  connections: Connections;
  /** In development, in place of cached pages. */
  middleware: Middleware | undefined;
  observers: readonly Observer[];
}

/** The framework, with cached pages answered before it. */
export function openFramework(app: App, listening: Listening): FastifyInstance {
  const { config } = app;
  const trustProxy = config.trustProxy.length > 0 ? config.trustProxy : false;
  return Fastify({
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
    clientErrorHandler: answerUnreadable(app.log, isOverHttps(app)),
    serverFactory: (handler) => openServer(app, listening, handler),
  });
}

/** Node's server, which answers cached pages itself. */
function openServer(
  app: App,
  { connections, middleware, observers }: Listening,
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const { config } = app;
  const overHttps = isOverHttps(app);
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

/** Without the addresses that the framework listens on: a start says in words where the sites are. */
const frameworkLog = (log: FastifyBaseLogger) =>
  log.child({}, { level: ['debug', 'info'].includes(log.level) ? 'warn' : log.level });
