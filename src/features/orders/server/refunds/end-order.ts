import { conflict } from '../../../../lib/errors.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { CANCELLED, PAID, PENDING, statusKey } from '../../order-states.ts';
import { cancelPending } from './cancel-order.ts';
import { returnStock } from '../cart/cart-queries.ts';
import { checkPayment } from '../payments/check-payments.ts';
import { isOnlyListed, orderMail } from '../emails/order-mails.ts';
import { lockOrder, moveOrder, noteEvent, wholeOrder } from '../management/order-queries.ts';
import { isCollectedRow, type WholeOrder } from '../management/order-rows.ts';
import { isLive, paymentsOf } from '../payments/payment-queries.ts';
import { performRefund } from './perform-refund.ts';
import { hasBooking, isUntouched } from '../management/present-order.ts';
import { askRefund } from './refund-order.ts';
import { cancelWithRefunds, waitingRefundsOf } from './refund-queries.ts';
import { soldLines } from '../checkout/sold-lines.ts';
import type { OrderServices } from '../services.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { say } from '../management/say.ts';
import { type Told, told } from '../management/stored-words.ts';

export interface Ending {
  actor: 'buyer' | 'owner';
  by: string | null;
  reason: string;
}

/** Cancels an order: an unpaid one immediately, a paid one when everything is refunded. Repeating succeeds. @throws 409 */
export async function endOrderFor(
  services: OrderServices,
  site: Site,
  id: string,
  ending: Ending,
): Promise<void> {
  const after = await services.db.forWebsite(site.id, (tx) => decideEnd(services, tx, site, id, ending));
  await after();
}

/** @returns the work after the commit: asking the provider for what was decided @throws 409 */
export async function decideEnd(
  services: OrderServices,
  tx: Tx,
  site: Site,
  id: string,
  ending: Ending,
): Promise<() => Promise<unknown>> {
  const refundId = await askToEnd(services, tx, site, id, ending);
  return () => (refundId ? performRefund(services, site.id, refundId) : closePayments(services, site, id));
}

/** @returns the refund that it needs */
async function askToEnd(
  services: OrderServices,
  tx: Tx,
  site: Site,
  id: string,
  ending: Ending,
): Promise<string | null> {
  const what = told('cancelledBy', { actor: ending.actor }, ending.reason);
  await lockOrder(tx, id);
  const order = await wholeOrder(tx, id);
  if (order?.status === PENDING) {
    const { actor, by: account } = ending;
    await cancelPending(services, tx, site, id, { actor, account, told: what });
    return null;
  }
  if (order?.status === PAID && ending.actor === 'buyer' && hasBooking(order.items))
    throw conflict(say().hasBooking);
  if (order?.status !== PAID || (ending.actor === 'buyer' && !isUntouched(order.items)))
    throw conflict(
      order && order.status === PAID
        ? say()[isCollectedRow(order) ? 'partReady' : 'partShipped']
        : say().cantCancel({ status: statusKey(order?.status ?? -1) }),
    );
  const waiting = await waitingRefundsOf(tx, id);
  // The refund is in progress: the order ends when it succeeds, and stays as it is if it fails.
  if (order.total === order.refunded && waiting.length > 0) {
    await cancelWithRefunds(tx, id);
    return waiting.at(-1)?.id ?? null;
  }
  if (order.total === order.refunded) return endFree(services, tx, site, order, ending, what);
  const { actor, by, reason } = ending;
  return askRefund(services, tx, site, id, { actor, by, reason, restock: true, endsAs: CANCELLED });
}

/** Nothing was paid, or everything is refunded already. */
async function endFree(
  services: OrderServices,
  tx: Tx,
  site: Site,
  order: WholeOrder,
  ending: Ending,
  what: Told,
) {
  const { id } = order;
  await moveOrder(tx, id, { from: PAID, to: CANCELLED });
  const back = order.items.flatMap((item) =>
    item.tracked && item.variant_id && item.quantity > item.refunded
      ? [{ variantId: item.variant_id, quantity: item.quantity - item.refunded }]
      : [],
  );
  await returnStock(tx, id, `cancelled:${id}`, back);
  const { actor, by: account } = ending;
  await noteEvent(tx, id, { kind: 'cancelled', from: PAID, to: CANCELLED, actor, account, told: what });
  const after = (await wholeOrder(tx, id)) ?? order;
  if (!isOnlyListed(after, actor))
    await orderMail(services, tx, site, after, 'order-cancelled', `order-cancelled:${id}`);
  await services.announce(tx, { type: 'order-cancelled', site, ...soldLines(after) });
  return null;
}

/** Prevents payment of a cancelled order. If the provider can't be reached now, a payment that arrives is refunded. */
async function closePayments(services: OrderServices, site: Site, orderId: string): Promise<void> {
  const payments = await services.db.forWebsite(site.id, (tx) => paymentsOf(tx, orderId));
  for (const payment of payments)
    if (payment.provider === 'stripe' && isLive(payment))
      await checkPayment(services, site, payment, 'close');
}
