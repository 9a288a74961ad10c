import { checkPayment } from './check-payments.ts';
import { newsOf } from './payment-providers/stripe.ts';
import { stripeClient } from './payment-providers/stripe-client.ts';
import { findPayment, insertPayment } from './payment-queries.ts';
import { recordPayment } from './record-payment.ts';
import { orderExists } from './sweep-queries.ts';
import type { OrderServices } from './services.ts';

const HOURS_BACK = 48;

/** Walks through what Stripe took for a site lately: each payment that succeeded must be known here, and settled. */
export async function sweepStripe(
  services: OrderServices,
  websiteId: string,
  account: string,
): Promise<void> {
  const { stripe, db } = services;
  const site = await services.siteOf(websiteId);
  if (!stripe || !site) return;
  const since = Math.floor(Date.now() / 1000) - HOURS_BACK * 3600;
  const list = stripeClient(stripe).paymentIntents.list(
    { created: { gte: since }, limit: 100 },
    { stripeAccount: account },
  );
  for await (const intent of list) {
    if (intent.metadata['website'] !== websiteId || intent.status !== 'succeeded') continue;
    const known = await db.forWebsite(websiteId, (tx) => findPayment(tx, websiteId, 'stripe', intent.id));
    if (known && known.status !== 'waiting' && known.status !== 'processing') continue;
    if (known) {
      await checkPayment(services, site, known);
      continue;
    }
    const news = newsOf(intent, account);
    const named = intent.metadata['order'] ?? '';
    await db.forWebsite(websiteId, async (tx) => {
      const orderId = (await orderExists(tx, websiteId, named)) ? named : null;
      const { amount, currency, live } = news;
      const made = await insertPayment(tx, websiteId, {
        orderId,
        provider: 'stripe',
        reference: intent.id,
        account,
        live,
        amount,
        currency,
      });
      await recordPayment(services, tx, site, made, news);
    });
  }
}
