import { Stripe } from 'stripe';
import { fromProvider, toProvider } from './stripe-amounts.ts';
import { stripeClient, type StripeSettings } from './stripe-client.ts';
import {
  type KnownPayment,
  OutcomeUnknown,
  type PaymentProvider,
  type ProviderNews,
  ProviderRefused,
} from './provider.ts';

const statuses: Record<string, ProviderNews['status']> = {
  succeeded: 'succeeded',
  processing: 'processing',
  canceled: 'cancelled',
};

/** What a payment intent says, in our words. `account` is the connected account that it lives on. */
export function newsOf(intent: Stripe.PaymentIntent, account: string): ProviderNews {
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
    refunds: (charge?.refunds?.data ?? []).map((refund) => refundNews(refund)),
  };
}

export const refundNews = (refund: Stripe.Refund): ProviderNews['refunds'][number] => ({
  reference: refund.id,
  amount: fromProvider(refund.amount, refund.currency.toUpperCase()),
  status:
    refund.status === 'succeeded'
      ? 'done'
      : refund.status === 'failed' || refund.status === 'canceled'
        ? 'failed'
        : 'waiting',
  ours: refund.metadata?.['refund'] ?? null,
});

/** A clear no is a refusal; everything else may have happened. */
export function asOutcome(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError))
    return new OutcomeUnknown('Stripe did not answer.', { cause: error });
  const refused =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripePermissionError ||
    error instanceof Stripe.errors.StripeAuthenticationError;
  return refused ? new ProviderRefused(error.message) : new OutcomeUnknown(error.message, { cause: error });
}

async function asking<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asOutcome(error);
  }
}

const on = (account: string) => (account ? { stripeAccount: account } : {});

/** Direct charges on the site's connected account. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = stripeClient(settings);
  const look = async ({ reference, account }: KnownPayment): Promise<ProviderNews> =>
    newsOf(
      await asking(
        stripe.paymentIntents.retrieve(reference, { expand: ['latest_charge.refunds'] }, on(account)),
      ),
      account,
    );
  return {
    name: 'stripe',
    look,
    refund: async ({ reference, account, currency }, refundId, amount) => {
      const refund = await asking(
        stripe.refunds.create(
          {
            payment_intent: reference,
            amount: toProvider(amount, currency),
            metadata: { refund: refundId },
            ...(settings.feeRate > 0 ? { refund_application_fee: true } : {}),
          },
          { ...on(account), idempotencyKey: `refund-${refundId}` },
        ),
      );
      const { status } = refundNews(refund);
      if (status === 'failed')
        throw new ProviderRefused(refund.failure_reason ?? 'Stripe could not give it back.');
      return { reference: refund.id, status };
    },
    close: async (payment) => {
      try {
        const intent = await asking(
          stripe.paymentIntents.cancel(
            payment.reference,
            {},
            { ...on(payment.account), idempotencyKey: `close-${payment.id}` },
          ),
        );
        return newsOf(intent, payment.account);
      } catch (error) {
        // It has been paid, or is being paid, in the meantime: what it says itself counts.
        if (error instanceof ProviderRefused) return look(payment);
        throw error;
      }
    },
  };
}

export interface IntentWish {
  websiteId: string;
  orderId: string;
  number: string;
  amount: number;
  currency: string;
  email: string;
  account: string;
}

/** A new intent; the same order asks with the same key, so that a lost answer makes no second one. */
export async function createIntent(
  settings: StripeSettings,
  wish: IntentWish,
): Promise<Stripe.PaymentIntent> {
  const { amount, currency, account } = wish;
  const fee = Math.round((toProvider(amount, currency) * settings.feeRate) / 10_000);
  return asking(
    stripeClient(settings).paymentIntents.create(
      {
        amount: toProvider(amount, currency),
        currency: currency.toLowerCase(),
        automatic_payment_methods: { enabled: true },
        description: `Order ${wish.number}`,
        metadata: { website: wish.websiteId, order: wish.orderId },
        ...(wish.email ? { receipt_email: wish.email } : {}),
        ...(fee > 0 && account ? { application_fee_amount: fee } : {}),
      },
      { ...on(account), idempotencyKey: `order-${wish.orderId}-${amount}-${currency}` },
    ),
  );
}

/** The order's total has changed. @throws ProviderRefused where it is paid already */
export async function changeIntent(settings: StripeSettings, reference: string, wish: IntentWish) {
  const { amount, currency, account } = wish;
  const fee = Math.round((toProvider(amount, currency) * settings.feeRate) / 10_000);
  return asking(
    stripeClient(settings).paymentIntents.update(
      reference,
      {
        amount: toProvider(amount, currency),
        currency: currency.toLowerCase(),
        ...(fee > 0 && account ? { application_fee_amount: fee } : {}),
      },
      on(account),
    ),
  );
}
