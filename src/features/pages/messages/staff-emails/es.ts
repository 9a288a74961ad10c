import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  deletedAccount: 'Cuenta eliminada',
  approved: '{person} ha aprobado «{page}»',
  changesRequested: '{person} ha solicitado cambios en «{page}»',
  newComments:
    '{count, plural, one {# comentario nuevo} many {# de comentarios nuevos} other {# comentarios nuevos}}',
  earlier: '{count, plural, one {Y # anterior.} many {Y # anteriores.} other {Y # anteriores.}}',
} satisfies Translation<typeof en>;
