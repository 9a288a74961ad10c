import type { FastifyInstance } from 'fastify';
import { TimeBudget, VISITOR_MS, withBudget } from '../../lib/db/time-budget.ts';

declare module 'fastify' {
  interface FastifyRequest {
    budget: TimeBudget;
  }
}

/** A probe must answer well within two seconds. */
const PROBE_MS = 1_000;

/** Gives each request its time budget for the database. Register it before anything that queries the database. */
export function giveBudgets(server: FastifyInstance): void {
  server.decorateRequest('budget');
  server.addHook('onRequest', (request, _reply, done) => {
    const isProbe = request.url === '/readyz';
    const renews = request.routeOptions.config.streamed === true;
    request.budget = new TimeBudget(isProbe ? PROBE_MS : VISITOR_MS, { renews });
    withBudget(request.budget, done);
  });
  // Events of the body come from the connection, so parsers lose the context that the first hook set.
  server.addHook('preValidation', (request, _reply, done) => withBudget(request.budget, done));
  server.addHook('onResponse', (request, _reply, done) => {
    request.budget.end();
    done();
  });
}
