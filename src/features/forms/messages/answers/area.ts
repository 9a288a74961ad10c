import { defineArea } from '../../../../lib/messages/area.ts';
import type { en } from './en.ts';

export const answerWords = defineArea<typeof en>({
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
});
