import { isReservedSlug } from '../../features/pages/slugs.ts';
import type { KnownSite } from '../../features/websites/server/index.ts';
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

/** An entry, and the entries of a category, a tag, an author or a month. */
const entryPaths = /^\/[a-z0-9-]+\/(?:[a-z0-9-]+|(?:category|tag|author|[12]\d{3})\/[a-z0-9-]+)\/?$/;

/** Whether an address may exist in each language, as pages, entries, the shop, bookings and orders do. Accounts and feeds have one address. */
export function mayHaveLanguages(path: string): boolean {
  if (isInEachLanguage(path)) return true;
  const [, first = '', ...more] = path.split('/');
  const isBelow = entryPaths.test(path);
  return (isBelow || more.every((part) => part === '')) && !isReservedSlug(first);
}
