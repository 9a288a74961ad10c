import { stripeClient } from '../payment-providers/stripe-client.ts';
import type { OrderServices } from '../services.ts';
import { readShop } from '../management/shop-queries.ts';

/** Calls Stripe for the site's account. @returns null without keys or an account. @throws Stripe's errors */
export async function askProvider(
  { stripe, db }: Pick<OrderServices, 'stripe' | 'db'>,
  websiteId: string,
): Promise<{ account: string; takes: boolean } | null> {
  const { stripeAccountId } = await db.forWebsite(websiteId, (tx) => readShop(tx));
  if (!stripe || !stripeAccountId) return null;
  const {
    id,
    business_profile: profile,
    charges_enabled: takes,
  } = await stripeClient(stripe).accounts.retrieve(stripeAccountId);
  return { account: profile?.name ?? id, takes };
}
