import { cancelPending } from '../refunds/cancel-order.ts';
import { checkPayment } from '../payments/check-payments.ts';
import { isOverdue } from '../cart/hold-queries.ts';
import { told } from '../management/stored-words.ts';
import { isLive, paymentsOf } from '../payments/payment-queries.ts';
import type { OrderServices } from '../services.ts';

/**
 * Ends an order that was not paid in time. What it held is already available to others: queries ignore expired holds. Before a
 * card order ends, its payment is closed at the provider, so that it cannot be paid later.
 * @returns whether it has ended
 */
export async function expireOrder(services: OrderServices, websiteId: string, id: string): Promise<boolean> {
  const { db } = services;
  const site = await services.siteOf(websiteId);
  if (!site) return false;
  const payments = await db.forWebsite(websiteId, (tx) => paymentsOf(tx, id));
  for (const payment of payments) {
    if (payment.provider !== 'stripe' || !isLive(payment)) continue;
    const reported = await checkPayment(services, site, payment, 'close');
    // Unknown or in progress: the next run checks again.
    if (!reported || reported.status === 'processing') return false;
  }
  return db.forWebsite(websiteId, async (tx) => {
    if (!(await isOverdue(tx, id))) return false;
    return cancelPending(services, tx, site, id, { actor: 'system', told: told('overdue') });
  });
}
