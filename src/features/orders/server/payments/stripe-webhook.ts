import type { Stripe } from 'stripe';
import type { Tx } from '../../../../lib/db/database.ts';
import { busy, invalid } from '../../../../lib/errors.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { applyAccountEvent, isAccountEvent } from '../emails/account-events.ts';
import { checkPayment } from './check-payments.ts';
import { applyDispute } from './disputes.ts';
import { adoptIntent } from './find-attempt.ts';
import { stripeClient } from '../payment-providers/stripe-client.ts';
import { toProviderPayment, toProviderRefund } from '../payment-providers/stripe.ts';
import { findPayment, isFinal, isLive, noteProviderEvent, type PaymentRow } from './payment-queries.ts';
import { recordPayment } from './record-payment.ts';
import { applyProviderRefund } from '../refunds/provider-refunds.ts';
import type { OrderServices } from '../services.ts';

export interface EventSubject {
  event: string;
  /** The provider's id of the payment. */
  reference: string;
  account: string;
  /** The site that the payment names. */
  named: string | undefined;
}

/** The site of a reported payment, across sites; `again` if it was applied before. */
export type FindSite = (about: EventSubject) => Promise<{ websiteId: string; again: boolean } | null>;

export interface FindSites {
  findSite: FindSite;
  /** Sites that take payments on this account. */
  sitesOf: (account: string) => Promise<string[]>;
}

type Thing = Stripe.PaymentIntent | Stripe.Refund | Stripe.Dispute | Stripe.Charge;

const intentOf = (event: Stripe.Event): string | null => {
  const thing = event.data.object as Thing;
  if (thing.object === 'payment_intent') return thing.id;
  const { payment_intent: intent } = thing;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
};

const concerns = /^(payment_intent\.|refund\.|charge\.refund|charge\.dispute\.)/;

/**
 * Receives a Stripe webhook: raw bytes and signature first. Answered only after the commit; irrelevant events are accepted
 * and dropped, and our own failures are thrown, so that Stripe sends the event again.
 * @throws 400 for a bad signature
 */
export async function receiveStripe(
  services: OrderServices,
  { findSite, sitesOf }: FindSites,
  body: Buffer,
  signature: string | undefined,
): Promise<{ received: true }> {
  const { stripe } = services;
  if (!stripe || !signature) throw invalid('Invalid Stripe signature.');
  let event: Stripe.Event;
  try {
    event = stripeClient(stripe).webhooks.constructEvent(body, signature, stripe.webhookSecret);
  } catch {
    throw invalid('Invalid Stripe signature.');
  }
  if (isAccountEvent(event) && event.account) {
    for (const id of await sitesOf(event.account)) {
      const concerned = await services.siteOf(id);
      if (concerned) await applyAccountEvent(services, concerned, event);
    }
    return { received: true };
  }
  const intent = concerns.test(event.type) ? intentOf(event) : null;
  if (!intent) return { received: true };
  const account = event.account ?? '';
  const { metadata } = event.data.object as { metadata?: Record<string, string> };
  const named = metadata?.['website'];
  const found = await findSite({ event: event.id, reference: intent, account, named });
  const site = found && !found.again ? await services.siteOf(found.websiteId) : null;
  if (!site) return { received: true };
  const unclear = await services.db.forWebsite(site.id, (tx) =>
    apply(services, tx, site, event, intent, account),
  );
  if (!unclear) return { received: true };
  // Asks Stripe for the current state. If it does not answer, Stripe sends the event again.
  if (!(await checkPayment(services, site, unclear))) throw busy(5);
  await services.db.forWebsite(site.id, (tx) => noteProviderEvent(tx, seen(event, unclear.order_id)));
  return { received: true };
}

const seen = ({ id, type: kind }: Stripe.Event, orderId: string | null) => ({
  provider: 'stripe',
  id,
  kind,
  orderId,
  outcome: '',
});

/**
 * Events arrive in any order, so only final states are taken from them. A refund that is reported before its payment, and a payment
 * that is processing or no longer is, are looked up.
 */
function isUnclear(thing: Thing, account: string, payment: PaymentRow): boolean {
  if (thing.object === 'refund' || thing.object === 'charge') return isLive(payment);
  if (thing.object !== 'payment_intent' || isFinal(payment)) return false;
  const { status } = toProviderPayment(thing, account);
  return status === 'processing' || (payment.status === 'processing' && status !== 'succeeded');
}

async function apply(
  services: OrderServices,
  tx: Tx,
  site: Site,
  event: Stripe.Event,
  intent: string,
  account: string,
): Promise<PaymentRow | undefined> {
  const thing = event.data.object as Thing;
  const payment =
    (await findPayment(tx, 'stripe', intent)) ??
    (thing.object === 'payment_intent' ? await adoptIntent(tx, site, thing, account) : undefined);
  const orderId = payment?.order_id ?? null;
  if (payment && isUnclear(thing, account, payment)) return payment;
  if (!(await noteProviderEvent(tx, seen(event, orderId))) || !payment) return undefined;
  if (thing.object === 'payment_intent')
    await recordPayment(services, tx, site, payment, toProviderPayment(thing, account));
  if (thing.object === 'refund')
    await applyProviderRefund(services, tx, site, payment, toProviderRefund(thing));
  if (thing.object === 'charge')
    for (const refund of thing.refunds?.data ?? [])
      await applyProviderRefund(services, tx, site, payment, toProviderRefund(refund));
  if (thing.object === 'dispute' && orderId) await applyDispute(services, tx, site, orderId, thing);
  return undefined;
}
