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
