import type { Language } from './languages.ts';

/** Each in itself, for somebody who can’t read the present one. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  pt: 'Português',
  es: 'Español',
  nl: 'Nederlands',
  ar: 'العربية',
  sv: 'Svenska',
  pl: 'Polski',
};
