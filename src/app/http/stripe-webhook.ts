import type { FastifyInstance } from 'fastify';
import {
  receiveStripe,
  siteOfPayment,
  sitesWithAccount,
  siteWithAccount,
} from '../../features/orders/server/index.ts';
import type { App } from '../app.ts';

const MOST_BYTES = 1024 * 1024;

/** A Stripe webhook as raw bytes with its signature. @throws 400 */
export const receiveEvent = ({ db, orders }: Pick<App, 'db' | 'orders'>, body: Buffer, signature?: string) =>
  receiveStripe(
    orders,
    {
      findSite: async ({ event, reference, account, named }) => {
        const known = await db.acrossWebsitesOnce((tx) => siteOfPayment(tx, 'stripe', reference, event));
        if (known || !named) return known ?? null;
        const websiteId = await db.acrossWebsites((tx) => siteWithAccount(tx, named, account));
        return websiteId === null ? null : { websiteId, again: false };
      },
      sitesOf: (account) => db.acrossWebsitesOnce((tx) => sitesWithAccount(tx, account)),
    },
    body,
    signature,
  );

/** The endpoint for Stripe's webhooks, for all sites and on any host. The signature covers the raw bytes. */
export async function serveStripeWebhook(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/api/stripe/webhook', { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const { 'stripe-signature': signature } = request.headers;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const received = await receiveEvent(app, body, typeof signature === 'string' ? signature : undefined);
      return reply.header('cache-control', 'private, no-store').send(received);
    });
  });
}
