import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  offline: 'Vous êtes hors ligne',
  mayBeOld: 'Vous êtes hors ligne. Cette page n’est peut-être plus à jour.',
  notHere:
    'Cette page n’est pas disponible hors ligne. Vous pouvez toujours lire les pages que vous avez déjà consultées.',
  tryAgain: 'Réessayer',
} satisfies Translation<typeof en>;
