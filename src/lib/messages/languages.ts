/** The languages that the interface speaks. English is the source of all others. */
export const languages = ['en', 'de', 'fr', 'it', 'pt', 'es', 'nl', 'ar', 'sv', 'pl'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (code: string): code is Language => (languages as readonly string[]).includes(code);

/** The language of the interface for a locale such as `de-AT`: English where there is no catalogue. */
export function languageOf(locale: string): Language {
  const [code = ''] = locale.toLowerCase().split('-');
  return isLanguage(code) ? code : 'en';
}
