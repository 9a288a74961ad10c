import type { Product } from '../../../products/contract.ts';
import { lastProviderEvent } from '../check-queries.ts';
import type { RunCheck } from '../services.ts';
import { counted } from '../counted.ts';

const MOST_NAMED = 8;

interface ShopState {
  enabled: boolean;
  provider: string;
}

const money = { text: 'Set up payments', to: '/admin/settings/ecommerce/payment' };

export const payment: RunCheck = async (services, request) => {
  const call = services.callsAs(request, 'owner');
  const { enabled } = await call<ShopState>('GET /api/shop/settings');
  const { provider } = await services.callsAs(
    request,
    'visitor',
  )<{ provider: string }>('GET /api/payment/keys/stripe/publishable');
  if (!enabled) return { light: 'none', says: 'Your shop is closed, so it doesn’t take payments.' };
  if (provider === 'test')
    return {
      light: 'look',
      says: 'Test mode is on: customers pay with test cards and no money is taken.',
      hints: [money],
    };
  if (provider === 'manual')
    return { light: 'good', says: 'Customers pay manually, following your instructions.' };
  let account: Awaited<ReturnType<typeof services.askProvider>>;
  try {
    account = await services.askProvider(request.site.id);
  } catch (error) {
    request.log.warn({ err: error }, 'the payment provider could not be reached');
    return { light: 'bad', says: 'We couldn’t connect to Stripe.', hints: [money] };
  }
  if (!account)
    return {
      light: 'bad',
      says: 'Card payments are on, but no Stripe account is connected.',
      hints: [money],
    };
  return account.takes
    ? { light: 'good', says: `Stripe is connected, and ${account.account} can take payments.` }
    : {
        light: 'bad',
        says: `Stripe is connected, but ${account.account} can’t take payments yet.`,
        hints: [money],
      };
};

export const providerEvents: RunCheck = async (_services, { db }) => {
  const seen = await db((tx) => lastProviderEvent(tx));
  if (!seen || (seen.paid === 0 && !seen.at))
    return {
      light: 'none',
      says: 'No card payments in the last month, so there’s nothing to check.',
    };
  if (seen.unseen > 0)
    return {
      light: 'look',
      says: `Stripe didn’t send a webhook for ${seen.unseen} of ${seen.paid} card payments. We looked them up instead.`,
      hints: [{ text: 'Ask your hosting provider to check the Stripe webhook.' }],
    };
  return { light: 'good', says: 'Stripe sent a webhook for every card payment in the last month.' };
};

const attention = { text: 'View payments that need attention', to: '/admin/orders' };

/** Whether every payment that Stripe took has its order, or was refunded. */
export const reconciliation: RunCheck = async (services, { site }) => {
  const found = await services.comparePayments(site.id);
  if (!found) return { light: 'none', says: 'No Stripe account is connected.' };
  const { compared, recovered, problems, failure, open } = found;
  if (failure)
    return {
      light: 'bad',
      says: `Your payments couldn’t be compared with Stripe. ${failure}`,
      hints: [money],
    };
  const steps = problems.map(({ order, sentence }) => ({
    light: 'bad' as const,
    label: order ? `Order ${order}` : 'Payment',
    says: sentence,
  }));
  if (steps.length > 0)
    return {
      light: 'bad',
      says: `${counted(steps.length, 'payment')} recorded here ${steps.length === 1 ? 'doesn’t' : 'don’t'} match Stripe.`,
      steps: steps.slice(0, MOST_NAMED),
      hints: [attention],
    };
  if (open > 0)
    return {
      light: 'look',
      says: `${counted(open, 'payment or refund')} ${open === 1 ? 'needs' : 'need'} your attention.`,
      hints: [attention],
    };
  const again = recovered > 0 ? ` ${counted(recovered, 'missed payment')} recovered.` : '';
  return {
    light: 'good',
    says:
      compared === 0
        ? 'Stripe took no payments in the last 30 days.'
        : `All ${counted(compared, 'payment')} from the last 30 days match your orders or were refunded.${again}`,
  };
};

const MOST = 500;

export const products: RunCheck = async (services, request) => {
  const all = await services.callsAs(request, 'owner')<Product[]>('GET /api/products', {
    query: { limit: `${MOST}` },
  });
  const shown = all.filter(({ published }) => published);
  if (shown.length === 0) return { light: 'none', says: 'You have no products for sale yet.' };
  const steps = shown.flatMap(({ label, price, variants, images, stock }) => {
    const lacks = [
      price === 0 && variants.every((variant) => variant.price === 0) && 'no price',
      (variants.length > 0 ? variants.every((variant) => variant.stock === 0) : stock === 0) &&
        'out of stock',
      images.length === 0 && 'no image',
    ].filter(Boolean);
    return lacks.length > 0 ? [{ light: 'look' as const, label, says: lacks.join(', ') }] : [];
  });
  if (steps.length === 0)
    return { light: 'good', says: `All ${shown.length} products for sale have a price, stock and an image.` };
  return {
    light: 'look',
    says: `${steps.length} of ${shown.length} products for sale are incomplete.`,
    steps: steps.slice(0, MOST_NAMED),
    hints: [{ text: 'Bulk edit products', to: '/admin/products/bulk' }],
  };
};
