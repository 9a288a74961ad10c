import type { Stripe } from 'stripe';
import type { Site } from '../../../lib/http/request-context.ts';
import { ownerMail } from './order-mails.ts';
import { noteProviderEvent } from './payment-queries.ts';
import { changeShop, readShop } from './shop-queries.ts';
import type { OrderServices } from './services.ts';

export const isAccountNews = ({ type }: Stripe.Event): boolean =>
  type === 'account.updated' || type === 'account.application.deauthorized';

/** What has become of a site's account, for its owner; null where nothing that concerns payments has changed. */
function sentenceFor(event: Stripe.Event): string | null {
  if (event.type === 'account.application.deauthorized')
    return 'Stripe has ended the connection of your account with this shop, so cards cannot be paid with any more. Connect an account again in the shop’s settings under Payment.';
  const { charges_enabled: able } = event.data.object as Stripe.Account;
  const { charges_enabled: before } = (event.data.previous_attributes ?? {}) as Partial<Stripe.Account>;
  if (before === undefined || before === able) return null;
  return able
    ? 'Stripe lets your account take payments now. Cards can be paid with in your shop.'
    : 'Stripe does not let your account take payments at the moment. The shop’s settings say under Payment what is missing.';
}

/**
 * News about an account itself. One that is cut off is taken off the site, so that no buyer meets a payment that cannot
 * work; its owner is told, each piece of news once.
 */
export async function applyAccountNews(
  services: OrderServices,
  site: Site,
  event: Stripe.Event,
): Promise<void> {
  const problem = sentenceFor(event);
  if (!problem) return;
  await services.db.forWebsite(site.id, async (tx) => {
    const note = { provider: 'stripe', id: event.id, kind: event.type, orderId: null, outcome: '' };
    if (!(await noteProviderEvent(tx, site.id, note))) return;
    const { stripeAccountId } = await readShop(tx, site.id);
    if (stripeAccountId !== event.account) return;
    if (event.type === 'account.application.deauthorized')
      await changeShop(tx, site.id, { stripeAccountId: null }, undefined);
    await ownerMail(services, tx, site, 'owner-payment-trouble', `stripe-account:${event.id}`, null, {
      problem,
    });
  });
}
