import type { Stripe } from 'stripe';
import { busy, conflict, invalid } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { shopContract } from '../../shop-contract.ts';
import type { StripeState } from '../../shop-shapes.ts';
import { providersOf } from '../payment-providers/index.ts';
import { OutcomeUnknown } from '../payment-providers/provider.ts';
import { openAccount } from '../payment-providers/stripe-accounts.ts';
import { stripeClient } from '../payment-providers/stripe-client.ts';
import type { OrderServices } from '../services.ts';
import { changeShop, readShop, type ShopFacts } from '../management/shop-queries.ts';
import { staffWords } from '../staff-words.ts';

type Calls = 'GET /api/shop/stripe' | 'POST /api/shop/stripe/connect';

/** `individual.verification.document` → “Individual: verification document” */
function plainly(requirement: string): string {
  const [group = '', ...rest] = requirement.replaceAll('_', ' ').split('.');
  const words = rest.join(' ');
  const text = words ? `${group}: ${words}` : group;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An account that was created here belongs to one site; another site must not learn its requirements. */
const isOwn = ({ metadata }: Stripe.Account, websiteId: string): boolean =>
  [undefined, websiteId].includes(metadata?.['website']);

/**
 * Checks an account that was entered by hand with Stripe before it is stored. The site's current account is not checked.
 * @param field the input field that named it
 * @throws 400 if it is no account that can take money for this site; 503 if Stripe does not answer
 */
export async function checkAccount(
  { stripe, db }: OrderServices,
  websiteId: string,
  account: string,
  field = 'stripeAccountId',
): Promise<void> {
  if (!stripe) return;
  const before = await db.forWebsite(websiteId, (tx) => readShop(tx));
  if (before.stripeAccountId === account) return;
  const refuse = (sentence: string) => invalid(sentence, { [field]: sentence });
  const found = await stripeClient(stripe)
    .accounts.retrieve(account)
    .catch((error: { statusCode?: number }) => {
      if (error.statusCode !== undefined && error.statusCode < 500 && error.statusCode !== 429)
        throw refuse(staffWords().accountUnknown);
      throw busy(10, error);
    });
  if (!isOwn(found, websiteId)) throw refuse(staffWords().accountForeign);
}

async function stateOf(services: OrderServices, websiteId: string, shop: ShopFacts): Promise<StripeState> {
  const { stripe } = services;
  const none = {
    available: stripe !== null,
    mode: stripe ? (stripe.secretKey.includes('_live_') ? ('live' as const) : ('test' as const)) : null,
    account: shop.stripeAccountId,
    state: 'none' as const,
    chargesEnabled: false,
    payoutsEnabled: false,
    missing: [],
    provider: providersOf(services, shop)[0] ?? 'manual',
  };
  if (!stripe || !shop.stripeAccountId) return none;
  try {
    const account = await stripeClient(stripe).accounts.retrieve(shop.stripeAccountId);
    if (!isOwn(account, websiteId))
      return { ...none, state: 'unknown', missing: [staffWords().accountForeign] };
    const missing = [
      ...(account.requirements?.past_due ?? []),
      ...(account.requirements?.currently_due ?? []),
    ];
    const state = account.charges_enabled ? 'ready' : account.details_submitted ? 'restricted' : 'incomplete';
    return {
      ...none,
      state,
      chargesEnabled: account.charges_enabled,
      payoutsEnabled: account.payouts_enabled,
      missing: [...new Set(missing)].map(plainly),
    };
  } catch {
    return {
      ...none,
      state: 'unknown',
      missing: [staffWords().accountSilent],
    };
  }
}

/** The state of the connection to Stripe, and the next step to connect. */
export const stripeHandlers = (services: OrderServices): Pick<Handlers<typeof shopContract>, Calls> => ({
  'GET /api/shop/stripe': async ({ site, db }) => stateOf(services, site.id, await db((tx) => readShop(tx))),

  'POST /api/shop/stripe/connect': async ({ site, by, db }) => {
    const { stripe } = services;
    if (!stripe) throw conflict(staffWords().cardsUnavailable);
    const shop = await db((tx) => readShop(tx));
    const client = stripeClient(stripe);
    let account = shop.stripeAccountId;
    if (account) {
      // The link opens the account to anyone who follows it, and anyone can type an account's name.
      const { metadata } = await client.accounts.retrieve(account).catch(() => ({ metadata: null }));
      if (metadata?.['website'] !== site.id) throw conflict(staffWords().accountNotCreatedHere);
    } else {
      const made = await openAccount(stripe, { websiteId: site.id, email: by.email }).catch(
        (error: unknown) => {
          throw error instanceof OutcomeUnknown ? busy(10, error) : error;
        },
      );
      account = made.id;
      await db((tx) => changeShop(tx, { stripeAccountId: made.id }, undefined));
    }
    const back = `${site.origin}/admin/settings/ecommerce/payment`;
    const link = await client.accountLinks.create({
      account,
      refresh_url: back,
      return_url: back,
      type: 'account_onboarding',
    });
    return { url: link.url };
  },
});
