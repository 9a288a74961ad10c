import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';

/** Observes requests for the operator. Loaded only if its setting is present. */
export interface Observer {
  /** Answers a request for the operator. @returns whether it was one */
  answer?(request: IncomingMessage, response: ServerResponse): boolean;
  /** Observes a request that the cache answered before the framework, received at `begun`. */
  cached(request: IncomingMessage, response: ServerResponse, begun: number): void;
  /** Observes requests that reach the framework. */
  watch(server: FastifyInstance): void;
}

export async function openObservers(app: App): Promise<Observer[]> {
  const { metricsToken, tracing } = app.config;
  const observers: Observer[] = [];
  if (metricsToken) observers.push((await import('./metrics.ts')).openMetrics(app, metricsToken));
  if (tracing)
    observers.push((await import('../tracing/trace-requests.ts')).traceRequests(app, tracing.fromProxy));
  return observers;
}
