import type { Domain } from '../../../domains-contract.ts';

interface StateLabels {
  badge: string;
  colour: string;
  says: string;
  /** After a look-up requested by the owner. */
  told: string;
}

/** The status of an address, and the next step. */
export function stateLabels(domain: Domain): StateLabels {
  const { state, taken, unanswered, expiresAt, retiresAt } = domain;
  if (retiresAt)
    return {
      badge: 'Former address',
      colour: 'gray',
      says: `Redirects to your site until ${new Date(retiresAt).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })}. To use it again, change your address back to it.`,
      told: '',
    };
  if (taken)
    return {
      badge: 'Used by another site',
      colour: 'red',
      says: 'Another site has already verified this domain. If it’s yours, contact your hosting provider.',
      told: 'Another site uses this domain.',
    };
  if (unanswered)
    return {
      badge: 'No response',
      colour: 'orange',
      says: 'The domain’s name servers didn’t respond. We’ll try again automatically.',
      told: 'The domain’s name servers didn’t respond. Try again in a minute.',
    };
  if (state === 'unproven')
    return {
      badge: 'Not verified',
      colour: 'orange',
      says: `Sign in to your domain provider and add these DNS records. It usually takes a few minutes, but can take up to a day.${until(expiresAt)}`,
      told: 'The TXT record wasn’t found yet.',
    };
  if (state === 'elsewhere')
    return {
      badge: 'Points elsewhere',
      colour: 'orange',
      says: 'The domain is verified but doesn’t point to your site yet. Check its DNS records.',
      told: 'Verified, but it still points elsewhere.',
    };
  if (state === 'certificate')
    return {
      badge: 'Issuing SSL certificate',
      colour: 'blue',
      says: 'The domain points to your site. The SSL certificate (https) is issued within minutes of the first visit.',
      told: 'All records are correct. The SSL certificate is being issued.',
    };
  return {
    badge: 'Connected',
    colour: 'teal',
    says: 'Your site is live at this domain.',
    told: 'Your site is live at this domain.',
  };
}

const until = (expiresAt: string | null) =>
  expiresAt
    ? ` If it isn’t verified by ${new Date(expiresAt).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })}, the domain is removed from this list.`
    : '';

export function certificateLabel({ state, certificate }: Domain): string {
  if (certificate.until)
    return `SSL certificate: valid until ${new Date(certificate.until).toLocaleDateString(undefined, { dateStyle: 'long' })}. It renews automatically.`;
  if (certificate.state === 'asked') return 'SSL certificate: requested.';
  return state === 'ready'
    ? 'SSL certificate: not used on this installation.'
    : 'SSL certificate: issued once the DNS records are set.';
}
