import type { PostalAddress } from './postal-lines.ts';
import { postalName, type PostalPart, postalRules, type PostalWords } from './postal-rules.ts';

type Checked = Partial<Pick<PostalAddress, PostalPart>> & { country: string };

/**
 * Errors in the parts of an address, with a message each, in the order of its country. Town and region are
 * checked only if they were sent: other programs may send the earlier four fields, with the town in the second line.
 */
export function postalProblems(address: Checked, t: PostalWords): Partial<Record<PostalPart, string>> {
  const rules = postalRules(address.country);
  const { parts, required, kinds, regions, example, fits } = rules;
  const isWhole = address.city !== undefined || address.region !== undefined;
  const sentence = (part: PostalPart): string | undefined => {
    const value = address[part]?.trim() ?? '';
    if (part === 'postcode' && value && isWhole && !fits(value))
      return t.postcodeLike({ kind: kinds.postcode, example });
    if (value || !required.has(part)) return undefined;
    if (part === 'line1' || part === 'line2') return t.enterAddress;
    if (part !== 'postcode' && address[part] === undefined) return undefined;
    const isChosen = part === 'region' && regions.length > 0;
    return t[isChosen ? 'choose' : 'enter']({ name: postalName(part, rules, t) });
  };
  return Object.fromEntries(
    parts.flatMap((part) => {
      const found = sentence(part);
      return found ? [[part, found]] : [];
    }),
  );
}
