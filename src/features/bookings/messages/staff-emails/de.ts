import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  waitsForYou: 'Sie wartet auf Ihre Bestätigung.',
  deletedAccount: 'Gelöschtes Konto',
} satisfies Translation<typeof en>;
