import type { Stripe } from 'stripe';
import { KeySpent } from './provider.ts';
import { stripeClient, type StripeSettings } from './stripe-client.ts';
import { asking } from './stripe.ts';

interface AccountWish {
  websiteId: string;
  email: string;
}

/** Stripe keeps the answer to a key for a day; an account may have been created at its very end. */
const LOOK_BACK_SECONDS = 2 * 24 * 3600;
const MINUTE_MS = 60_000;

/** Finds an account whose creation answer was lost, among those of the last two days. */
async function findAccount(settings: StripeSettings, websiteId: string): Promise<Stripe.Account | undefined> {
  const created = { gte: Math.floor(Date.now() / 1000) - LOOK_BACK_SECONDS };
  const list = stripeClient(settings).accounts.list({ created, limit: 100 });
  return asking(
    (async () => {
      for await (const account of list) if (account.metadata?.['website'] === websiteId) return account;
      return undefined;
    })(),
  );
}

/**
 * Creates an account for a site. If Stripe has kept an error, or another email address, under the site's key, the account is
 * looked up; if there is none, a key that changes every minute is used, so that two presses at once still create one account.
 * @throws OutcomeUnknown, KeySpent, ProviderRefused
 */
export async function openAccount(
  settings: StripeSettings,
  { websiteId, email }: AccountWish,
): Promise<Stripe.Account> {
  const create = (idempotencyKey: string) =>
    asking(
      stripeClient(settings).accounts.create(
        { type: 'standard', email, metadata: { website: websiteId } },
        { idempotencyKey },
      ),
    );
  try {
    return await create(`account-${websiteId}`);
  } catch (error) {
    if (!(error instanceof KeySpent)) throw error;
    const found = await findAccount(settings, websiteId);
    return found ?? create(`account-${websiteId}-${Math.floor(Date.now() / MINUTE_MS)}`);
  }
}
