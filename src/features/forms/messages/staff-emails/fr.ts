import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  message: 'Message',
  someone: 'Quelqu’un',
  yes: 'Oui',
  no: 'Non',
} satisfies Translation<typeof en>;
