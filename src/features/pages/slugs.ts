import { slugOf } from '../../lib/values/slug.ts';

export { freeSlug } from '../../lib/values/slug.ts';

/**
 * First segments of addresses that the product uses or reserves; no page may have one. A test compares
 * them with the route tables of screens and server (`slugs.test.ts`).
 */
const reserved = new Set(
  `404 account admin api assets audio booking comments demo files healthz icons internal loading newsletter not-found order platform
   playlist preview private product readyz restore search service shop social starters static unsubscribe waiting`.split(
    /\s+/,
  ),
);

/** The page at a site's bare address. */
export const HOME_SLUG = 'homepage';

export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

/**
 * An address from a page's name: “Über uns & Café” → `uber-uns-cafe`.
 * @param language of the site, or its locale
 */
export function slugFrom(name: string, language: string): string {
  const slug = slugOf(name, 'page', language);
  return isReservedSlug(slug) ? `${slug}-page` : slug;
}

/** A page's path from the site's root. */
export const pagePath = (slug: string): string => (slug === HOME_SLUG ? '/' : `/${slug}`);

/** Kinds of pages that no visitor can open. */
export const NOT_VISITED = ['section', 'layout'] as const;
