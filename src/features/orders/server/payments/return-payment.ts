import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import type { PaymentRow } from './payment-queries.ts';
import { queueRefund } from '../refunds/refund-queue.ts';
import {
  insertRefund,
  returnable,
  reviveRefund,
  type StoredRefund,
  surplusOf,
} from '../refunds/refund-queries.ts';
import type { OrderServices } from '../services.ts';

/**
 * Refunds a payment that no order can take: exactly what was taken and not yet refunded, however often it is
 * requested. A failed refund is retried. The caller has locked the order.
 * @returns the refund's id; nothing if everything is refunded
 */
export async function returnPayment(
  services: OrderServices,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  { actor, by = null, reason = '' }: { actor: StoredRefund['actor']; by?: string | null; reason?: string },
): Promise<string | undefined> {
  if (!payment.order_id) return undefined;
  const before = await surplusOf(tx, payment.id);
  if (before && before.status !== 'failed') return before.id;
  const amount = await returnable(tx, payment.id);
  if (amount <= 0) return undefined;
  const id = before
    ? (await reviveRefund(tx, before.id, { amount, by }))?.id
    : await insertRefund(tx, {
        orderId: payment.order_id,
        paymentId: payment.id,
        amount,
        reason,
        surplus: true,
        actor,
        by,
      });
  if (id) await queueRefund(tx, services.jobs, { websiteId: site.id, refundId: id });
  return id;
}
