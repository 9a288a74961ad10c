import type { Tx } from '../../../../lib/db/database.ts';
import { conflict } from '../../../../lib/errors.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { fromMinor } from '../../../../lib/values/money.ts';
import { FULFILLED, PAID, statusKey } from '../../order-states.ts';
import { clearTrouble, lockOrder, noteEvent, wholeOrder } from '../management/order-queries.ts';
import { shownMoney } from '../emails/order-mails.ts';
import { paymentsOf } from '../payments/payment-queries.ts';
import { planRefund } from './plan-refund.ts';
import { queueRefund } from './refund-queue.ts';
import { refundTrouble } from './perform-refund.ts';
import {
  failedTwin,
  insertRefund,
  type NewRefund,
  reserveLines,
  reserveRefund,
  reviveRefund,
  type StoredRefund,
  waitingRefundsOf,
} from './refund-queries.ts';
import { readShop } from '../management/shop-queries.ts';
import type { OrderServices } from '../services.ts';
import { say } from '../management/say.ts';
import { told } from '../management/stored-words.ts';
import { staffWords } from '../staff-words.ts';

export interface RefundWish {
  /** An amount as in the API; everything that is left if neither this nor lines are given. */
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
 * Reserves an amount to be refunded, and queues the job that does it. Never more than was paid: the condition is part of
 * the update. A failed refund is the same refund, tried again.
 * @returns the refund's id
 * @throws 409 if less than that is left
 */
export async function askRefund(
  services: OrderServices,
  tx: Tx,
  site: Site,
  orderId: string,
  wish: RefundWish,
): Promise<string> {
  await lockOrder(tx, orderId);
  const order = await wholeOrder(tx, orderId);
  if (!order || (order.status !== PAID && order.status !== FULFILLED))
    throw conflict(staffWords().cantRefund({ status: statusKey(order?.status ?? -1) }));
  const { left, lines, amount } = planRefund(order, wish);
  const { locale } = await readShop(tx);
  if (amount <= 0) {
    const isUnderWay = (await waitingRefundsOf(tx, orderId)).length > 0;
    throw conflict(say()[isUnderWay ? 'refundUnderWay' : 'nothingToRefund']);
  }
  if (!(await reserveRefund(tx, orderId, amount)))
    throw conflict(staffWords().onlyAmountRefundable({ amount: shownMoney(left, order.currency, locale) }));
  if (lines.length > 0 && !(await reserveLines(tx, orderId, lines)))
    throw conflict(staffWords().moreThanBought);
  const payment = (await paymentsOf(tx, orderId)).find(
    (one) => one.provider === order.provider && one.reference === order.transaction_id,
  );
  if (!payment) throw conflict(say().refundElsewhere);
  const { actor, by, reason = '', restock = false, endsAs = null } = wish;
  const paymentId = payment.id;
  const refund = { orderId, paymentId, amount, lines, restock, reason, endsAs, actor, by };
  const refundId = await writeRefund(tx, refund);
  await queueRefund(tx, services.jobs, { websiteId: site.id, refundId });
  const asked = { minor: amount, currency: order.currency };
  const what = told('refundRequested', { amount: asked }, reason);
  await noteEvent(tx, orderId, { kind: 'refund-asked', actor, account: by, told: what });
  return refundId;
}

/** One row per intention: a failed refund that is requested again waits again. */
async function writeRefund(tx: Tx, refund: NewRefund): Promise<string> {
  const failed = await failedTwin(tx, refund);
  if (failed) {
    const { amount, by = null } = refund;
    await reviveRefund(tx, failed.id, { amount, by });
    await clearTrouble(tx, refund.orderId, refundTrouble(failed.problem));
    return failed.id;
  }
  const id = await insertRefund(tx, refund);
  if (!id) throw new Error('The refund was not written.');
  return id;
}

/** Retries a failed refund; its amount and lines must still be available. @throws 409 */
export async function askAgain(
  services: OrderServices,
  tx: Tx,
  site: Site,
  failed: StoredRefund,
  by: string,
): Promise<string> {
  const { order_id: orderId, lines, restock, reason, then_status: endsAs } = failed;
  const pieces = lines.map(({ item, quantity }) => ({ item, quantity }));
  const wish = { restock, reason, endsAs, actor: 'owner', by, amount: fromMinor(failed.amount) } as const;
  return askRefund(services, tx, site, orderId, pieces.length > 0 ? { ...wish, lines: pieces } : wish);
}
