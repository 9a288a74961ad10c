import { pageLanguage } from '../messages/area.ts';

/**
 * How the admin writes dates, numbers and amounts: as people do who speak its language.
 * @param site the locale of the site, which names a country; it applies where it is in the language of the admin
 */
export function adminLocale(site?: string): string {
  const language = pageLanguage();
  if (site?.split('-')[0] === language) return site;
  return language === 'en' ? 'en-GB' : language;
}
