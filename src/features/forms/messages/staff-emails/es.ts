import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  message: 'Mensaje',
  someone: 'Alguien',
  yes: 'Sí',
  no: 'No',
} satisfies Translation<typeof en>;
