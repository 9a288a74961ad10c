import type { Stripe } from 'stripe';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { ownerMail } from './order-mails.ts';
import { noteProviderEvent } from '../payments/payment-queries.ts';
import { changeShop, readShop } from '../management/shop-queries.ts';
import type { OrderServices } from '../services.ts';
import { type Told, told, toOwner } from '../management/stored-words.ts';

export const isAccountEvent = ({ type }: Stripe.Event): boolean =>
  type === 'account.updated' || type === 'account.application.deauthorized';

/** A change to a site's Stripe account, for its owner; null if nothing about payments has changed. */
function sentenceFor(event: Stripe.Event): Told | null {
  if (event.type === 'account.application.deauthorized') return told('accountDisconnected');
  const { charges_enabled: able } = event.data.object as Stripe.Account;
  const { charges_enabled: before } = (event.data.previous_attributes ?? {}) as Partial<Stripe.Account>;
  if (before === undefined || before === able) return null;
  return told(able ? 'accountReady' : 'accountBlocked');
}

/**
 * Webhooks about an account. An account that is disconnected is removed from the site, so that no buyer meets a payment that cannot
 * work; the owner is notified, once per event.
 */
export async function applyAccountEvent(
  services: OrderServices,
  site: Site,
  event: Stripe.Event,
): Promise<void> {
  const what = sentenceFor(event);
  if (!what) return;
  await services.db.forWebsite(site.id, async (tx) => {
    const note = { provider: 'stripe', id: event.id, kind: event.type, orderId: null, outcome: '' };
    if (!(await noteProviderEvent(tx, note))) return;
    const { stripeAccountId } = await readShop(tx);
    if (stripeAccountId !== event.account) return;
    if (event.type === 'account.application.deauthorized')
      await changeShop(tx, { stripeAccountId: null }, undefined);
    await ownerMail(
      services,
      tx,
      site,
      'owner-payment-trouble',
      `stripe-account:${event.id}`,
      null,
      (owner) => ({
        problem: toOwner(what, owner),
      }),
    );
  });
}
