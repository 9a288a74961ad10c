/** Letters that do not come apart into a plain one and a mark. */
const spelt: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Small letters without marks, as slugs and search words need them: “Über” → `uber`. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => spelt[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** An address from a name: “Über uns & Café” → `uber-uns-cafe`; `fallback` where no letter is left. */
export function slugOf(name: string, fallback: string): string {
  const slug = plainLetters(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replace(/^-+|-+$/g, '');
  return slug || fallback;
}

/** The first of `slug`, `slug-2`, `slug-3` … that is free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}
