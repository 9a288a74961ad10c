import { pageLanguage } from '../messages/area.ts';

/** How the admin writes dates and numbers: as people do who speak its language. */
export function adminLocale(): string {
  const language = pageLanguage();
  return language === 'en' ? 'en-GB' : language;
}
