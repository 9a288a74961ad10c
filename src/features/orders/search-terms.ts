import { plainLetters } from '../../lib/values/slug.ts';

const MOST_WORDS = 24;

/** Search terms of an order: from its number, name, email address, postcode and transaction. */
export function orderTerms(order: {
  number: string;
  name: string;
  email: string;
  postcode?: string | undefined;
  transaction?: string | undefined;
}): string[] {
  const { number, name, email, postcode = '', transaction = '' } = order;
  const code = number.toLowerCase();
  const digits = code.replace(/^\D+/, '');
  const whole = [code, digits, email.toLowerCase(), email.split('@')[0]?.toLowerCase() ?? ''];
  const parts = [
    ...searchedTerms(name),
    postcode.toLowerCase().replace(/\s+/g, ''),
    transaction.toLowerCase(),
  ];
  return [...new Set([...whole, ...parts].filter(Boolean).map((word) => word.slice(0, 100)))].slice(
    0,
    MOST_WORDS,
  );
}

/** The same for a search by the owner; a whole address or number stays whole. */
export const searchedTerms = (typed: string): string[] =>
  typed
    .split(/\s+/)
    .flatMap((word) =>
      /[@\d]/.test(word) ? [word.toLowerCase()] : plainLetters(word).split(/[^\p{L}\p{N}]+/u),
    )
    .filter(Boolean);
