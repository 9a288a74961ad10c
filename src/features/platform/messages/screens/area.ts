import { defineEnglishArea } from '../../../../lib/messages/area.ts';
import type { en } from './en.ts';

export const platformWords = defineEnglishArea<typeof en>('platform.screens', () => import('./en.ts').then(({ en }) => en));
