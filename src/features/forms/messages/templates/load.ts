import type { Language } from '../../../../lib/messages/languages.ts';
import type { en } from './en.ts';

export type TemplateWords = Readonly<Record<keyof typeof en, string>>;

/** Each language is a file of its own, loaded when a form is made in it. */
export const loadTemplateWords: Readonly<Record<Language, () => Promise<TemplateWords>>> = {
  en: () => import('./en.ts').then((file) => file.en),
  de: () => import('./de.ts').then((file) => file.de),
  fr: () => import('./fr.ts').then((file) => file.fr),
  es: () => import('./es.ts').then((file) => file.es),
  it: () => import('./it.ts').then((file) => file.it),
  nl: () => import('./nl.ts').then((file) => file.nl),
  pt: () => import('./pt.ts').then((file) => file.pt),
  pl: () => import('./pl.ts').then((file) => file.pl),
  sv: () => import('./sv.ts').then((file) => file.sv),
  ar: () => import('./ar.ts').then((file) => file.ar),
};
