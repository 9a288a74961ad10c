import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { FULFILLED, PAID } from '../../order-states.ts';
import { wholeOrder } from '../management/order-queries.ts';
import { askRefund, type RefundWish } from './refund-order.ts';
import type { OrderServices } from '../services.ts';

/**
 * Refunds what was paid for a line of a later feature. The caller has locked the order.
 * @returns false if nothing was paid for it, or it was refunded before
 */
export async function refundReference(
  services: OrderServices,
  tx: Tx,
  site: Site,
  orderId: string,
  reference: string,
  wish: Pick<RefundWish, 'actor' | 'by' | 'reason'>,
): Promise<boolean> {
  const order = await wholeOrder(tx, orderId);
  const item = order?.items.find((one) => one.reference === reference);
  if (!order || !item || item.refunded >= item.quantity || item.paid === item.refunded_amount) return false;
  if (order.status !== PAID && order.status !== FULFILLED) return false;
  await askRefund(services, tx, site, orderId, { ...wish, lines: [{ item: item.id, quantity: 1 }] });
  return true;
}
