import type { Details } from './checkout-store.ts';

const sentences = {
  email: 'Enter your email address.',
  name: 'Enter your full name.',
  line1: 'Enter your address.',
  postcode: 'Enter your postcode.',
  delivery: 'Choose a delivery option.',
  terms: 'Agree to the terms and conditions to continue.',
} as const;

/**
 * What was left empty, or has to be chosen anew, with a sentence each, so that all of it is said at once. A parcel needs a name, which the server does
 * not ask for: other programs may order without one.
 */
export function missing(
  details: Details,
  needs: { address: boolean; delivery: boolean; terms: boolean },
): { [Name in keyof typeof sentences]?: string } {
  const isEmpty = (name: 'email' | 'name' | 'line1' | 'postcode' | 'terms') =>
    !String(details[name] || '').trim();
  const empty = [
    ...(['email'] as const).filter(isEmpty),
    ...(needs.address ? (['name', 'line1', 'postcode'] as const).filter(isEmpty) : []),
    ...(needs.delivery ? (['delivery'] as const) : []),
    ...(needs.terms ? (['terms'] as const).filter(isEmpty) : []),
  ];
  return Object.fromEntries(empty.map((name) => [name, sentences[name]]));
}
