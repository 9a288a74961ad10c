import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  deletedAccount: 'Compte supprimé',
  approved: '{person} a approuvé « {page} »',
  changesRequested: '{person} demande des changements sur « {page} »',
  newComments:
    '{count, plural, one {# nouveau commentaire} many {# de nouveaux commentaires} other {# nouveaux commentaires}}',
  earlier:
    '{count, plural, one {Et # autre, plus ancien.} many {Et # d’autres, plus anciens.} other {Et # autres, plus anciens.}}',
} satisfies Translation<typeof en>;
