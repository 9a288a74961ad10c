import { slugOf } from '../../lib/slug.ts';

export { freeSlug } from '../../lib/slug.ts';

/** First segments that belong to the product; no page may live there (api.md, "Pages and navigation"). */
const reserved = new Set(
  'admin account api order shop product service booking playlist preview loading 404 assets demo files internal healthz readyz platform not-found static'.split(
    ' ',
  ),
);

/** The page that a site's bare address shows. */
export const HOME_SLUG = 'homepage';

export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

/** An address from a page's name: “Über uns & Café” → `uber-uns-cafe`. */
export function slugFrom(name: string): string {
  const slug = slugOf(name, 'page');
  return isReservedSlug(slug) ? `${slug}-page` : slug;
}

/** Where a page is found, from the site's root. */
export const pagePath = (slug: string): string => (slug === HOME_SLUG ? '/' : `/${slug}`);
