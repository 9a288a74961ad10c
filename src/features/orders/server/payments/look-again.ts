import { PENDING } from '../../order-states.ts';
import { checkPayment } from './check-payments.ts';
import { lockOrder } from '../management/order-queries.ts';
import { isLive, paymentById } from './payment-queries.ts';
import type { OrderServices } from '../services.ts';

/** Compares a payment with the provider's state: events get lost, tabs are closed, answers never arrive. */
export async function lookAgain(services: OrderServices, websiteId: string, id: string): Promise<void> {
  const site = await services.siteOf(websiteId);
  if (!site) return;
  const [payment, order] = await services.db.forWebsite(websiteId, async (tx) => {
    const found = await paymentById(tx, id);
    return [found, found?.order_id ? await lockOrder(tx, found.order_id) : undefined] as const;
  });
  if (payment?.provider !== 'stripe' || !isLive(payment)) return;
  // A closed payment takes no more money.
  const ask = order && order.status !== PENDING && payment.status === 'waiting' ? 'close' : 'look';
  await checkPayment(services, site, payment, ask);
}
