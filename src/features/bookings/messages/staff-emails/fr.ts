import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  waitsForYou: 'Elle attend votre confirmation.',
  deletedAccount: 'Compte supprimé',
} satisfies Translation<typeof en>;
