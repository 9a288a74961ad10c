import type { Product } from '../../../products/contract.ts';
import { lastProviderEvent } from '../check-queries.ts';
import type { RunCheck } from '../services.ts';
import { say, sayKnown } from './say.ts';

const MOST_NAMED = 8;

interface ShopState {
  enabled: boolean;
  provider: string;
}

const money = { text: () => say().setUpPayments, to: '/admin/settings/ecommerce/payment' };

export const payment: RunCheck = async (services, request) => {
  const call = services.callsAs(request, 'owner');
  const { enabled } = await call<ShopState>('GET /api/shop/settings');
  const { provider } = await services.callsAs(
    request,
    'visitor',
  )<{ provider: string }>('GET /api/payment/keys/stripe/publishable');
  if (!enabled) return { light: 'none', says: () => say().shopClosed };
  if (provider === 'test')
    return {
      light: 'look',
      says: () => say().testMode,
      hints: [money],
    };
  if (provider === 'manual') return { light: 'good', says: () => say().paidManually };
  let account: Awaited<ReturnType<typeof services.askProvider>>;
  try {
    account = await services.askProvider(request.site.id);
  } catch (error) {
    request.log.warn({ err: error }, 'the payment provider could not be reached');
    return { light: 'bad', says: () => say().stripeNotReached, hints: [money] };
  }
  if (!account)
    return {
      light: 'bad',
      says: () => say().stripeNotConnected,
      hints: [money],
    };
  const names = { account: account.account };
  return account.takes
    ? { light: 'good', says: () => say().stripeTakesPayments(names) }
    : { light: 'bad', says: () => say().stripeTakesNoPayments(names), hints: [money] };
};

export const providerEvents: RunCheck = async (_services, { db }) => {
  const seen = await db((tx) => lastProviderEvent(tx));
  if (!seen || (seen.paid === 0 && !seen.at))
    return {
      light: 'none',
      says: () => say().noRecentCardPayments,
    };
  if (seen.unseen > 0)
    return {
      light: 'look',
      says: () => say().webhooksMissing({ unseen: seen.unseen, paid: seen.paid }),
      hints: [{ text: () => say().askAboutWebhook }],
    };
  return { light: 'good', says: () => say().webhooksComplete };
};

const attention = { text: () => say().viewPayments, to: '/admin/orders' };

/** Whether every payment that Stripe took has its order, or was refunded. */
export const reconciliation: RunCheck = async (services, { site }) => {
  const found = await services.comparePayments(site.id);
  if (!found) return { light: 'none', says: () => say().noStripeAccount };
  const { compared, recovered, problems, failure, open } = found;
  if (failure)
    return {
      light: 'bad',
      says: () => `${say().notCompared} ${sayKnown(failure)}`,
      hints: [money],
    };
  const steps = problems.map(({ order, sentence }) => ({
    light: 'bad' as const,
    label: () => (order ? say().order({ number: order }) : say().payment),
    says: () => sayKnown(sentence),
  }));
  if (steps.length > 0)
    return {
      light: 'bad',
      says: () => say().paymentsDontMatch({ count: steps.length }),
      steps: steps.slice(0, MOST_NAMED),
      hints: [attention],
    };
  if (open > 0)
    return {
      light: 'look',
      says: () => say().paymentsNeedAttention({ count: open }),
      hints: [attention],
    };
  if (compared === 0) return { light: 'good', says: () => say().noRecentPayments };
  const says = () => {
    const match = say().paymentsMatch({ count: compared });
    return recovered > 0 ? `${match} ${say().paymentsRecovered({ count: recovered })}` : match;
  };
  return { light: 'good', says };
};

const MOST = 500;

export const products: RunCheck = async (services, request) => {
  const all = await services.callsAs(request, 'owner')<Product[]>('GET /api/products', {
    query: { limit: `${MOST}` },
  });
  const shown = all.filter(({ published }) => published);
  if (shown.length === 0) return { light: 'none', says: () => say().noProducts };
  const steps = shown.flatMap(({ label, price, variants, images, stock }) => {
    const lacks = [
      price === 0 && variants.every((variant) => variant.price === 0) && ('noPrice' as const),
      (variants.length > 0 ? variants.every((variant) => variant.stock === 0) : stock === 0) &&
        ('outOfStock' as const),
      images.length === 0 && ('noImage' as const),
    ].filter((lack) => lack !== false);
    const says = () => lacks.map((lack) => say()[lack]).join(', ');
    return lacks.length > 0 ? [{ light: 'look' as const, label, says }] : [];
  });
  if (steps.length === 0)
    return { light: 'good', says: () => say().productsComplete({ count: shown.length }) };
  return {
    light: 'look',
    says: () => say().productsIncomplete({ count: steps.length, all: shown.length }),
    steps: steps.slice(0, MOST_NAMED),
    hints: [{ text: () => say().bulkEditProducts, to: '/admin/products/bulk' }],
  };
};
