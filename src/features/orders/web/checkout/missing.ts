import type { Details } from './checkout-store.ts';

const sentences = {
  email: 'Please give an e-mail address, such as name@example.com.',
  name: 'Please give your name; it stands on the parcel.',
  line1: 'Please give the first line of the address.',
  postcode: 'Please give the postcode.',
  terms: 'Please accept the terms to go on.',
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
