import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { findAttempt } from './find-attempt.ts';
import { applyProviderRefund } from '../refunds/provider-refunds.ts';
import { providerNamed } from '../payment-providers/index.ts';
import { OutcomeUnknown, type ProviderPayment } from '../payment-providers/provider.ts';
import { isFinal, isLive, knownPayment, noteAsked, paymentsOf, type PaymentRow } from './payment-queries.ts';
import { recordPayment } from './record-payment.ts';
import type { OrderServices } from '../services.ts';

/** Asks the provider about an order's open payments, and applies the answer. Unknown stays unknown. */
export async function checkPayments(services: OrderServices, site: Site, orderId: string): Promise<void> {
  const payments = await services.db.forWebsite(site.id, (tx) => paymentsOf(tx, orderId));
  for (const payment of payments)
    if (payment.provider === 'stripe' && (isLive(payment) || isFinal(payment)))
      await checkPayment(services, site, payment);
}

/** The result for an attempt that the provider does not know. */
const nothing = ({ amount, currency, account, live }: PaymentRow): ProviderPayment => ({
  status: 'cancelled',
  amount,
  currency,
  account,
  live,
  problem: '',
  email: '',
  shipping: '',
  refunds: [],
});

/**
 * @param ask `close` cancels it, unless it is paid already
 * @returns the provider's report; undefined if unknown
 */
export async function checkPayment(
  services: OrderServices,
  site: Site,
  payment: PaymentRow,
  ask: 'look' | 'close' = 'look',
): Promise<ProviderPayment | undefined> {
  let reported: ProviderPayment;
  let found = payment;
  try {
    if (payment.reference === null) {
      const attempt = await findAttempt(services, site, payment);
      if (attempt === 'dead') return nothing(payment);
      if (!attempt) return undefined;
      found = attempt;
    }
    reported = await providerNamed(services, payment.provider)[ask](knownPayment(site.id, found));
  } catch (error) {
    if (!(error instanceof OutcomeUnknown))
      services.log.warn({ err: error, payment: payment.id }, 'could not look up a payment');
    await services.db.forWebsite(site.id, (tx) => noteAsked(tx, payment.id));
    return undefined;
  }
  await services.db.forWebsite(site.id, async (tx) => {
    await recordPayment(services, tx, site, found, reported);
    for (const refund of reported.refunds) await applyProviderRefund(services, tx, site, found, refund);
  });
  return reported;
}
