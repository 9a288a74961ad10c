import { pageLanguage } from '../../../../lib/messages/area.ts';

/** The locale of numbers and dates in the admin. */
export function adminLocale(): string {
  const language = pageLanguage();
  return language === 'en' ? 'en-GB' : language;
}
