import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  previewOver: 'Ce lien d’aperçu a expiré ou a été révoqué.',
  languageMissing: 'Ce site n’est pas disponible dans cette langue.',
} satisfies Translation<typeof en>;
