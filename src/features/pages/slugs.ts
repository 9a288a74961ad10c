/** First segments that belong to the product; no page may live there (api.md, "Pages and navigation"). */
const reserved = new Set(
  'admin account api order shop product playlist preview loading 404 assets demo files internal healthz readyz platform not-found static'.split(
    ' ',
  ),
);

/** The page that a site's bare address shows. */
export const HOME_SLUG = 'homepage';

export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

/** Letters that do not come apart into a plain one and a mark. */
const spelt: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** An address from a page's name: “Über uns & Café” → `uber-uns-cafe`. */
export function slugFrom(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => spelt[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replace(/^-+|-+$/g, '');
  if (!slug) return 'page';
  return isReservedSlug(slug) ? `${slug}-page` : slug;
}

/** The first of `slug`, `slug-2`, `slug-3` … that is free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}

/** Where a page is found, from the site's root. */
export const pagePath = (slug: string): string => (slug === HOME_SLUG ? '/' : `/${slug}`);
