import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { App } from '../app.ts';
import { commonHeaders } from '../http/security-headers.ts';
import { addBackupFigures } from './backup-figures.ts';
import { BusiestSites } from './busiest-sites.ts';
import { FactReader } from './facts.ts';
import { addProcessFigures, addSharedFigures } from './gauges.ts';
import { metricsOfAll } from './metrics-of-all.ts';
import type { Observer } from './observers.ts';
import { cachedName, routeName } from './route-names.ts';

const PATH = '/metrics';
/** Seconds. The database budget is 4 for visitors and 9 for owners. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Figures in the format of Prometheus. Labels are names from the code and, for the busiest sites, hosts: never a visitor's
 * address or input.
 */
export function openMetrics(app: App, token: string): Observer {
  const registry = new Registry();
  AggregatorRegistry.setRegistries(registry);
  // With several processes, a worker answers the first one, which adds up the figures.
  if (cluster.isWorker) new AggregatorRegistry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'sitewright_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'sitewright_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its reply.',
    labelNames: ['route'],
    buckets,
    registers: [registry],
  });
  const busiest = new BusiestSites();
  addProcessFigures(app, registry, busiest);
  addSharedFigures(new FactReader(app), registry);
  addBackupFigures(app.config, registry);

  const note = (method: string, route: string, status: number, seconds: number) => {
    requests.inc({ method: methods.has(method) ? method : 'other', route, status });
    durations.observe({ route }, seconds);
  };
  const expected = digest(`Bearer ${token}`);
  return {
    answer: (request, response) => {
      const { url, method = 'GET', headers } = request;
      if (url !== PATH || method !== 'GET' || headers.authorization === undefined) return false;
      const allowed = timingSafeEqual(digest(headers.authorization), expected);
      if (allowed) void send(app, response, cluster.isWorker ? metricsOfAll : () => registry.metrics());
      else
        response
          .writeHead(401, { ...headersOf('text/plain; charset=utf-8'), 'www-authenticate': 'Bearer' })
          .end('The token for metrics is missing or wrong.\n');
      return true;
    },
    cached: (request, response, begun) => {
      const { method = 'GET', url = '/' } = request;
      const route = cachedName(url);
      busiest.note(hostOnly(request.headers.host));
      response.once('close', () =>
        note(method, route, response.statusCode, (performance.now() - begun) / 1000),
      );
    },
    watch: (server) => {
      server.addHook('onResponse', async (request, reply) => {
        const { found, hostName } = request.arrival ?? {};
        if (found) busiest.note(hostName);
        const route = routeName(request.routeOptions.url, request.url);
        note(request.method, route, reply.raw.statusCode, reply.elapsedTime / 1000);
      });
    },
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const hostOnly = (header = '') => (header.split(':')[0] ?? '').toLowerCase();

const headersOf = (type: string) => ({
  ...commonHeaders,
  'content-type': type,
  'cache-control': 'private, no-store',
});

async function send(app: App, response: ServerResponse, read: () => Promise<string>): Promise<void> {
  try {
    const text = await read();
    response.writeHead(200, headersOf(Registry.PROMETHEUS_CONTENT_TYPE)).end(text);
  } catch (error) {
    app.log.warn({ err: error }, 'could not read the metrics');
    response
      .writeHead(503, { ...headersOf('text/plain; charset=utf-8'), 'retry-after': '5' })
      .end('The metrics could not be read. Try again.\n');
  }
}
