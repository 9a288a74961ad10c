import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { boughtOrder, clearTrouble, holdOrder, noteEvent, setTrouble } from '../management/order-queries.ts';
import type { ProviderRefund } from '../payment-providers/provider.ts';
import { type PaymentRow, setPayment } from '../payments/payment-queries.ts';
import { inEnglish, storedReason, told } from '../management/stored-words.ts';
import { failRefund, finishRefund, followRefund, tellFailure } from './perform-refund.ts';
import {
  insertRefund,
  noteReturned,
  refundById,
  reserveRefund,
  returnable,
  type StoredRefund,
} from './refund-queries.ts';
import type { OrderServices } from '../services.ts';
import { isUuid } from '../../../../lib/values/uuid.ts';

/** A refund that the provider reports: requested here, or in its own dashboard. */
export async function applyProviderRefund(
  services: OrderServices,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  reported: ProviderRefund,
): Promise<void> {
  const orderId = payment.order_id;
  if (!orderId) return;
  await holdOrder(tx, orderId);
  const named = reported.ours?.id ?? '';
  const ours = isUuid(named) ? await refundById(tx, named) : undefined;
  if (ours) return followOwn(services, tx, site, ours, reported);
  if (reported.status !== 'done') return;
  const known = { orderId, paymentId: payment.id, amount: reported.amount, actor: 'provider' } as const;
  const reason = storedReason('refundedInStripe');
  const { paid_at: paid, transaction_id: transaction } = (await boughtOrder(tx, orderId)) ?? {};
  const surplus = !paid || transaction !== payment.reference;
  const id = await insertRefund(tx, {
    ...known,
    reason,
    surplus,
    status: 'done',
    reference: reported.reference,
  });
  if (!id) return;
  if (surplus) {
    // A payment without an order that is fully refunded needs no attention any more.
    if (payment.status === 'review' && (await returnable(tx, payment.id)) <= 0) {
      await setPayment(tx, payment.id, { status: 'succeeded' });
      await clearTrouble(tx, orderId, payment.problem);
    }
    return;
  }
  if (await reserveRefund(tx, orderId, reported.amount)) {
    const refund = await refundById(tx, id);
    if (refund) await followRefund(services, tx, site, refund);
    return;
  }
  const what = told('tooMuchRefunded');
  await setTrouble(tx, orderId, inEnglish(what));
  await noteEvent(tx, orderId, { kind: 'payment-review', actor: 'provider', told: what });
}

/** A report on a refund that was requested here. */
async function followOwn(
  services: OrderServices,
  tx: Tx,
  site: Site,
  ours: StoredRefund,
  { status, reference, problem, ours: named }: ProviderRefund,
): Promise<void> {
  if (status === 'done') await finishRefund(services, tx, site, ours.id, reference);
  if (status !== 'failed') return;
  const why = problem || inEnglish(told('notReturned'));
  // An earlier attempt used another key.
  if (ours.status === 'waiting' && named?.key === ours.key_number)
    await failRefund(services, tx, site, ours.id, why);
  if (!(await noteReturned(tx, ours.id, { reference, problem: why }))) return;
  await tellFailure(services, tx, site, ours.order_id, why, `refund-returned:${ours.id}`);
}
