import { pageLanguage } from '../../../../lib/messages/area.ts';

/** The locale of dates and lists in the admin. */
export function adminLocale(): string {
  const language = pageLanguage();
  return language === 'en' ? 'en-GB' : language;
}

/** A label within a sentence. Nouns in German keep their capital. */
export const inSentence = (label: string): string => (pageLanguage() === 'de' ? label : label.toLowerCase());
