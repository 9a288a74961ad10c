import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, notFound } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { Actor, Site, SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { fromMinor } from '../../../../lib/values/money.ts';
import type { ordersContract } from '../../contract.ts';
import { checkPayment, checkPayments } from './check-payments.ts';
import { type CheckRow, findChecks } from './check-queries.ts';
import { clearTrouble, lockOrder, noteEvent, wholeOrder } from '../management/order-queries.ts';
import { closePayment, lockPayment, paymentById, setPayment } from './payment-queries.ts';
import { performRefund, refundTrouble } from '../refunds/perform-refund.ts';
import { askAgain } from '../refunds/refund-order.ts';
import { closeRefund, refundById } from '../refunds/refund-queries.ts';
import { returnPayment } from './return-payment.ts';
import type { OrderServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';
import { sayProblem, type Told, told } from '../management/stored-words.ts';

type Calls = 'GET /api/orders/payments' | 'POST /api/orders/payments/{id}/repair';

/** Finds mismatched payments, and resolves them. */
export const paymentChecks = (services: OrderServices): Pick<Handlers<typeof ordersContract>, Calls> => ({
  'GET /api/orders/payments': async ({ db }) =>
    (await db((tx) => findChecks(tx))).map((row) => ({
      _id: row.id,
      kind: row.kind,
      orderId: row.order_id,
      orderNumber: row.number,
      provider: row.provider,
      transactionID: row.reference,
      amount: fromMinor(row.amount),
      currency: row.currency,
      sentence: sentenceOf(row),
      createdAt: row.created_at.toISOString(),
    })),

  'POST /api/orders/payments/{id}/repair': async (request, { params: { id }, body: { action } }) => {
    const { site, db } = request;
    const find = async () => (await db((tx) => findChecks(tx))).find((row) => row.id === id);
    const row = await find();
    if (!row) {
      if (await db((tx) => known(tx, id))) return { repaired: true, sentence: staffWords().noLongerOpen };
      throw notFound(staffWords().noPaymentFound);
    }
    if (action === 'check') await checkRow(services, site, row);
    else {
      const refundId = await db((tx) => decide(services, tx, request, row, action));
      if (refundId) {
        await performRefund(services, site.id, refundId);
        const refund = await db((tx) => refundById(tx, refundId));
        if (refund?.status === 'failed')
          return {
            repaired: false,
            sentence: staffWords().refundFailed({ problem: sayProblem(refund.problem) }),
          };
        if (refund?.status === 'waiting') return { repaired: false, sentence: staffWords().refundIssued };
      }
    }
    const left = await find();
    return left
      ? { repaired: false, sentence: sentenceOf(left) }
      : {
          repaired: true,
          sentence: action === 'close' ? staffWords().markedAsSettled : staffWords().matchAgain,
        };
  },
});

function sentenceOf({ kind, problem }: CheckRow): string {
  const words = staffWords();
  switch (kind) {
    case 'payment-without-order':
      return words.paymentWithoutOrder;
    case 'order-without-payment':
      return words.orderWithoutPayment;
    case 'refund-stuck':
      return words.refundStuck;
    case 'refund-failed':
      return words.refundFailed({ problem: sayProblem(problem) });
    case 'under-review':
      return sayProblem(problem);
  }
}

async function checkRow(services: OrderServices, site: Site, { id, kind, order_id: orderId }: CheckRow) {
  if (kind === 'refund-stuck') await performRefund(services, site.id, id);
  else if (orderId) await checkPayments(services, site, orderId);
  else {
    const payment = await services.db.forWebsite(site.id, (tx) => paymentById(tx, id));
    if (payment) await checkPayment(services, site, payment);
  }
}

/**
 * Refunds an entry of the list, or dismisses it. The entry is checked again under the order's lock, so that of
 * several presses one decides and the others see the result.
 * @returns the refund to perform
 * @throws 409
 */
async function decide(
  services: OrderServices,
  tx: Tx,
  { site, by, acting }: SiteRequest<Actor>,
  { id, kind, order_id: orderId }: CheckRow,
  action: 'refund' | 'close',
): Promise<string | undefined> {
  if (kind === 'order-without-payment' || kind === 'refund-stuck')
    throw conflict(staffWords().onlyPaymentsAndRefunds);
  if (action === 'refund' && !orderId) throw conflict(staffWords().refundInStripe);
  // A mere check is not recorded: its result is visible in the order itself.
  await acting?.note(tx);
  if (orderId) await lockOrder(tx, orderId);
  const say = (what: Told) =>
    orderId
      ? noteEvent(tx, orderId, {
          kind: 'payment-review',
          actor: 'owner',
          account: by.accountId,
          told: what,
        })
      : undefined;
  if (kind === 'refund-failed') {
    const failed = await refundById(tx, id);
    if (!failed) return undefined;
    if (action === 'close') {
      await closeRefund(tx, id);
      await clearTrouble(tx, failed.order_id, refundTrouble(failed.problem));
      await say(told('refundSettled'));
      return undefined;
    }
    if (failed.status === 'waiting') return id;
    // Another press has refunded it meanwhile; what the bank returned later is a separate problem.
    if (failed.status === 'done' && failed.problem === '') return undefined;
    if (failed.status === 'done') throw conflict(staffWords().bankReturnedRefund);
    if (!failed.surplus) return askAgain(services, tx, site, failed, by.accountId);
    await clearTrouble(tx, failed.order_id, refundTrouble(failed.problem));
  }
  const paymentId = kind === 'refund-failed' ? (await refundById(tx, id))?.payment_id : id;
  if (!paymentId) return undefined;
  const payment = await lockPayment(tx, paymentId);
  if (orderId && payment.problem) await clearTrouble(tx, orderId, payment.problem);
  if (action === 'close') {
    if (!payment.closed_at) await say(told('paymentSettled'));
    await closePayment(tx, paymentId);
    return undefined;
  }
  if (payment.status === 'review') {
    await setPayment(tx, paymentId, { status: 'succeeded' });
    await say(told('paymentRefunded'));
  }
  return returnPayment(services, tx, site, payment, { actor: 'owner', by: by.accountId });
}

const known = async (tx: Tx, id: string) =>
  (await paymentById(tx, id)) !== undefined ||
  (await refundById(tx, id)) !== undefined ||
  (await wholeOrder(tx, id)) !== undefined;
