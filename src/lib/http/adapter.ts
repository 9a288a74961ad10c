import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, Refusal } from '../errors.ts';
import { parseHost } from './requests/host.ts';
import type { Spoken } from '../messages/spoken-language.ts';
import type { Operation } from './handlers.ts';
import { type Invoke, namesSite, type RawInput } from './invoke.ts';
import { drain } from './requests/drain.ts';
import { readJson } from './requests/json-body.ts';
import { logRefusal } from './replies/refusal-log.ts';
import { answerRefusal, type ErrorPage, toRefusal } from './replies/refusals.ts';
import type { RequestContext } from './requests/request-context.ts';

const DEFAULT_BODY_LIMIT = 256 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
    /** The language of the reply. */
    spoken: Spoken;
  }
}

/** Answers a call together with identical ones. @returns false if this call must be answered separately */
export type ShareCall = (
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  work: { input: RawInput; run: () => Promise<unknown> },
) => Promise<boolean>;

/** Serves every operation at its path. An `onRequest` hook of the app sets `request.context` before. */
export function serveOperations(
  server: FastifyInstance,
  all: readonly Operation[],
  invoke: Invoke,
  share?: ShareCall,
): void {
  // The framework's own parser; a form of another site can send this type without a preflight.
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, readJson(text as string));
    } catch (error) {
      done(error as Error);
    }
  });

  for (const operation of all) {
    const [method, template = ''] = operation.call.split(' ');
    const { endpoint } = operation;
    server.route({
      method: method as 'GET',
      url: template.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT,
      handler: async (request, reply) => {
        checkWebsiteHeader(request);
        const { params, query, body } = request;
        const input = { params, query, body };
        const run = async () => {
          const result = await invoke(operation, request.context, input);
          addHeaders(reply, request.context);
          return result;
        };
        if (method === 'GET' && (await share?.(operation, request, reply, { input, run }))) return reply;
        const result = await run();
        if (!endpoint.reply) return reply.code(204).send();
        return reply
          .code(endpoint.status ?? 200)
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(result));
      },
    });
  }
}

/** Private unless a handler says otherwise. */
export function addHeaders(reply: FastifyReply, context: RequestContext): void {
  reply.header('cache-control', 'private, no-store');
  for (const [name, value] of context.headers) reply.header(name, value);
}

export function checkWebsiteHeader(request: FastifyRequest): void {
  const named = request.headers['x-website-id'];
  const { site } = request.context;
  if (named !== undefined && site && !namesSite(named, site.id))
    throw forbidden('The website in this request doesn’t match its address.');
}

/**
 * Refuses state-changing requests caused by another site's page. Browsers send `Origin` with all of them, and
 * `Sec-Fetch-Site` as well; a client that sends neither is no browser and has no visitor's cookie.
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const foreign =
    origin !== undefined
      ? !sameOrigin(origin, request.context)
      : site !== undefined && site !== 'same-origin' && site !== 'none';
  if (foreign) throw forbidden('This request came from another site. Nothing was changed.');
}

function sameOrigin(origin: string, context: RequestContext): boolean {
  const [scheme, rest = ''] = origin.split('://');
  const sent = parseHost(rest);
  const own = parseHost(context.host);
  const standard = context.secure ? '443' : '80';
  return (
    scheme === (context.secure ? 'https' : 'http') &&
    sent !== null &&
    own !== null &&
    sent.host === own.host &&
    (sent.port || standard) === (own.port || standard)
  );
}

/**
 * The only place that maps errors to replies, and that logs refusals: by the status that is sent, because a screen and a form
 * sent without script show a refusal themselves.
 * @param page renders a reply to a page request: HTML around the message
 */
export function answerErrors(server: FastifyInstance, page?: ErrorPage): void {
  // Not when the reply has been sent: a client that has closed the connection by then is logged too.
  server.addHook('onSend', async (request, reply) => logRefusal(reply.statusCode, request));
  server.setErrorHandler((error, request, reply) => {
    const refusal =
      error instanceof Refusal ? error : toRefusal(error as Error & { code?: string; statusCode?: number });
    if (refusal?.status === 413) drain(request, reply);
    return answerRefusal(refusal ?? (error as Error), request, reply, page);
  });
}
