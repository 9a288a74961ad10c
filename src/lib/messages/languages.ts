/** The languages that the interface speaks. English is the source of all others. */
export const languages = ['en', 'de', 'fr', 'it', 'pt', 'es', 'nl', 'ar', 'sv', 'pl'] as const;
export type Language = (typeof languages)[number];

/** The languages of the admin. */
export const adminLanguages = ['en', 'de', 'fr', 'es'] as const satisfies readonly Language[];
export type AdminLanguage = (typeof adminLanguages)[number];

/** English for anything else. */
export const adminLanguageOf = (code: string | undefined): AdminLanguage =>
  adminLanguages.find((one) => one === code) ?? 'en';

export const isLanguage = (code: string): code is Language => (languages as readonly string[]).includes(code);

/** The locale for somebody who uses a language: the site's, which names a country, if that is in it. Null stands for the site's. */
export const localeIn = (language: string | null, siteLocale: string): string =>
  language === null || language === languageOf(siteLocale) ? siteLocale : language;

/** The language of the interface for a locale such as `de-AT`: English where there is no catalogue. */
export function languageOf(locale: string): Language {
  const [code = ''] = locale.toLowerCase().split('-');
  return isLanguage(code) ? code : 'en';
}

/** The locale for staff who read a language: the site's, which names a country, if that is in it. */
export function staffLocale(language: AdminLanguage, siteLocale: string): string {
  if (siteLocale.toLowerCase().split('-')[0] === language) return siteLocale;
  return language === 'en' ? 'en-GB' : language;
}

/** Somebody of staff, to whom the product writes. */
export interface StaffReader {
  language: AdminLanguage;
  locale: string;
}

/** @param chosen the language that they chose for the admin; without one, the site's if the admin has it, else English */
export function staffReader(chosen: string | null, siteLocale: string): StaffReader {
  const language = adminLanguageOf(chosen ?? languageOf(siteLocale));
  return { language, locale: staffLocale(language, siteLocale) };
}
