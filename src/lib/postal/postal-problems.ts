import type { PostalAddress } from './postal-lines.ts';
import { type PostalPart, postalRules } from './postal-rules.ts';

type Checked = Partial<Pick<PostalAddress, PostalPart>> & { country: string };

const article = (words: string) => (/^[aeiou]/i.test(words) ? 'an' : 'a');

/**
 * What is wrong with the parts of an address, with a sentence each, in the order in which its country writes them. Town and
 * region count only where they were sent: other programs may send the four fields of before, with the town in the second line.
 */
export function postalProblems(address: Checked): Partial<Record<PostalPart, string>> {
  const { parts, required, words, regions, example, fits } = postalRules(address.country);
  const isWhole = address.city !== undefined || address.region !== undefined;
  const sentence = (part: PostalPart): string | undefined => {
    const value = address[part]?.trim() ?? '';
    if (part === 'postcode' && value && isWhole && !fits(value))
      return `Enter ${article(words.postcode)} ${words.postcode} like ${example}.`;
    if (value || !required.has(part)) return undefined;
    switch (part) {
      case 'city':
      case 'region':
        if (address[part] === undefined) return undefined;
        return `${part === 'region' && regions.length > 0 ? 'Choose' : 'Enter'} your ${words[part]}.`;
      case 'postcode':
        return `Enter your ${words.postcode}.`;
      default:
        return 'Enter your address.';
    }
  };
  return Object.fromEntries(
    parts.flatMap((part) => {
      const found = sentence(part);
      return found ? [[part, found]] : [];
    }),
  );
}
