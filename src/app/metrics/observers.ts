import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';

/** Looks at requests for the operator. None is loaded without its setting. */
export interface Observer {
  /** Answers a request that is meant for the operator. @returns whether it was one */
  answer?(request: IncomingMessage, response: ServerResponse): boolean;
  /** A request that the cache answered, before the framework, since `begun`. */
  cached(request: IncomingMessage, response: ServerResponse, begun: number): void;
  /** Looks at the requests that reach the framework. */
  watch(server: FastifyInstance): void;
}

export async function openObservers(app: App): Promise<Observer[]> {
  const { metricsToken } = app.config;
  const observers: Observer[] = [];
  if (metricsToken) observers.push((await import('./metrics.ts')).openMetrics(app, metricsToken));
  return observers;
}
