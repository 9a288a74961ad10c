import type { RunCheck } from '../services.ts';
import { listed, say, sayKnown } from './say.ts';

/** Stripe shows Apple Pay, Google Pay, Link, PayPal and Klarna on registered domains only. */
export const wallets: RunCheck = async (services, { site }) => {
  const domains = await services.checkPaymentDomains(site.id);
  if (!domains) return { light: 'none', says: () => say().cardsNotAvailable };
  if (domains.length === 0)
    return {
      light: 'none',
      says: () => say().nothingToRegister,
    };
  const steps = domains.map(({ host, state, inactive, failure }) => {
    if (state !== 'registered')
      return {
        light: 'bad' as const,
        label: host,
        says: () => (failure ? sayKnown(failure) : say().notRegistered),
      };
    const reasons = Object.entries(inactive);
    if (reasons.length === 0) return { light: 'good' as const, label: host, says: () => say().registered };
    const why = [...new Set(reasons.map(([, reason]) => reason).filter(Boolean))].join(' ');
    return {
      light: 'look' as const,
      label: host,
      says: () =>
        `${say().methodsNotAvailable({ methods: listed(reasons.map(([name]) => name)) })} ${why}`.trim(),
    };
  });
  const failed = steps.filter(({ light }) => light === 'bad').length;
  if (failed > 0)
    return {
      light: 'bad',
      says: () => say().domainsNotRegistered({ count: failed }),
      steps,
      hints: [
        {
          text: () => say().weTryAgain,
          to: '/admin/settings/ecommerce/payment',
        },
      ],
    };
  if (steps.some(({ light }) => light === 'look'))
    return {
      light: 'look',
      says: () => say().methodsNotShown,
      steps,
      hints: [
        {
          text: () => say().followStripeSteps,
        },
      ],
    };
  return {
    light: 'good',
    says: () => say().walletsShown({ count: domains.length }),
    steps,
  };
};
