import type { Stripe } from 'stripe';
import type { Site } from '../../../lib/http/request-context.ts';
import { checkPayment } from './check-payments.ts';
import { fromProvider } from './payment-providers/stripe-amounts.ts';
import { newsOf } from './payment-providers/stripe.ts';
import { stripeClient } from './payment-providers/stripe-client.ts';
import { findPayment, givenBack, insertPayment, type PaymentRow } from './payment-queries.ts';
import { recordPayment } from './record-payment.ts';
import { applyDispute } from './disputes.ts';
import { orderExists } from './sweep-queries.ts';
import type { OrderServices } from './services.ts';

const HOURS_BACK = 48;

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  typeof charge === 'object' ? charge : null;

/** Money that went back in the dashboard, and of which we did not hear. */
async function hasMoreBack(
  { db }: OrderServices,
  websiteId: string,
  payment: PaymentRow,
  intent: Stripe.PaymentIntent,
): Promise<boolean> {
  const back = chargeOf(intent)?.amount_refunded ?? 0;
  if (back === 0) return false;
  const known = await db.forWebsite(websiteId, (tx) => givenBack(tx, websiteId, payment.id));
  return fromProvider(back, payment.currency) > known;
}

async function findDisputes(
  services: OrderServices,
  site: Site,
  payment: PaymentRow,
  intent: Stripe.PaymentIntent,
  account: string,
): Promise<void> {
  const { stripe, db } = services;
  const { order_id: orderId } = payment;
  if (!stripe || !orderId || !chargeOf(intent)?.disputed) return;
  const list = stripeClient(stripe).disputes.list({ payment_intent: intent.id }, { stripeAccount: account });
  for await (const dispute of list)
    await db.forWebsite(site.id, (tx) => applyDispute(services, tx, site, orderId, dispute));
}

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
    { created: { gte: since }, limit: 100, expand: ['data.latest_charge'] },
    { stripeAccount: account },
  );
  for await (const intent of list) {
    if (intent.metadata['website'] !== websiteId || intent.status !== 'succeeded') continue;
    const known = await db.forWebsite(websiteId, (tx) => findPayment(tx, websiteId, 'stripe', intent.id));
    if (known) {
      const open = known.status === 'waiting' || known.status === 'processing';
      if (open || (await hasMoreBack(services, site.id, known, intent)))
        await checkPayment(services, site, known);
      await findDisputes(services, site, known, intent, account);
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
