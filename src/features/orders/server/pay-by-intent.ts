import { conflict, forbidden } from '../../../lib/errors.ts';
import type { Site } from '../../../lib/http/request-context.ts';
import { fromMinor } from '../../../lib/money.ts';
import { PENDING, statusWord } from '../order-states.ts';
import { lockOrder } from './order-queries.ts';
import { providersOf } from './payment-providers/index.ts';
import { OutcomeUnknown, ProviderRefused } from './payment-providers/provider.ts';
import { changeIntent, createIntent } from './payment-providers/stripe.ts';
import { insertPayment, paymentsOf, setAmount } from './payment-queries.ts';
import type { OrderServices } from './services.ts';
import type { ShopFacts } from './shop-queries.ts';

/**
 * The payment intent of an order: one, reused, and brought up to its total. It is written here before the browser gets
 * its secret, so that no payment can arrive that nobody knows.
 */
export async function payByIntent(services: OrderServices, site: Site, orderId: string, shop: ShopFacts) {
  const { db, stripe } = services;
  const account = shop.stripeAccountId ?? '';
  if (!stripe || !providersOf(services, shop).includes('stripe'))
    throw forbidden('This shop takes no cards at the moment.');
  const { order, open } = await db.forWebsite(site.id, async (tx) => {
    const locked = await lockOrder(tx, site.id, orderId);
    const payments = await paymentsOf(tx, site.id, orderId);
    return {
      order: locked,
      open: payments.find((one) => one.provider === 'stripe' && one.status === 'waiting'),
    };
  });
  if (order?.status !== PENDING || order.held_until < new Date())
    throw conflict(
      order?.status === PENDING
        ? 'The time to pay is over. Please go back and begin anew: nothing was charged.'
        : `This order is ${statusWord(order?.status ?? -1)}.`,
      { status: order?.status },
    );
  if (order.provider !== 'stripe')
    throw conflict('This order is not paid by card.', { provider: order.provider });
  const { number, total: amount, currency, email } = order;
  const wish = { websiteId: site.id, orderId, number, amount, currency, email, account };
  const reply = (clientSecret: string) => ({ clientSecret, amount: fromMinor(amount), currency });
  try {
    if (open && open.account === account) {
      if (open.amount !== amount || open.currency !== currency) {
        await changeIntent(stripe, open.reference, wish);
        await db.forWebsite(site.id, (tx) => setAmount(tx, site.id, open.id, amount, currency));
      }
      return reply(open.secret);
    }
    const intent = await createIntent(stripe, wish);
    const secret = intent.client_secret ?? '';
    const payment = { orderId, provider: 'stripe', reference: intent.id, account, amount, currency, secret };
    const kept = await db.forWebsite(site.id, (tx) =>
      insertPayment(tx, site.id, { ...payment, live: intent.livemode }),
    );
    return reply(kept.secret);
  } catch (error) {
    if (error instanceof ProviderRefused)
      throw conflict('The card payment could not be begun. Please try again, or choose another way to pay.');
    if (error instanceof OutcomeUnknown)
      throw conflict(
        'The payment service does not answer just now. Nothing was charged. Please try again in a moment.',
      );
    throw error;
  }
}
