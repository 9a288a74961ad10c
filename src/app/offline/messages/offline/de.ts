import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  offline: 'Sie sind offline',
  mayBeOld: 'Sie sind offline. Diese Seite ist vielleicht nicht mehr aktuell.',
  notHere:
    'Diese Seite ist offline nicht verfügbar. Seiten, die Sie schon besucht haben, können Sie weiterhin lesen.',
  tryAgain: 'Erneut versuchen',
} satisfies Translation<typeof en>;
