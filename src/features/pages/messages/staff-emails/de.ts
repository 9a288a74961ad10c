import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  deletedAccount: 'Gelöschtes Konto',
  approved: '{person} hat „{page}“ freigegeben',
  changesRequested: '{person} bittet um Änderungen an „{page}“',
  newComments: '{count, plural, one {# neuer Kommentar} other {# neue Kommentare}}',
  earlier: '{count, plural, one {Dazu # früherer.} other {Dazu # frühere.}}',
} satisfies Translation<typeof en>;
