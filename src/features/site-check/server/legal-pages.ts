import { LEGAL_SLUGS } from '../../pages/legal-slugs.ts';

/** Addresses of legal pages that visitors agree to. */
export const legalSlugs: readonly string[] = LEGAL_SLUGS;

/** @returns those that are missing among these pages */
export function missingLegal(published: readonly { slug: string }[]): string[] {
  const slugs = new Set(published.map(({ slug }) => slug));
  return legalSlugs.filter((slug) => !slugs.has(slug));
}
