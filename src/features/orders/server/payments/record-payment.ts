import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { CANCELLED, PENDING } from '../../order-states.ts';
import { cancelPending } from '../refunds/cancel-order.ts';
import { endBankHold, holdLonger } from '../cart/hold-queries.ts';
import { buyersLocale, orderMail, ownerMail, shownMoney } from '../emails/order-mails.ts';
import { boughtOrder, holdOrder, noteEvent, setTrouble } from '../management/order-queries.ts';
import type { BoughtOrder } from '../management/order-rows.ts';
import { payOrder } from './pay-order.ts';
import type { ProviderPayment } from '../payment-providers/provider.ts';
import { isFinal, isLive, lockPayment, type PaymentRow, setPayment, setTaken } from './payment-queries.ts';
import { returnPayment } from './return-payment.ts';
import { soldLines } from '../checkout/sold-lines.ts';
import { inEnglish, sayReason, storedReason, type Told, told, toOwner } from '../management/stored-words.ts';
import { languageOf } from '../../../../lib/messages/languages.ts';
import { readShop } from '../management/shop-queries.ts';
import type { OrderServices } from '../services.ts';

type PaymentReport = Omit<ProviderPayment, 'refunds' | 'email' | 'shipping'>;

export type Outcome = 'known' | 'paid' | 'waiting' | 'given-back' | 'review';

/**
 * Applies a provider's report on a payment once, whether it comes from the buyer's browser, a webhook or the sweep. The order
 * is locked first, then the payment, so that concurrent reports are applied one after the other. A repeated report
 * changes nothing.
 */
export async function recordPayment(
  services: OrderServices,
  tx: Tx,
  site: Site,
  found: PaymentRow,
  reported: PaymentReport,
): Promise<Outcome> {
  // Checked before taking any lock.
  if (isFinal(found)) return 'known';
  const orderId = found.order_id;
  const taken = reported.status === 'succeeded';
  // In this order, so that the last read sees the state after the locks.
  const [, payment, order] = await Promise.all([
    orderId ? holdOrder(tx, orderId) : undefined,
    lockPayment(tx, found.id),
    orderId && taken ? boughtOrder(tx, orderId) : undefined,
  ]);
  return applyReport(services, tx, site, payment, order, reported);
}

/** The same for a caller that has locked the order and read it under the lock. */
export async function applyReport(
  services: OrderServices,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  order: BoughtOrder | undefined,
  reported: PaymentReport,
): Promise<Outcome> {
  if (isFinal(payment)) return 'known';
  if (reported.status !== 'succeeded') {
    await followBank(services, tx, site, payment, reported);
    return 'waiting';
  }
  // The amount taken must match the order, and is what gets refunded if it doesn't.
  const { amount, currency } = reported;
  await setTaken(tx, payment.id, { amount, currency });
  return settle(services, tx, site, { ...payment, amount, currency }, order, reported);
}

async function settle(
  services: OrderServices,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  order: BoughtOrder | undefined,
  reported: PaymentReport,
): Promise<Outcome> {
  const wrong = mismatch(payment, reported, order);
  if (!order || wrong) {
    await setPayment(tx, payment.id, {
      status: 'review',
      problem: wrong ? await textOf(tx, wrong) : inEnglish(told('noMatchingOrder')),
    });
    await tellTrouble(services, tx, site, payment, order, wrong ?? told('paidWithoutOrder'));
    return 'review';
  }
  if (order.status === PENDING) {
    const by = {
      provider: payment.provider,
      transactionId: payment.reference ?? '',
      stripeAccount: payment.account,
      payment: { id: payment.id },
      actor: 'provider',
    } as const;
    if (await payOrder(services, tx, site, order, by)) return 'paid';
    await setPayment(tx, payment.id, { status: 'succeeded', problem: '' });
    await cancelPending(services, tx, site, order.id, {
      actor: 'system',
      told: told('soldOutFirst'),
    });
    await giveBack(services, tx, site, payment, order, 'ran-out');
    return 'given-back';
  }
  await setPayment(tx, payment.id, { status: 'succeeded', problem: '' });
  await giveBack(services, tx, site, payment, order, order.status === CANCELLED ? 'cancelled' : 'twice');
  return 'given-back';
}

/** Records a report that does not settle the payment. */
async function followBank(
  services: OrderServices,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  { status: said, problem }: PaymentReport,
): Promise<void> {
  const { order_id: orderId } = payment;
  const status = said === 'failed' ? 'waiting' : said;
  // An abandoned payment becomes live again only if money is on its way.
  if (isLive(payment) || status === 'processing') await setPayment(tx, payment.id, { status, problem });
  if (!orderId) return;
  if (status === 'processing') await waitForBank(services, tx, site, orderId);
  else if (payment.status === 'processing') await endWait(services, tx, site, orderId);
}

/** The bank has not paid, so the items are no longer held; within the usual time the buyer may try again. */
async function endWait(services: OrderServices, tx: Tx, site: Site, orderId: string): Promise<void> {
  if (!(await endBankHold(tx, orderId))) return;
  await cancelPending(services, tx, site, orderId, {
    actor: 'provider',
    told: told('bankDidntPay'),
    tell: true,
  });
}

/** Bank debits take days, during which the items are held. */
const PROCESSING_DAYS = 7;

async function waitForBank(services: OrderServices, tx: Tx, site: Site, orderId: string): Promise<void> {
  await holdLonger(tx, orderId, PROCESSING_DAYS);
  const order = await boughtOrder(tx, orderId);
  if (order?.status === PENDING)
    await services.announce(tx, { type: 'order-held', site, ...soldLines(order) });
}

const textOf = async (tx: Tx, what: Told): Promise<string> => inEnglish(what, await readShop(tx));

/** Why this payment may not pay the order. A closed order takes no payment of any amount: it is refunded. */
function mismatch(payment: PaymentRow, reported: PaymentReport, order: BoughtOrder | undefined): Told | null {
  if (reported.account !== payment.account) return told('wrongAccount');
  if (reported.live !== payment.live) return told('testForReal');
  if (order?.status !== PENDING) return null;
  if (order.total === reported.amount && order.currency === reported.currency) return null;
  return told('wrongAmount', {
    taken: { minor: reported.amount, currency: reported.currency },
    total: { minor: order.total, currency: order.currency },
  });
}

const stories = {
  'ran-out': {
    reason: 'soldOutFirst',
    what: 'soldOut',
  },
  cancelled: {
    reason: 'cancelledFirst',
    what: 'paidAfterCancelling',
  },
  twice: {
    reason: 'paidAlready',
    what: 'paidTwice',
  },
} as const;

/** Refunds a payment that its order cannot take, in full and once; buyer and owner are notified. */
async function giveBack(
  services: OrderServices,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  order: BoughtOrder,
  story: keyof typeof stories,
): Promise<void> {
  const reason = storedReason(stories[story].reason);
  const what = told(stories[story].what);
  const asked = await returnPayment(services, tx, site, payment, { actor: 'system', reason });
  if (!asked) return;
  await noteEvent(tx, order.id, { kind: 'payment-returned', actor: 'system', told: what });
  const locale = buyersLocale(order, await readShop(tx));
  const more = {
    amount: shownMoney(payment.amount, payment.currency, locale),
    note: sayReason(reason, languageOf(locale)),
  };
  await orderMail(services, tx, site, order, 'order-refunded', `payment-returned:${payment.id}`, more);
  const kind = story === 'ran-out' ? 'owner-ran-out' : 'owner-payment-trouble';
  await ownerMail(services, tx, site, kind, `${kind}:${payment.id}`, order, (owner) => ({
    problem: toOwner(what, owner),
  }));
}

async function tellTrouble(
  services: OrderServices,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  order: BoughtOrder | undefined,
  what: Told,
): Promise<void> {
  if (order) {
    await setTrouble(tx, order.id, await textOf(tx, what));
    await noteEvent(tx, order.id, { kind: 'payment-review', actor: 'system', told: what });
  }
  const cause = `owner-payment-trouble:${payment.id}`;
  await ownerMail(services, tx, site, 'owner-payment-trouble', cause, order ?? null, (owner) => ({
    problem: toOwner(what, owner),
  }));
}
