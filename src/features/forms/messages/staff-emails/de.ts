import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  message: 'Nachricht',
  someone: 'Jemand',
  yes: 'Ja',
  no: 'Nein',
} satisfies Translation<typeof en>;
