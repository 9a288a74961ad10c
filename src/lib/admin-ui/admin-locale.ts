import { pageLanguage } from '../messages/area.ts';

/** Remembers the locale of the site once it was changed; the document has the one from before. */
export const keepSiteLocale = (locale: string): void => {
  document.documentElement.dataset['locale'] = locale;
};

const siteLocale = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset['locale'];

/** The locale of the site on screen, for addresses that are made from names. */
export const addressLocale = (): string => siteLocale() ?? 'en';

/**
 * How the admin writes dates, numbers and amounts: as people do who speak its language.
 * @param site the locale of the site, which names a country; it applies where it is in the language of the admin
 */
export function adminLocale(site = siteLocale()): string {
  const language = pageLanguage();
  if (site?.split('-')[0] === language) return site;
  return language === 'en' ? 'en-GB' : language;
}
