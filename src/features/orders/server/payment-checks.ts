import { conflict, notFound } from '../../../lib/errors.ts';
import type { Handlers } from '../../../lib/http/handlers.ts';
import type { Site } from '../../../lib/http/request-context.ts';
import { fromMinor } from '../../../lib/money.ts';
import type { ordersContract } from '../contract.ts';
import { checkPayment, checkPayments } from './check-payments.ts';
import { findChecks } from './check-queries.ts';
import { lockOrder, noteEvent, setTrouble, wholeOrder } from './order-queries.ts';
import { paymentById, setPayment } from './payment-queries.ts';
import { performRefund } from './perform-refund.ts';
import { queueRefund } from './refund-queue.ts';
import { insertRefund } from './refund-queries.ts';
import type { OrderServices } from './services.ts';

type Calls = 'GET /api/orders/payments' | 'POST /api/orders/payments/{id}/repair';

/** What does not go together, and putting it right. */
export const paymentChecks = (services: OrderServices): Pick<Handlers<typeof ordersContract>, Calls> => ({
  'GET /api/orders/payments': async ({ site, db }) =>
    (await db((tx) => findChecks(tx, site.id))).map((row) => ({
      _id: row.id,
      kind: row.kind,
      orderId: row.order_id,
      orderNumber: row.number,
      provider: row.provider,
      transactionID: row.reference,
      amount: fromMinor(row.amount),
      currency: row.currency,
      sentence: row.sentence,
      createdAt: row.created_at.toISOString(),
    })),

  'POST /api/orders/payments/{id}/repair': async (request, { params: { id }, body: { action } }) => {
    const { site, db, by, acting } = request;
    const find = async () => (await db((tx) => findChecks(tx, site.id))).find((row) => row.id === id);
    const row = await find();
    if (!row) {
      if (await db((tx) => known(tx, site.id, id)))
        return { repaired: true, sentence: 'All is well here by now.' };
      throw notFound('There is nothing to put right under this number.');
    }
    if (action === 'check') {
      if (row.kind === 'refund-stuck') await performRefund(services, site.id, id);
      else if (row.order_id) await checkPayments(services, site, row.order_id);
      else await checkOne(services, site, id);
    } else {
      if (row.kind !== 'under-review' && row.kind !== 'payment-without-order')
        throw conflict('Only a payment can be given back or closed here.');
      if (action === 'refund' && !row.order_id)
        throw conflict(
          'There is no order to give this back for. Give it back in the provider’s dashboard, then close it.',
        );
      const refundId = await db(async (tx) => {
        // Asking the provider only is noted afterwards: what comes of that stands in the order itself.
        await acting?.note(tx);
        if (row.order_id) await lockOrder(tx, site.id, row.order_id);
        await setPayment(tx, site.id, id, { status: action === 'refund' ? 'succeeded' : 'cancelled' });
        if (!row.order_id) return undefined;
        const order = await wholeOrder(tx, site.id, row.order_id);
        if (order?.trouble) await setTrouble(tx, site.id, row.order_id, '');
        const text =
          action === 'refund'
            ? 'The owner gave the payment back.'
            : 'The owner closed the review of the payment.';
        await noteEvent(tx, site.id, row.order_id, {
          kind: 'payment-review',
          actor: 'owner',
          account: by.accountId,
          text,
        });
        if (action !== 'refund') return undefined;
        const refund = {
          orderId: row.order_id,
          paymentId: id,
          amount: row.amount,
          surplus: true,
          by: by.accountId,
        };
        const made = await insertRefund(tx, site.id, { ...refund, actor: 'owner' });
        if (made) await queueRefund(tx, services.jobs, { websiteId: site.id, refundId: made });
        return made;
      });
      if (refundId) await performRefund(services, site.id, refundId);
    }
    const left = await find();
    return left
      ? { repaired: false, sentence: left.sentence }
      : { repaired: true, sentence: 'Payment and order go together again.' };
  },
});

const known = async (tx: Parameters<typeof paymentById>[0], websiteId: string, id: string) =>
  (await paymentById(tx, websiteId, id)) !== undefined || (await wholeOrder(tx, websiteId, id)) !== undefined;

async function checkOne(services: OrderServices, site: Site, id: string): Promise<void> {
  const payment = await services.db.forWebsite(site.id, (tx) => paymentById(tx, site.id, id));
  if (payment) await checkPayment(services, site, payment);
}
