import type { Language } from '../../lib/messages/languages.ts';

/** The locale of the platform's dates, documents and emails in a language. */
export const platformLocale = (language: Language): string => (language === 'en' ? 'en-GB' : language);
