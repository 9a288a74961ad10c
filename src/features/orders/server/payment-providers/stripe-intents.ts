import type { Stripe } from 'stripe';
import { toProvider } from './stripe-amounts.ts';
import { stripeClient, type StripeSettings } from './stripe-client.ts';
import { asking, on } from './stripe.ts';

/** The purpose of an intent. Amounts in minor units. */
export interface IntentWish {
  /** Our id of this payment attempt. */
  attempt: string;
  begunAt: Date;
  websiteId: string;
  orderId: string;
  number: string;
  amount: number;
  currency: string;
  email: string;
  account: string;
  /** `null` if nothing is shipped. */
  shipping: Stripe.PaymentIntentCreateParams.Shipping | null;
}

function sums({ feeRate }: StripeSettings, { amount, currency, account }: IntentWish) {
  const asked = toProvider(amount, currency);
  const fee = Math.round((asked * feeRate) / 10_000);
  return {
    amount: asked,
    currency: currency.toLowerCase(),
    ...(fee > 0 && account ? { application_fee_amount: fee } : {}),
  };
}

/** Creates an intent, with the attempt's own key. @throws OutcomeUnknown, KeySpent, ProviderRefused */
export function createIntent(settings: StripeSettings, wish: IntentWish): Promise<Stripe.PaymentIntent> {
  const { attempt, websiteId, orderId, number, email, account, shipping } = wish;
  return asking(
    stripeClient(settings).paymentIntents.create(
      {
        ...sums(settings, wish),
        automatic_payment_methods: { enabled: true },
        description: `Order ${number}`,
        metadata: { website: websiteId, order: orderId, attempt },
        ...(email ? { receipt_email: email } : {}),
        ...(shipping ? { shipping } : {}),
      },
      { ...on(account), idempotencyKey: `attempt-${attempt}` },
    ),
  );
}

/** Updates the intent after the order has changed. @throws ProviderRefused if it is paid already */
export function changeIntent(settings: StripeSettings, reference: string, wish: IntentWish) {
  const { email, account, shipping } = wish;
  return asking(
    stripeClient(settings).paymentIntents.update(
      reference,
      { ...sums(settings, wish), ...(email ? { receipt_email: email } : {}), shipping: shipping ?? '' },
      on(account),
    ),
  );
}

const EARLY_SECONDS = 600;
const LATE_SECONDS = 24 * 3600;

/**
 * Finds the intent of an attempt whose answer was lost, by our id in its metadata. Lists are searched because they are
 * immediately consistent; Stripe's search is not.
 * @throws OutcomeUnknown if Stripe can't be reached
 */
export async function findIntent(
  settings: StripeSettings,
  { attempt, begunAt, account }: Pick<IntentWish, 'attempt' | 'begunAt' | 'account'>,
): Promise<Stripe.PaymentIntent | undefined> {
  const begun = Math.floor(begunAt.getTime() / 1000);
  const created = { gte: begun - EARLY_SECONDS, lte: begun + LATE_SECONDS };
  const list = stripeClient(settings).paymentIntents.list({ created, limit: 100 }, on(account));
  return asking(
    (async () => {
      for await (const intent of list) if (intent.metadata['attempt'] === attempt) return intent;
      return undefined;
    })(),
  );
}

/** Cancels the intent; one that cannot be cancelled now is left to the sweep. */
export async function dropIntent(settings: StripeSettings, reference: string, account: string) {
  await stripeClient(settings)
    .paymentIntents.cancel(reference, {}, on(account))
    .catch(() => undefined);
}
