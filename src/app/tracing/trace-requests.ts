import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type OpenSpan, startSpan, within } from '../../lib/tracing/spans.ts';
import type { App } from '../app.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Observer } from '../metrics/observers.ts';
import { cachedName, routeName } from '../metrics/route-names.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | undefined;
  }
}

const probes = new Set(['/healthz', '/readyz']);

/**
 * Each request as a span, with the names that metrics use. Neither its address nor any header is part of it: both can contain
 * what a visitor typed, or open something.
 */
export function traceRequests(app: App, fromProxy: boolean): Observer {
  const { byProxy } = clientAddress(app.config.trustProxy);
  const begin = (request: IncomingMessage, begun?: number): OpenSpan | undefined => {
    const { method = 'GET', headers } = request;
    // Anyone can send this header, and would decide what is recorded.
    const { traceparent } = fromProxy && byProxy(request) ? headers : {};
    return startSpan({
      name: method,
      kind: 'server',
      begins: true,
      attributes: { 'http.request.method': method },
      ...(typeof traceparent === 'string' ? { from: traceparent } : {}),
      ...(begun === undefined ? {} : { begun }),
    });
  };
  return {
    cached: (request, response, begun) => {
      const span = begin(request, begun);
      if (!span) return;
      const { url = '/', headers } = request;
      const site = app.directory.peek((headers.host?.split(':')[0] ?? '').toLowerCase())?.known.website.id;
      span.set({ 'sitewright.cached': true });
      endWith(response, span, () => ({ method: request.method, route: cachedName(url), site }));
    },
    watch: (server: FastifyInstance) => {
      server.decorateRequest('span');
      server.addHook('onRequest', (request, reply, done) => {
        if (probes.has(request.url)) return done();
        const span = begin(request.raw);
        request.span = span;
        if (!span) return done();
        endWith(reply.raw, span, () => factsOf(request));
        within(span, done);
      });
      // Events of the body come from the connection, so parsers lose the span that the first hook set.
      server.addHook('preValidation', ({ span }, _reply, done) => (span ? within(span, done) : done()));
    },
  };
}

interface Facts {
  method: string | undefined;
  route: string;
  site: string | undefined;
}

const factsOf = (request: FastifyRequest): Facts => ({
  method: request.method,
  route: routeName(request.routeOptions.url, request.url),
  site: request.arrival?.found?.known.website.id,
});

/** Ends a span with the reply, or with the connection if the client has gone. */
function endWith(response: ServerResponse, span: OpenSpan, read: () => Facts): void {
  response.once('close', () => {
    // Left out by the sampler: a parent to know the decision, and nothing to look up for.
    if (!span.recording) return span.end();
    const { method, route, site } = read();
    const { statusCode, writableFinished } = response;
    span.rename(`${method ?? 'GET'} ${route}`);
    span.set({ 'http.route': route, 'http.response.status_code': statusCode, 'sitewright.site.id': site });
    if (!writableFinished) span.set({ 'sitewright.client_closed': true });
    if (statusCode >= 500) span.fail({ code: String(statusCode) });
    span.end();
  });
}
