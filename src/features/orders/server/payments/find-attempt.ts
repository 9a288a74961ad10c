import type { Stripe } from 'stripe';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { endAttempt, nameAttempt } from './attempt-queries.ts';
import { toProviderPayment } from '../payment-providers/stripe.ts';
import { findIntent } from '../payment-providers/stripe-intents.ts';
import { findPayment, insertPayment, type PaymentRow } from './payment-queries.ts';
import type { OrderServices } from '../services.ts';
import { orderExists } from './sweep-queries.ts';
import { isUuid } from '../../../../lib/values/uuid.ts';

/** While an attempt's first request may still be in progress, no other process abandons it. */
const GRACE_MS = 60_000;

/** Records the id of what Stripe created for an attempt. @returns nothing if the attempt has another one */
export const keepIntent = (tx: Tx, attempt: Pick<PaymentRow, 'id'>, intent: Stripe.PaymentIntent) =>
  nameAttempt(tx, attempt.id, {
    reference: intent.id,
    secret: intent.client_secret ?? '',
    live: intent.livemode,
  });

/**
 * Finds the outcome of an attempt whose answer was lost.
 * @returns `dead` if the provider does not have it, nothing if that is not yet known
 */
export async function findAttempt(
  { stripe, db }: OrderServices,
  site: Site,
  attempt: PaymentRow,
): Promise<PaymentRow | 'dead' | undefined> {
  if (!stripe) return undefined;
  const { id, account, created_at: begunAt } = attempt;
  const intent = await findIntent(stripe, { attempt: id, begunAt, account });
  if (intent) return db.forWebsite(site.id, (tx) => keepIntent(tx, attempt, intent));
  if (Date.now() - begunAt.getTime() < GRACE_MS) return undefined;
  await db.forWebsite(site.id, (tx) => endAttempt(tx, id));
  return 'dead';
}

/**
 * A payment that the provider reports and that may be unknown here: one of our attempts whose answer was lost, else one
 * that is never offered; it counts once it is paid.
 * @returns nothing if it names another site
 */
export async function adoptIntent(
  tx: Tx,
  site: Site,
  intent: Stripe.PaymentIntent,
  account: string,
): Promise<PaymentRow | undefined> {
  const known = await findPayment(tx, 'stripe', intent.id);
  if (known) return known;
  const { website, order = '', attempt = '' } = intent.metadata;
  if (website !== site.id) return undefined;
  const own = isUuid(attempt) ? await keepIntent(tx, { id: attempt }, intent) : undefined;
  if (own) return own;
  const { amount, currency, live } = toProviderPayment(intent, account);
  return insertPayment(tx, {
    orderId: (await orderExists(tx, order)) ? order : null,
    provider: 'stripe',
    reference: intent.id,
    account,
    live,
    amount,
    currency,
    status: 'failed',
  });
}
