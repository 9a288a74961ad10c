import { isReservedSlug } from '../../features/pages/slugs.ts';
import type { FoundSite } from '../../features/websites/server/index.ts';
import { readEntryPath } from '../../lib/links/entry-path.ts';
import { isInEachLanguage } from '../../lib/links/language-paths.ts';
import { type Language, languageOf } from '../../lib/messages/languages.ts';

/** The language of an address on a site. */
export interface AddressLanguage {
  language: Language;
  /** The same; null for the main language of the site. */
  other: Language | null;
  /** How it begins: `/de`; empty in the main language, and on the host of a language. */
  base: string;
  /** The path without that. */
  path: string;
}

/**
 * Addresses in another language of the site begin with its code, or are on its host; all others are in the main one. The addresses that lead
 * to another host are redirected before (`redirectElsewhere`).
 */
export function languageAt(
  { known: { website }, language: own }: Pick<FoundSite, 'known' | 'language'>,
  pathname: string,
): AddressLanguage {
  if (own !== null) return { language: own, other: own, base: '', path: pathname };
  const [, first = ''] = pathname.split('/');
  if (!website.languages.includes(first))
    return { language: languageOf(website.locale), other: null, base: '', path: pathname };
  const base = `/${first}`;
  const language = languageOf(first);
  return { language, other: language, base, path: pathname.slice(base.length) || '/' };
}

/** The entries of a category, a tag or an author; an entry, and the entries of a month, whose address could be that of one. */
const termPaths = /^\/[a-z0-9-]+\/(?:category|tag|author)\/[a-z0-9-]+\/?$/;
const isBelowType = (path: string): boolean =>
  termPaths.test(path) || (/^[a-z0-9/-]+$/.test(path) && readEntryPath(path.replace(/\/$/, '')) !== null);

/** Whether an address may exist in each language, as pages, entries, the shop, bookings and accounts do. The admin and feeds have one address. */
export function mayHaveLanguages(path: string): boolean {
  if (isInEachLanguage(path)) return true;
  const [, first = '', ...more] = path.split('/');
  return (isBelowType(path) || more.every((part) => part === '')) && !isReservedSlug(first);
}
