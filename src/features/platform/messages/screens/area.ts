import { definePlatformArea } from '../../../../lib/messages/area.ts';
import type { en } from './en.ts';

export const platformWords = definePlatformArea<typeof en>('platform.screens', {
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  es: () => import('./es.ts').then(({ es }) => es),
});
