import { postalProblems } from '../../../../lib/postal/postal-problems.ts';
import type { Details } from './checkout-store.ts';
import { addressOf } from './details.ts';

const sentences = {
  email: 'Enter your email address.',
  name: 'Enter your full name.',
  delivery: 'Choose a delivery option.',
  terms: 'Agree to the terms and conditions to continue.',
} as const;

/**
 * What was left empty or cannot be right, or has to be chosen anew, with a sentence each, so that all of it is said at once. A
 * parcel needs a name, which the server does not ask for: other programs may order without one.
 */
export function missing(
  details: Details,
  needs: { address: boolean; delivery: boolean; terms: boolean },
): Record<string, string> {
  const empty = (name: 'email' | 'name' | 'terms') =>
    String(details[name] || '').trim() ? {} : { [name]: sentences[name] };
  return {
    ...empty('email'),
    ...(needs.address ? { ...empty('name'), ...postalProblems(addressOf(details)) } : {}),
    ...(needs.delivery ? { delivery: sentences.delivery } : {}),
    ...(needs.terms ? empty('terms') : {}),
  };
}
