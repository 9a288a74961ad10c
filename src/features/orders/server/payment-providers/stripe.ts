import type { Stripe } from 'stripe';
import { fromProvider, toProvider } from './stripe-amounts.ts';
import { shippingText } from './stripe-shipping.ts';
import { stripeClient, stripeLibrary, type StripeSettings } from './stripe-client.ts';
import {
  KeySpent,
  type KnownPayment,
  OutcomeUnknown,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefused,
  type ProviderRefund,
  type WantedRefund,
} from './provider.ts';
import { inEnglish, told } from '../management/stored-words.ts';

const statuses: Record<string, ProviderPayment['status']> = {
  succeeded: 'succeeded',
  processing: 'processing',
  canceled: 'cancelled',
};

/** A payment intent in our terms. `account` is the connected account that it belongs to. */
export function toProviderPayment(intent: Stripe.PaymentIntent, account: string): ProviderPayment {
  const currency = intent.currency.toUpperCase();
  const problem = intent.last_payment_error?.message ?? '';
  const status = statuses[intent.status] ?? (intent.last_payment_error ? 'failed' : 'waiting');
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    status,
    amount: fromProvider(status === 'succeeded' ? intent.amount_received : intent.amount, currency),
    currency,
    account,
    live: intent.livemode,
    problem,
    email: intent.receipt_email ?? '',
    shipping: shippingText(intent.shipping),
    refunds: (charge?.refunds?.data ?? []).map((refund) => toProviderRefund(refund)),
  };
}

export const toProviderRefund = (refund: Stripe.Refund): ProviderRefund => ({
  reference: refund.id,
  amount: fromProvider(refund.amount, refund.currency.toUpperCase()),
  status:
    refund.status === 'succeeded'
      ? 'done'
      : refund.status === 'failed' || refund.status === 'canceled'
        ? 'failed'
        : 'waiting',
  problem: refund.failure_reason?.replaceAll('_', ' ') ?? '',
  ours: refund.metadata?.['refund']
    ? { id: refund.metadata['refund'], key: Number(refund.metadata['key'] ?? 0) }
    : null,
});

/** A definite refusal is `ProviderRefused`; any other failure may have happened. */
function asOutcome(error: unknown): Error {
  const { errors } = stripeLibrary();
  if (!(error instanceof errors.StripeError))
    return new OutcomeUnknown('Stripe didn’t respond.', { cause: error });
  const { statusCode = 0, message } = error;
  // Another request with this key is still in progress, or there are too many.
  if (statusCode === 409 || statusCode === 429) return new OutcomeUnknown(message, { cause: error });
  if (statusCode >= 500 || error instanceof errors.StripeIdempotencyError)
    return new KeySpent(message, { cause: error });
  const refused =
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeCardError ||
    error instanceof errors.StripePermissionError ||
    error instanceof errors.StripeAuthenticationError;
  return refused ? new ProviderRefused(message) : new OutcomeUnknown(message, { cause: error });
}

/** @throws OutcomeUnknown, KeySpent, ProviderRefused */
export async function asking<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asOutcome(error);
  }
}

/** The connected account of a call. */
export const on = (account: string) => (account ? { stripeAccount: account } : {});

/** Direct charges on the site's connected account. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = stripeClient(settings);
  const look = async ({ reference, account }: KnownPayment): Promise<ProviderPayment> =>
    toProviderPayment(
      await asking(
        stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge.refunds'] }, on(account)),
      ),
      account,
    );
  /** Its outcome so far: a failed attempt counts only if it was the last one. */
  const findRefund = async ({ reference, account }: KnownPayment, { id, key }: WantedRefund) => {
    const made = stripe.refunds.list({ payment_intent: reference, limit: 100 }, on(account));
    const ours: ProviderRefund[] = [];
    try {
      for await (const refund of made) {
        const reported = toProviderRefund(refund);
        if (reported.ours?.id === id) ours.push(reported);
      }
    } catch (error) {
      // Also if Stripe refuses to show it: only the refund itself can be refused finally.
      throw new OutcomeUnknown('We couldn’t check this refund with Stripe.', { cause: error });
    }
    return (
      ours.find(({ status }) => status !== 'failed') ??
      ours.find((one) => one.status === 'failed' && one.ours?.key === key)
    );
  };
  const makeRefund = async ({ reference, account, currency }: KnownPayment, wanted: WantedRefund) => {
    const { id, amount, key } = wanted;
    const refund = await asking(
      stripe.refunds.create(
        {
          payment_intent: reference,
          amount: toProvider(amount, currency),
          metadata: { refund: id, key: String(key) },
          ...(settings.feeRate > 0 ? { refund_application_fee: true } : {}),
        },
        { ...on(account), idempotencyKey: key === 0 ? `refund-${id}` : `refund-${id}-${key}` },
      ),
    );
    return toProviderRefund(refund);
  };
  return {
    name: 'stripe',
    look,
    refund: async (payment, wanted) => {
      const known = wanted.again ? await findRefund(payment, wanted) : undefined;
      const { reference, status, problem } = known ?? (await makeRefund(payment, wanted));
      if (status === 'failed') throw new ProviderRefused(problem || inEnglish(told('notReturned')));
      return { reference, status };
    },
    close: async (payment) => {
      try {
        const intent = await asking(
          // Without a key: an error that Stripe keeps would block it for a day, and cancelling twice is harmless.
          stripe.paymentIntents.cancel(payment.reference, {}, on(payment.account)),
        );
        return toProviderPayment(intent, payment.account);
      } catch (error) {
        // It was paid, or is being paid, meanwhile: its own state counts.
        if (error instanceof ProviderRefused) return look(payment);
        throw error;
      }
    },
  };
}
