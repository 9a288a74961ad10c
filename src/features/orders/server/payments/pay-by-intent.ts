import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, forbidden } from '../../../../lib/errors.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { fromMinor } from '../../../../lib/values/money.ts';
import { PENDING, statusKey } from '../../order-states.ts';
import { endAttempt, insertAttempt } from './attempt-queries.ts';
import { checkPayment } from './check-payments.ts';
import { keepIntent } from './find-attempt.ts';
import { lockOrder } from '../management/order-queries.ts';
import type { OrderRow } from '../management/order-rows.ts';
import { providersOf } from '../payment-providers/index.ts';
import { OutcomeUnknown, ProviderRefused } from '../payment-providers/provider.ts';
import {
  changeIntent,
  createIntent,
  dropIntent,
  findIntent,
  type IntentWish,
} from '../payment-providers/stripe-intents.ts';
import { shippingOf, shippingText } from '../payment-providers/stripe-shipping.ts';
import type { StripeSettings } from '../payment-providers/stripe-client.ts';
import { isLive, type PaymentRow, paymentsOf, setAmount } from './payment-queries.ts';
import type { OrderServices } from '../services.ts';
import type { ShopFacts } from '../management/shop-queries.ts';
import { say } from '../management/say.ts';

/** An attempt that proves dead is replaced; each iteration asks the provider, so a few are enough. */
const ROUNDS = 4;

interface Begun {
  order: OrderRow;
  attempt: PaymentRow;
  fresh: boolean;
}

/**
 * The payment intent of an order: a live one is reused while it can be paid, and updated to match the order. Its attempt
 * is written before the provider is called, and abandoned only once the provider is known to have nothing of it: a secret
 * that reached a browser is never left behind.
 */
export async function payByIntent(services: OrderServices, site: Site, orderId: string, shop: ShopFacts) {
  const { stripe } = services;
  const account = shop.stripeAccountId ?? '';
  if (!stripe || !providersOf(services, shop).includes('stripe')) throw forbidden(say().noCards);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = await beginAttempt(services, site, orderId, account);
      const secret = await secretOf(services, stripe, site, begun, account);
      if (secret === null) continue;
      const { total, currency } = begun.order;
      return { clientSecret: secret, amount: fromMinor(total), currency };
    }
  } catch (error) {
    if (error instanceof ProviderRefused) throw conflict(say().paymentNotStarted);
    if (!(error instanceof OutcomeUnknown)) throw error;
  }
  throw conflict(say().paymentSilent);
}

/** The order's live attempt, or a new one. @throws 409 if the order can't be paid by card now */
const beginAttempt = ({ db }: OrderServices, site: Site, orderId: string, account: string): Promise<Begun> =>
  db.forWebsite(site.id, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== PENDING || order.held_until < new Date())
      throw conflict(
        order?.status === PENDING
          ? say().timeToPayOver
          : say().orderIs({ status: statusKey(order?.status ?? -1) }),
      );
    if (order.provider !== 'stripe') throw conflict(say().notByCard);
    const payments = await paymentsOf(tx, orderId);
    if (payments.some(({ status, closed_at: closed }) => status === 'review' && !closed))
      throw conflict(say().paymentReviewed);
    const live = payments.find(isLive);
    if (live) return { order, attempt: live, fresh: false };
    const { total: amount, currency } = order;
    const attempt = await insertAttempt(tx, { orderId, account, amount, currency });
    return { order, attempt, fresh: true };
  });

/** @returns nothing if the attempt is over, so that another may start */
async function secretOf(
  services: OrderServices,
  stripe: StripeSettings,
  site: Site,
  begun: Begun,
  account: string,
): Promise<string | null> {
  const { order, attempt } = begun;
  const wish = wishOf(site, order, attempt);
  const known = attempt.reference === null ? await obtain(services, stripe, site, begun, wish) : attempt;
  if (!known?.reference) return null;
  // An intent that was just created for this order needs no second look.
  if (known !== attempt && begun.fresh) return known.secret;
  const isElsewhere = attempt.account !== account;
  const reported = await checkPayment(services, site, known, isElsewhere ? 'close' : 'look');
  if (!reported) throw new OutcomeUnknown('The payment could not be looked up.');
  if (reported.status === 'cancelled' || reported.status === 'succeeded') return null;
  if (reported.status === 'processing') return known.secret;
  const { amount, currency, email, shipping } = reported;
  const isMeant = amount === order.total && currency === order.currency && email === order.email;
  if (!isMeant || shipping !== shippingText(wish.shipping)) await changeIntent(stripe, known.reference, wish);
  await services.db.forWebsite(site.id, (tx) => setAmount(tx, known.id, order.total, order.currency));
  return known.secret;
}

function wishOf(site: Site, order: OrderRow, attempt: PaymentRow): IntentWish {
  const { id: orderId, number, total: amount, currency, email } = order;
  const { id, account, created_at: begunAt } = attempt;
  const shipping = shippingOf(order);
  return {
    attempt: id,
    begunAt,
    websiteId: site.id,
    orderId,
    number,
    amount,
    currency,
    email,
    account,
    shipping,
  };
}

/** The provider's intent for an attempt, created if it doesn't exist yet. @throws OutcomeUnknown, ProviderRefused */
async function obtain(
  services: OrderServices,
  stripe: StripeSettings,
  site: Site,
  { attempt, fresh }: Begun,
  wish: IntentWish,
): Promise<PaymentRow | undefined> {
  const within = <T>(work: (tx: Tx) => Promise<T>) => services.db.forWebsite(site.id, work);
  const make = async () => {
    try {
      return await createIntent(stripe, wish);
    } catch (error) {
      // Only Stripe knows whether it was created all the same; if not, the next attempt has another key.
      const found = error instanceof OutcomeUnknown ? await findIntent(stripe, wish) : undefined;
      if (found) return found;
      await within((tx) => endAttempt(tx, attempt.id));
      if (error instanceof OutcomeUnknown) return undefined;
      throw error;
    }
  };
  const intent = (fresh ? undefined : await findIntent(stripe, wish)) ?? (await make());
  if (!intent) return undefined;
  const kept = await within((tx) => keepIntent(tx, attempt, intent));
  if (!kept || !isLive(kept)) {
    // Abandoned by another process meanwhile: its secret has reached nobody.
    await dropIntent(stripe, intent.id, attempt.account);
    return undefined;
  }
  return kept;
}
