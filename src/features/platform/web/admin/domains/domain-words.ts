import type { Domain } from '../../../domains-contract.ts';

interface StateWords {
  badge: string;
  colour: string;
  says: string;
  /** After a look that the owner asked for. */
  told: string;
}

/** How far an address is, and what comes next. */
export function stateWords(domain: Domain): StateWords {
  const { state, taken, unanswered, expiresAt, retiresAt } = domain;
  if (retiresAt)
    return {
      badge: 'Former address',
      colour: 'gray',
      says: `Leads to your site until ${new Date(retiresAt).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })}. To take it back, change your address to it again.`,
      told: '',
    };
  if (taken)
    return {
      badge: 'Another site has it',
      colour: 'red',
      says: 'Another site proved this address first. If it is yours, please ask whoever runs this server.',
      told: 'Another site has this address.',
    };
  if (unanswered)
    return {
      badge: 'No answer',
      colour: 'orange',
      says: 'The name servers did not answer. That often passes by itself: it is tried again soon.',
      told: 'The name servers did not answer. Please try again in a minute.',
    };
  if (state === 'unproven')
    return {
      badge: 'Not proven yet',
      colour: 'orange',
      says: `Sign in where you bought the address, and add these records there. It can take some minutes, rarely a day, until the world sees them.${until(expiresAt)}`,
      told: 'The TXT record was not seen yet.',
    };
  if (state === 'elsewhere')
    return {
      badge: 'Leads elsewhere',
      colour: 'orange',
      says: 'The address is proven to be yours. Visitors who ask for it do not arrive here yet: please check the records of the address.',
      told: 'It is yours, and it leads elsewhere as yet.',
    };
  if (state === 'certificate')
    return {
      badge: 'Waiting for its certificate',
      colour: 'blue',
      says: 'Visitors arrive here. The certificate for a safe connection (https) comes within minutes of the first visit.',
      told: 'All records are right. The certificate is on its way.',
    };
  return {
    badge: 'Works',
    colour: 'teal',
    says: 'Your site lives at this address.',
    told: 'All is well: your site lives there.',
  };
}

const until = (expiresAt: string | null) =>
  expiresAt
    ? ` If nothing is set until ${new Date(expiresAt).toLocaleDateString(undefined, { day: 'numeric', month: 'long' })}, the address leaves this list.`
    : '';

export function certificateWords({ state, certificate }: Domain): string {
  if (certificate.until)
    return `Certificate: issued, good until ${new Date(certificate.until).toLocaleDateString(undefined, { dateStyle: 'long' })}. It renews itself.`;
  if (certificate.state === 'asked') return 'Certificate: asked for.';
  return state === 'ready'
    ? 'Certificate: not needed, as this server speaks http.'
    : 'Certificate: comes after the records.';
}
