import type { RunCheck } from '../services.ts';

const list = new Intl.ListFormat('en-GB');

/** Stripe shows Apple Pay, Google Pay, Link, PayPal and Klarna on registered domains only. */
export const wallets: RunCheck = async (services, { site }) => {
  const domains = await services.checkPaymentDomains(site.id);
  if (!domains) return { light: 'none', says: 'Card payments aren’t available here.' };
  if (domains.length === 0)
    return {
      light: 'none',
      says: 'There’s nothing to register: no Stripe account is connected, or the site has no public domain.',
    };
  const steps = domains.map(({ host, state, inactive, failure }) => {
    if (state !== 'registered')
      return { light: 'bad' as const, label: host, says: failure || 'Not registered yet.' };
    const reasons = Object.entries(inactive);
    if (reasons.length === 0) return { light: 'good' as const, label: host, says: 'Registered.' };
    const why = [...new Set(reasons.map(([, reason]) => reason).filter(Boolean))].join(' ');
    return {
      light: 'look' as const,
      label: host,
      says: `Not available here: ${list.format(reasons.map(([name]) => name))}. ${why}`.trim(),
    };
  });
  const failed = steps.filter(({ light }) => light === 'bad').length;
  if (failed > 0)
    return {
      light: 'bad',
      says: `Stripe hasn’t registered ${failed === 1 ? 'one domain' : `${failed} domains`}, so wallets aren’t shown there. Cards still work.`,
      steps,
      hints: [
        {
          text: 'We try again automatically. If it keeps failing, check your Stripe account',
          to: '/admin/settings/ecommerce/payment',
        },
      ],
    };
  if (steps.some(({ light }) => light === 'look'))
    return {
      light: 'look',
      says: 'Some payment methods aren’t shown on every domain. Cards still work.',
      steps,
      hints: [
        {
          text: 'In your Stripe dashboard, open Settings, Payment method domains, and follow the steps there.',
        },
      ],
    };
  return {
    light: 'good',
    says: `Stripe can show Apple Pay, Google Pay, Link, PayPal and Klarna on ${domains.length === 1 ? 'your domain' : `your ${domains.length} domains`}.`,
    steps,
  };
};
