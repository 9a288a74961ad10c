import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  previewOver: 'Este enlace de vista previa ha caducado o se ha revocado.',
  languageMissing: 'Este sitio no está disponible en ese idioma.',
} satisfies Translation<typeof en>;
