import type { WordsOf } from '../../../../../lib/messages/area.ts';
import type { checkoutWords } from '../../../messages/checkout/area.ts';
import { postalProblems } from '../../../../../lib/postal/postal-problems.ts';
import type { PostalWords } from '../../../../../lib/postal/postal-rules.ts';
import type { Details } from './checkout-store.ts';
import { addressOf, isLikeEmail } from './details.ts';

const sentences = { email: 'enterEmail', name: 'enterName', terms: 'agreeFirst' } as const;

/**
 * Fields that are empty, invalid or must be chosen again, with a message each, so that all are reported at once. A
 * delivery needs a name, which the server does not require: other programs may order without one.
 */
export function missing(
  details: Details,
  needs: { address: boolean; delivery: boolean; terms: boolean },
  t: WordsOf<typeof checkoutWords>,
  postal: PostalWords,
): Record<string, string> {
  const empty = (name: 'email' | 'name' | 'terms') =>
    String(details[name] || '').trim() ? {} : { [name]: t[sentences[name]] };
  return {
    ...(isLikeEmail(details.email.trim()) ? {} : { email: t.emailLike }),
    ...empty('email'),
    ...(needs.address ? { ...empty('name'), ...postalProblems(addressOf(details), postal) } : {}),
    ...(needs.delivery ? { delivery: t.chooseDelivery } : {}),
    ...(needs.terms ? empty('terms') : {}),
  };
}
