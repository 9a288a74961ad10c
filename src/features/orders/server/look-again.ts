import { checkPayment } from './check-payments.ts';
import { paymentById } from './payment-queries.ts';
import type { OrderServices } from './services.ts';

/** Compares a payment with what the provider knows: events get lost, tabs are closed, answers never arrive. */
export async function lookAgain(services: OrderServices, websiteId: string, id: string): Promise<void> {
  const site = await services.siteOf(websiteId);
  const payment = site && (await services.db.forWebsite(websiteId, (tx) => paymentById(tx, websiteId, id)));
  if (site && payment?.provider === 'stripe') await checkPayment(services, site, payment);
}
