import type { Site } from '../../../lib/http/request-context.ts';
import { applyRefundNews } from './refund-news.ts';
import { providerNamed } from './payment-providers/index.ts';
import { OutcomeUnknown, type ProviderNews } from './payment-providers/provider.ts';
import { knownPayment, paymentsOf, type PaymentRow } from './payment-queries.ts';
import { recordPayment } from './record-payment.ts';
import type { OrderServices } from './services.ts';

/** Asks the provider what has become of an order's open payments, and applies it. Unknown stays unknown. */
export async function checkPayments(services: OrderServices, site: Site, orderId: string): Promise<void> {
  const payments = await services.db.forWebsite(site.id, (tx) => paymentsOf(tx, site.id, orderId));
  for (const payment of payments)
    if (payment.provider === 'stripe' && payment.status !== 'cancelled')
      await checkPayment(services, site, payment);
}

/** @returns what the provider says; nothing where it cannot be reached */
export async function checkPayment(
  services: OrderServices,
  site: Site,
  payment: PaymentRow,
  ask: 'look' | 'close' = 'look',
): Promise<ProviderNews | undefined> {
  let news: ProviderNews;
  try {
    news = await providerNamed(services, payment.provider)[ask](knownPayment(site.id, payment));
  } catch (error) {
    if (!(error instanceof OutcomeUnknown))
      services.log.warn({ err: error, payment: payment.id }, 'a payment could not be looked up');
    return undefined;
  }
  await services.db.forWebsite(site.id, async (tx) => {
    await recordPayment(services, tx, site, payment, news);
    for (const refund of news.refunds) await applyRefundNews(services, tx, site, payment, refund);
  });
  return news;
}
