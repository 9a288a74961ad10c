import type { Stripe } from 'stripe';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { checkPayment } from './check-payments.ts';
import { findChecks } from './check-queries.ts';
import {
  type ComparedPayment,
  type Comparison,
  type ComparisonProblem,
  keepComparison,
  knownIntents,
  lastComparison,
  missingFrom,
  numberOf,
} from './comparison-queries.ts';
import { applyDispute } from './disputes.ts';
import { adoptIntent } from './find-attempt.ts';
import { providerNamed } from '../payment-providers/index.ts';
import { ProviderRefused } from '../payment-providers/provider.ts';
import { fromProvider } from '../payment-providers/stripe-amounts.ts';
import { stripeClient } from '../payment-providers/stripe-client.ts';
import { toProviderPayment } from '../payment-providers/stripe.ts';
import { isFinal, isLive, knownPayment, type PaymentRow } from './payment-queries.ts';
import { recordPayment } from './record-payment.ts';
import type { OrderServices } from '../services.ts';
import { readShop } from '../management/shop-queries.ts';

const PAGE = 100;
/** How far back the daily comparison goes. */
const COMPARED_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;
const MARGIN_MS = 3600 * 1000;

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  typeof charge === 'object' ? charge : null;

interface Compared {
  services: OrderServices;
  site: Site;
  account: string;
}

async function findDisputes(
  { services, site, account }: Compared,
  { order_id: orderId }: ComparedPayment,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const { stripe, db } = services;
  if (!stripe || !orderId || !chargeOf(intent)?.disputed) return;
  const list = stripeClient(stripe).disputes.list({ payment_intent: intent.id }, { stripeAccount: account });
  for await (const dispute of list)
    await db.forWebsite(site.id, (tx) => applyDispute(services, tx, site, orderId, dispute));
}

/** Reconciles one payment of the provider's ledger. @returns whether there was anything to correct */
async function putRight(
  compared: Compared,
  intent: Stripe.PaymentIntent,
  known: ComparedPayment | undefined,
): Promise<boolean> {
  const { services, site, account } = compared;
  const { status } = toProviderPayment(intent, account);
  const counts = status === 'succeeded' || status === 'processing';
  if (!known) {
    // An unpaid intent that is unknown here was never offered to a buyer.
    if (!counts) return false;
    await services.db.forWebsite(site.id, async (tx) => {
      const made = await adoptIntent(tx, site, intent, account);
      if (made) await recordPayment(services, tx, site, made, toProviderPayment(intent, account));
    });
    return true;
  }
  await findDisputes(compared, known, intent);
  const back = fromProvider(chargeOf(intent)?.amount_refunded ?? 0, intent.currency.toUpperCase());
  const isBehind = isFinal(known) ? back > known.back : counts || (isLive(known) && status === 'cancelled');
  if (isBehind) await checkPayment(services, site, known);
  // A payment in progress is known as such.
  return isBehind && known.status !== status;
}

/** @throws OutcomeUnknown if the provider does not answer */
async function bearsOut(services: OrderServices, site: Site, payment: PaymentRow): Promise<boolean> {
  try {
    const { status } = await providerNamed(services, 'stripe').look(knownPayment(site.id, payment));
    return status === 'succeeded';
  } catch (error) {
    if (error instanceof ProviderRefused) return false;
    throw error;
  }
}

/** Entries of our own ledger that the provider's does not confirm. */
async function doubts(
  { services, site, account }: Compared,
  since: Date,
  seen: readonly string[],
): Promise<ComparisonProblem[]> {
  const within = <T>(work: (tx: Tx) => Promise<T>) => services.db.forWebsite(site.id, work);
  // An attempt is written shortly before its intent is created.
  const begun = new Date(since.getTime() + MARGIN_MS);
  const missing = await within((tx) => missingFrom(tx, { account, since: begun, seen }));
  const problems: ComparisonProblem[] = [];
  for (const payment of missing) {
    if (await bearsOut(services, site, payment)) continue;
    const order = await within((tx) => numberOf(tx, payment.order_id));
    problems.push({ order, sentence: 'Stripe has no record of this payment, but it counts as paid here.' });
  }
  return problems;
}

/**
 * Compares what Stripe took for a site with what is known here, and corrects differences: afterwards every successful payment
 * has its order, is refunded, or is under review.
 * @param since the earliest start of a payment
 */
export async function compareLedger(
  services: OrderServices,
  websiteId: string,
  account: string,
  since: Date,
): Promise<Omit<Comparison, 'failure'>> {
  const { stripe, db } = services;
  const site = await services.siteOf(websiteId);
  const result = { compared: 0, recovered: 0, problems: [] as ComparisonProblem[] };
  if (!stripe || !site) return result;
  const compared = { services, site, account };
  const seen: string[] = [];
  const list = stripeClient(stripe).paymentIntents.list(
    { created: { gte: Math.floor(since.getTime() / 1000) }, limit: PAGE, expand: ['data.latest_charge'] },
    { stripeAccount: account },
  );
  let page: Stripe.PaymentIntent[] = [];
  const turn = async () => {
    const known = await db.forWebsite(websiteId, (tx) =>
      knownIntents(
        tx,
        page.map(({ id }) => id),
      ),
    );
    for (const intent of page) {
      const payment = known.get(intent.id);
      if (await putRight(compared, intent, payment)) result.recovered += 1;
      if (intent.status !== 'succeeded') continue;
      seen.push(intent.id);
      result.compared += 1;
      const back = fromProvider(chargeOf(intent)?.amount_refunded ?? 0, intent.currency.toUpperCase());
      if (!payment || payment.back <= back) continue;
      const order = await db.forWebsite(websiteId, (tx) => numberOf(tx, payment.order_id));
      result.problems.push({ order, sentence: 'Stripe returned less than is recorded as refunded here.' });
    }
    page = [];
  };
  for await (const intent of list) {
    if (intent.metadata['website'] === websiteId) page.push(intent);
    if (page.length === PAGE) await turn();
  }
  await turn();
  result.problems.push(...(await doubts(compared, since, seen)));
  return result;
}

/** The daily comparison, kept for the owner. A failed one is recorded as such, and never stops those of other sites. */
export async function compareDaily(
  services: OrderServices,
  websiteId: string,
  account: string,
): Promise<void> {
  const since = new Date(Date.now() - COMPARED_DAYS * DAY_MS);
  const found = await compareLedger(services, websiteId, account, since).then(
    (result): Comparison => ({ ...result, failure: '' }),
    (error: unknown): Comparison => {
      services.log.warn({ err: error, websiteId }, 'could not compare payments with the provider');
      return { compared: 0, recovered: 0, problems: [], failure: 'Stripe couldn’t be reached.' };
    },
  );
  await services.db.forWebsite(websiteId, (tx) => keepComparison(tx, found));
}

/**
 * The last comparison, made now if there is none today, and how many payments and refunds need attention.
 * @returns null if no account is connected
 */
export async function comparePayments(
  services: OrderServices,
  websiteId: string,
): Promise<(Comparison & { open: number }) | null> {
  const within = <T>(work: (tx: Tx) => Promise<T>) => services.db.forWebsite(websiteId, work);
  const { stripeAccountId: account } = await within((tx) => readShop(tx));
  if (!services.stripe || !account) return null;
  const last = await within((tx) => lastComparison(tx));
  const isFresh = last && !last.failure && Date.now() - last.ran_at.getTime() < DAY_MS;
  if (!isFresh) await compareDaily(services, websiteId, account);
  return within(async (tx) => {
    const found = isFresh ? last : await lastComparison(tx);
    return found ? { ...found, open: (await findChecks(tx)).length } : null;
  });
}
