import type { Tx } from '../../../lib/db/database.ts';
import { conflict } from '../../../lib/errors.ts';
import type { Site } from '../../../lib/http/request-context.ts';
import { fromMinor } from '../../../lib/money.ts';
import { FULFILLED, PAID, statusWord } from '../order-states.ts';
import { lockOrder, noteEvent, wholeOrder } from './order-queries.ts';
import { shownMoney } from './order-mails.ts';
import { paymentsOf } from './payment-queries.ts';
import { planRefund } from './plan-refund.ts';
import { queueRefund } from './refund-queue.ts';
import { insertRefund, reserveLines, reserveRefund, type StoredRefund } from './refund-queries.ts';
import { readShop } from './shop-queries.ts';
import type { OrderServices } from './services.ts';

export interface RefundWish {
  /** Money as it crosses the wire; all that is left where neither this nor lines are given. */
  amount?: number | undefined;
  lines?: readonly { item: string; quantity: number }[] | undefined;
  shipping?: boolean | undefined;
  restock?: boolean | undefined;
  reason?: string | undefined;
  endsAs?: 3 | 4 | null;
  actor: StoredRefund['actor'];
  by: string | null;
}

/**
 * Sets money aside to be given back, and a job that does it. Never more than was paid in all: the condition stands in the
 * update. With nothing left to pay back the order may still end.
 * @returns the refund's id
 * @throws 409 where so much is not left
 */
export async function askRefund(
  services: OrderServices,
  tx: Tx,
  site: Site,
  orderId: string,
  wish: RefundWish,
): Promise<string> {
  await lockOrder(tx, site.id, orderId);
  const order = await wholeOrder(tx, site.id, orderId);
  if (!order || (order.status !== PAID && order.status !== FULFILLED))
    throw conflict(`This order is ${statusWord(order?.status ?? -1)}, so nothing can be given back.`, {
      status: order?.status,
    });
  const { left, lines, amount } = planRefund(order, wish);
  const { locale } = await readShop(tx, site.id);
  const show = (minor: number) => shownMoney(minor, order.currency, locale);
  if (amount <= 0) throw conflict('There is nothing left to give back.', { left: fromMinor(left) });
  if (!(await reserveRefund(tx, site.id, orderId, amount)))
    throw conflict(`Only ${show(left)} of this order is left to give back.`, { left: fromMinor(left) });
  if (lines.length > 0 && !(await reserveLines(tx, site.id, orderId, lines)))
    throw conflict('More of a line would come back than was bought.');
  const payment = (await paymentsOf(tx, site.id, orderId)).find(
    (one) => one.provider === order.provider && one.reference === order.transaction_id,
  );
  if (!payment)
    throw conflict('The payment of this order is not known here, so it cannot be given back from here.');
  const { actor, by, reason = '', restock = false, endsAs = null } = wish;
  const refundId = await insertRefund(tx, site.id, {
    orderId,
    paymentId: payment.id,
    amount,
    lines,
    restock,
    reason,
    endsAs,
    actor,
    by,
  });
  if (!refundId) throw new Error('The refund was not written.');
  await queueRefund(tx, services.jobs, { websiteId: site.id, refundId });
  const text = `${show(amount)} to be given back.${reason ? ` ${reason}` : ''}`;
  await noteEvent(tx, site.id, orderId, { kind: 'refund-asked', actor, account: by, text });
  return refundId;
}
