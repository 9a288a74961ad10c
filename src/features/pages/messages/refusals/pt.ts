import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  previewOver: 'Este link de pré-visualização expirou ou foi revogado.',
  languageMissing: 'Este site não está disponível nesse idioma.',
} satisfies Translation<typeof en>;
