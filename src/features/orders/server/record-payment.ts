import type { Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/request-context.ts';
import { CANCELLED, PENDING } from '../order-states.ts';
import { cancelPending } from './cancel-order.ts';
import { holdLonger } from './hold-queries.ts';
import { orderMail, ownerMail, shownMoney } from './order-mails.ts';
import { boughtOrder, holdOrder, noteEvent, setTrouble } from './order-queries.ts';
import type { BoughtOrder } from './order-rows.ts';
import { payOrder } from './pay-order.ts';
import type { ProviderNews } from './payment-providers/provider.ts';
import { lockPayment, type PaymentRow, setPayment } from './payment-queries.ts';
import { queueRefund } from './refund-queue.ts';
import { insertRefund } from './refund-queries.ts';
import { soldLines } from './sold-lines.ts';
import { readShop } from './shop-queries.ts';
import type { OrderServices } from './services.ts';

export type Outcome = 'known' | 'paid' | 'waiting' | 'given-back' | 'review';

/**
 * What a provider says of a payment, applied once, whoever brings it: the buyer's browser, a webhook or the sweep. The order
 * is locked first, then the payment, so that those who come together come one after the other. The same news again
 * changes nothing.
 */
export async function recordPayment(
  services: OrderServices,
  tx: Tx,
  site: Site,
  found: PaymentRow,
  news: Omit<ProviderNews, 'refunds'>,
): Promise<Outcome> {
  // These are final, so nothing has to wait for them.
  if (found.status === 'succeeded' || found.status === 'review') return 'known';
  const orderId = found.order_id;
  const taken = news.status === 'succeeded';
  // In this order: what is read last sees what the locks have waited for.
  const [, payment, order] = await Promise.all([
    orderId ? holdOrder(tx, site.id, orderId) : undefined,
    lockPayment(tx, site.id, found.id),
    orderId && taken ? boughtOrder(tx, site.id, orderId) : undefined,
  ]);
  return applyNews(services, tx, site, payment, order, news);
}

/** The same where the caller has locked the order and has read it since. */
export async function applyNews(
  services: OrderServices,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  order: BoughtOrder | undefined,
  news: Omit<ProviderNews, 'refunds'>,
): Promise<Outcome> {
  const orderId = payment.order_id;
  if (payment.status === 'succeeded' || payment.status === 'review') return 'known';
  if (news.status !== 'succeeded') {
    if (news.status === 'processing' && orderId) await waitForBank(services, tx, site, orderId);
    const status = news.status === 'failed' ? 'waiting' : news.status;
    if (payment.status !== 'cancelled')
      await setPayment(tx, site.id, payment.id, { status, problem: news.problem });
    return 'waiting';
  }
  const wrong = mismatch(payment, news, order);
  if (!order || wrong) {
    await setPayment(tx, site.id, payment.id, {
      status: 'review',
      problem: wrong ?? 'There is no order for it.',
    });
    await tellTrouble(
      services,
      tx,
      site,
      payment,
      order,
      wrong ?? 'A payment came for which there is no order.',
    );
    return 'review';
  }
  if (order.status === PENDING) {
    const by = {
      provider: payment.provider,
      transactionId: payment.reference,
      stripeAccount: payment.account,
      payment: { id: payment.id },
      actor: 'provider',
    } as const;
    if (await payOrder(services, tx, site, order, by)) return 'paid';
    await setPayment(tx, site.id, payment.id, { status: 'succeeded', problem: '' });
    await cancelPending(services, tx, site, order.id, {
      actor: 'system',
      text: 'It was paid when the goods had run out. The money goes back.',
    });
    await giveBack(services, tx, site, payment, order, 'ran-out');
    return 'given-back';
  }
  await setPayment(tx, site.id, payment.id, { status: 'succeeded', problem: '' });
  await giveBack(services, tx, site, payment, order, order.status === CANCELLED ? 'cancelled' : 'twice');
  return 'given-back';
}

/** Bank debits take their time; the goods wait for them. */
const PROCESSING_DAYS = 7;

async function waitForBank(services: OrderServices, tx: Tx, site: Site, orderId: string): Promise<void> {
  await holdLonger(tx, site.id, orderId, PROCESSING_DAYS);
  const order = await boughtOrder(tx, site.id, orderId);
  if (order?.status === PENDING)
    await services.announce(tx, { type: 'order-held', site, ...soldLines(order) });
}

function mismatch(
  payment: PaymentRow,
  news: Omit<ProviderNews, 'refunds'>,
  order: BoughtOrder | undefined,
): string | null {
  if (news.amount !== payment.amount || news.currency !== payment.currency)
    return `The provider has taken ${news.amount} ${news.currency} (in hundredths), not ${payment.amount} ${payment.currency}.`;
  if (news.account !== payment.account) return 'The money went to another account than this shop’s.';
  if (news.live !== payment.live) return 'A test payment came for a real one, or the other way round.';
  if (order?.status === PENDING && (order.total !== payment.amount || order.currency !== payment.currency))
    return 'The order was changed after the payment had begun.';
  return null;
}

const stories = {
  'ran-out': {
    reason: 'Sold out before the payment arrived.',
    text: 'The goods had run out when the payment came, so it is given back.',
  },
  cancelled: {
    reason: 'The order was cancelled before the payment arrived.',
    text: 'A payment came after the order was cancelled, so it is given back.',
  },
  twice: {
    reason: 'The order was paid already.',
    text: 'A second payment came for this order, so it is given back.',
  },
} as const;

/** Money that came for an order which cannot take it goes back in full, once; buyer and owner are told. */
async function giveBack(
  services: OrderServices,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  order: BoughtOrder,
  story: keyof typeof stories,
): Promise<void> {
  const { reason, text } = stories[story];
  const refundId = await insertRefund(tx, site.id, {
    orderId: order.id,
    paymentId: payment.id,
    amount: payment.amount,
    reason,
    surplus: true,
    actor: 'system',
  });
  if (!refundId) return;
  await queueRefund(tx, services.jobs, { websiteId: site.id, refundId });
  await noteEvent(tx, site.id, order.id, { kind: 'payment-returned', actor: 'system', text });
  const { locale } = await readShop(tx, site.id);
  const more = { amount: shownMoney(payment.amount, payment.currency, locale), note: reason };
  await orderMail(services, tx, site, order, 'order-refunded', `payment-returned:${payment.id}`, more);
  const kind = story === 'ran-out' ? 'owner-ran-out' : 'owner-payment-trouble';
  await ownerMail(services, tx, site, kind, `${kind}:${payment.id}`, order, { problem: text });
}

async function tellTrouble(
  services: OrderServices,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  order: BoughtOrder | undefined,
  problem: string,
): Promise<void> {
  if (order) {
    await setTrouble(tx, site.id, order.id, problem);
    await noteEvent(tx, site.id, order.id, { kind: 'payment-review', actor: 'system', text: problem });
  }
  const cause = `owner-payment-trouble:${payment.id}`;
  await ownerMail(services, tx, site, 'owner-payment-trouble', cause, order ?? null, { problem });
}
