import { checkPayment } from './check-payments.ts';
import { paymentById } from './payment-queries.ts';
import { performRefund } from './perform-refund.ts';
import { sweepStripe } from './sweep-stripe.ts';
import type { OrderServices } from './services.ts';

export interface SweepWork {
  payments: readonly { website_id: string; id: string }[];
  refunds: readonly { website_id: string; id: string }[];
  /** Sites that take cards. */
  shops: readonly { website_id: string; account: string }[];
}

/** Compares what we know with what the provider knows: events get lost, tabs are closed, answers never arrive. */
export async function sweep(services: OrderServices, work: SweepWork): Promise<void> {
  const careful = async (what: Promise<unknown>) => {
    await what.catch((error: unknown) =>
      services.log.error({ err: error }, 'a part of the sweep did not work'),
    );
  };
  for (const { website_id: websiteId, id } of work.payments)
    await careful(lookAgain(services, websiteId, id));
  for (const { website_id: websiteId, id } of work.refunds)
    await careful(performRefund(services, websiteId, id));
  for (const { website_id: websiteId, account } of work.shops)
    await careful(sweepStripe(services, websiteId, account));
}

async function lookAgain(services: OrderServices, websiteId: string, id: string): Promise<void> {
  const site = await services.siteOf(websiteId);
  const payment = site && (await services.db.forWebsite(websiteId, (tx) => paymentById(tx, websiteId, id)));
  if (site && payment?.provider === 'stripe') await checkPayment(services, site, payment);
}
