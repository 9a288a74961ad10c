import type { Details } from './checkout-store.ts';

const sentences = {
  email: 'Enter your email address.',
  name: 'Enter your full name.',
  line1: 'Enter your address.',
  postcode: 'Enter your postcode.',
  terms: 'Agree to the terms and conditions to continue.',
} as const;

/**
 * What was left empty, with a sentence each, so that all of it is said at once. A parcel needs a name, which the server does
 * not ask for: other programs may order without one.
 */
export function missing(
  details: Details,
  needs: { address: boolean; terms: boolean },
): { [Name in keyof typeof sentences]?: string } {
  const wanted = [
    'email' as const,
    ...(needs.address ? (['name', 'line1', 'postcode'] as const) : []),
    ...(needs.terms ? (['terms'] as const) : []),
  ];
  const empty = wanted.filter((name) => !String(details[name] || '').trim());
  return Object.fromEntries(empty.map((name) => [name, sentences[name]]));
}
