import type { FastifyInstance } from 'fastify';
import { receiveStripe, siteOfPayment, siteWithAccount } from '../features/orders/server/index.ts';
import type { App } from './app.ts';

const MOST_BYTES = 1024 * 1024;

/** Where Stripe sends its news, for all sites and under any host: the raw bytes are what its signature is about. */
export async function serveStripeWebhook(server: FastifyInstance, { db, orders }: App): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/api/stripe/webhook', { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const { 'stripe-signature': signature } = request.headers;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const received = await receiveStripe(
        orders,
        (reference, account, named) =>
          db.acrossWebsites(
            async (tx) =>
              (await siteOfPayment(tx, 'stripe', reference)) ??
              (named ? siteWithAccount(tx, named, account) : null),
          ),
        body,
        typeof signature === 'string' ? signature : undefined,
      );
      return reply.header('cache-control', 'private, no-store').send(received);
    });
  });
}
