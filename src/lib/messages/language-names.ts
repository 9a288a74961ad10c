import type { AdminLanguage } from './languages.ts';

/** Each in itself, for somebody who can’t read the present one. */
export const languageNames: Readonly<Record<AdminLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};
