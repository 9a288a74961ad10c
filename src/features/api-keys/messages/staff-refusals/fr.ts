import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  keyGone: 'Cette clé API n’existe plus.',
  tooManyKeys: 'Vous avez déjà {most, number} clés API. Révoquez-en une dont vous n’avez pas besoin.',
} satisfies Translation<typeof en>;
