import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { CANCELLED, FULFILLED, isLegalMove, PAID, REFUNDED } from '../../order-states.ts';
import { returnStock } from '../cart/cart-queries.ts';
import { buyersLocale, orderMail, ownerMail, shownMoney } from '../emails/order-mails.ts';
import { lockOrder, moveOrder, noteEvent, setTrouble, wholeOrder } from '../management/order-queries.ts';
import type { WholeOrder } from '../management/order-rows.ts';
import { providerNamed } from '../payment-providers/index.ts';
import { KeySpent, OutcomeUnknown, ProviderRefused } from '../payment-providers/provider.ts';
import { knownPayment, paymentById } from '../payments/payment-queries.ts';
import {
  cancelAsked,
  endRefund,
  giveCreditNumber,
  noteRefundTry,
  orderOfRefund,
  refundedForGood,
  releaseRefund,
  spendRefundKey,
  type StoredRefund,
} from './refund-queries.ts';
import { readShop } from '../management/shop-queries.ts';
import { inEnglish, sayReason, told, toOwner } from '../management/stored-words.ts';
import { languageOf } from '../../../../lib/messages/languages.ts';
import { soldLines } from '../checkout/sold-lines.ts';
import type { OrderServices } from '../services.ts';

/**
 * Refunds through the provider that took the payment. May be tried any number of times: each attempt after the first looks for
 * the refund at the provider before requesting it, and a key changes only if the attempt under it is dead.
 * @returns false if the outcome is not known yet; try again
 */
export async function performRefund(
  services: OrderServices,
  websiteId: string,
  refundId: string,
): Promise<boolean> {
  const site = await services.siteOf(websiteId);
  if (!site) return true;
  const found = await services.db.forWebsite(websiteId, async (tx) => {
    const refund = await noteRefundTry(tx, refundId);
    const payment = refund?.payment_id ? await paymentById(tx, refund.payment_id) : undefined;
    return refund && payment && { refund, payment };
  });
  if (!found) return true;
  const { refund, payment } = found;
  const within = <T>(work: (tx: Tx) => Promise<T>) => services.db.forWebsite(websiteId, work);
  try {
    const provider = providerNamed(services, payment.provider);
    const { id, amount, key_number: key } = refund;
    const wanted = { id, amount, key, again: refund.tries > 1 };
    const { reference, status } = await provider.refund(knownPayment(websiteId, payment), wanted);
    if (status === 'waiting') return false;
    await within((tx) => finishRefund(services, tx, site, refund.id, reference));
    return true;
  } catch (error) {
    if (error instanceof ProviderRefused) {
      await within((tx) => failRefund(services, tx, site, refund.id, error.message));
      return true;
    }
    if (error instanceof KeySpent) await within((tx) => spendRefundKey(tx, refund.id, refund.key_number));
    if (!(error instanceof OutcomeUnknown))
      services.log.error({ err: error, refund: refund.id }, 'a refund failed');
    return false;
  }
}

/** The refund succeeded. Stock, status, email and documents follow in the same transaction; a repeat changes nothing. */
export async function finishRefund(
  services: OrderServices,
  tx: Tx,
  site: Site,
  refundId: string,
  reference: string,
) {
  const orderId = await orderOfRefund(tx, refundId);
  if (!orderId) return;
  await lockOrder(tx, orderId);
  const refund = await endRefund(tx, refundId, { status: 'done', reference });
  if (!refund) return;
  await followRefund(services, tx, site, refund);
}

const failure = (problem: string) => told('refundFailed', { problem: { problem } });
/** Note on an order whose refund has failed, until it is retried or settled. */
export const refundTrouble = (problem: string): string => inEnglish(failure(problem));

/** The consequences of a successful refund. */
export async function followRefund(
  services: OrderServices,
  tx: Tx,
  site: Site,
  refund: StoredRefund,
): Promise<void> {
  const before = await wholeOrder(tx, refund.order_id);
  if (!before) return;
  const shop = await readShop(tx);
  const amount = { minor: refund.amount, currency: before.currency };
  const what = told('refunded', { amount });
  await noteEvent(tx, before.id, { kind: 'refunded', actor: refund.actor, told: what });
  if (refund.surplus) return;
  if (refund.restock) await returnStock(tx, before.id, `refund:${refund.id}`, piecesOf(before, refund));
  await endOrder(services, tx, site, before, refund);
  const order = (await wholeOrder(tx, before.id)) ?? before;
  const locale = buyersLocale(order, shop);
  const more = {
    amount: shownMoney(refund.amount, before.currency, locale),
    note: sayReason(refund.reason, languageOf(locale)),
  };
  const kind = order.status === CANCELLED ? 'order-cancelled' : 'order-refunded';
  await orderMail(services, tx, site, order, kind, `order-refunded:${refund.id}`, more);
  await giveCreditNumber(tx, refund.id);
}

function piecesOf(order: WholeOrder, { lines }: StoredRefund) {
  return lines.flatMap(({ item, quantity }) => {
    const line = order.items.find((one) => one.id === item);
    return line?.tracked && line.variant_id ? [{ variantId: line.variant_id, quantity }] : [];
  });
}

/** Nothing is left to send: all unsent items are refunded. */
async function endSending(services: OrderServices, tx: Tx, site: Site, before: WholeOrder): Promise<void> {
  const order = await wholeOrder(tx, before.id);
  if (order?.status !== PAID) return;
  const settled = order.items.every(({ fulfilled, refunded, quantity }) => fulfilled + refunded >= quantity);
  if (!settled || !order.items.some(({ fulfilled, refunded }) => fulfilled > refunded)) return;
  if (!(await moveOrder(tx, order.id, { from: PAID, to: FULFILLED }))) return;
  const what = told('restRefunded');
  const event = { kind: 'fulfilled', from: PAID, to: FULFILLED, actor: 'system', told: what } as const;
  await noteEvent(tx, order.id, event);
  await services.announce(tx, { type: 'order-fulfilled', site, ...soldLines(order) });
}

/** When everything is refunded, the order becomes refunded, or cancelled if that was requested. */
async function endOrder(
  services: OrderServices,
  tx: Tx,
  site: Site,
  order: WholeOrder,
  refund: StoredRefund,
) {
  if ((await refundedForGood(tx, order.id)) < order.total) return endSending(services, tx, site, order);
  const to = order.status === PAID && (await cancelAsked(tx, order.id)) ? CANCELLED : REFUNDED;
  // A cancelled order stays cancelled when its refund succeeds later.
  if (!isLegalMove(order.status, to)) return;
  if (!(await moveOrder(tx, order.id, { from: order.status, to }))) return;
  const what = told(to === CANCELLED ? 'cancelledAndRefunded' : 'refundedInFull');
  const event = { kind: to === CANCELLED ? 'cancelled' : 'refunded-in-full', from: order.status, to };
  await noteEvent(tx, order.id, { ...event, actor: refund.actor, told: what });
  const type = to === CANCELLED ? 'order-cancelled' : 'order-refunded';
  await services.announce(tx, { type, site, ...soldLines(order) });
}

/** The provider has refused finally: the reserved amount is released, and the owner is notified. */
export async function failRefund(
  services: OrderServices,
  tx: Tx,
  site: Site,
  refundId: string,
  problem: string,
) {
  const orderId = await orderOfRefund(tx, refundId);
  if (!orderId) return;
  await lockOrder(tx, orderId);
  const refund = await endRefund(tx, refundId, { status: 'failed', problem });
  if (!refund) return;
  await releaseRefund(tx, refund);
  await tellFailure(services, tx, site, orderId, problem, `refund-failed:${refundId}`);
}

/** Tells the owner of a refund that failed, on the order and by email. */
export async function tellFailure(
  services: OrderServices,
  tx: Tx,
  site: Site,
  orderId: string,
  problem: string,
  cause: string,
): Promise<void> {
  await setTrouble(tx, orderId, refundTrouble(problem));
  await noteEvent(tx, orderId, { kind: 'refund-failed', actor: 'provider', told: failure(problem) });
  const order = (await wholeOrder(tx, orderId)) ?? null;
  await ownerMail(services, tx, site, 'owner-payment-trouble', cause, order, (owner) => ({
    problem: toOwner(failure(problem), owner),
  }));
}
