import { isReservedSlug } from '../../features/pages/slugs.ts';
import type { KnownSite } from '../../features/websites/server/index.ts';
import { readEntryPath } from '../../lib/links/entry-path.ts';
import { isInEachLanguage } from '../../lib/links/language-paths.ts';
import { type Language, languageOf } from '../../lib/messages/languages.ts';

/** The language of an address on a site. */
export interface AddressLanguage {
  language: Language;
  /** How it begins: `/de`; empty in the main language. */
  base: string;
  /** The path without that. */
  path: string;
}

/** Addresses in another language of the site begin with its code; all others are in the main one. */
export function languageAt({ website }: Pick<KnownSite, 'website'>, pathname: string): AddressLanguage {
  const [, first = ''] = pathname.split('/');
  if (!website.languages.includes(first))
    return { language: languageOf(website.locale), base: '', path: pathname };
  const base = `/${first}`;
  return { language: languageOf(first), base, path: pathname.slice(base.length) || '/' };
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
