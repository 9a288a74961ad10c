import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  keyGone: 'Esta clave de API ya no existe.',
  tooManyKeys: 'Ya tienes {most, number} claves de API. Revoca una que no necesites.',
} satisfies Translation<typeof en>;
