import type { Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/request-context.ts';
import { holdOrder, noteEvent, setTrouble } from './order-queries.ts';
import type { ProviderNews } from './payment-providers/provider.ts';
import type { PaymentRow } from './payment-queries.ts';
import { failRefund, finishRefund, followRefund } from './perform-refund.ts';
import { insertRefund, refundById, reserveRefund } from './refund-queries.ts';
import type { OrderServices } from './services.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What the provider says of money that it gave back: asked for here, or in its own dashboard. */
export async function applyRefundNews(
  services: OrderServices,
  tx: Tx,
  site: Site,
  payment: PaymentRow,
  news: ProviderNews['refunds'][number],
): Promise<void> {
  const orderId = payment.order_id;
  if (!orderId) return;
  await holdOrder(tx, site.id, orderId);
  const ours = news.ours && uuid.test(news.ours) ? await refundById(tx, site.id, news.ours) : undefined;
  if (ours) {
    if (news.status === 'done') await finishRefund(services, tx, site, ours.id, news.reference);
    if (news.status === 'failed')
      await failRefund(services, tx, site, ours.id, 'The provider could not give it back.');
    return;
  }
  if (news.status !== 'done') return;
  const known = { orderId, paymentId: payment.id, amount: news.amount, actor: 'provider' } as const;
  const reason = 'Given back in the provider’s own dashboard.';
  const id = await insertRefund(tx, site.id, { ...known, reason, status: 'done', reference: news.reference });
  if (!id) return;
  if (await reserveRefund(tx, site.id, orderId, news.amount)) {
    const refund = await refundById(tx, site.id, id);
    if (refund) await followRefund(services, tx, site, refund);
    return;
  }
  const text = 'More was given back at the provider than this order was paid with.';
  await setTrouble(tx, site.id, orderId, text);
  await noteEvent(tx, site.id, orderId, { kind: 'payment-review', actor: 'provider', text });
}
