import { defineArea } from '../../../../lib/messages/area.ts';
import type { en } from './en.ts';

export const commentWords = defineArea<typeof en>('entries.comments', {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  it: () => import('./it.ts').then(({ it }) => it),
  pt: () => import('./pt.ts').then(({ pt }) => pt),
  es: () => import('./es.ts').then(({ es }) => es),
  nl: () => import('./nl.ts').then(({ nl }) => nl),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
  sv: () => import('./sv.ts').then(({ sv }) => sv),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
});
