import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  comments: '{count, plural, one {# commentaire} many {# de commentaires} other {# commentaires}}',
  more: '{count, plural, one {Et sur # autre.} many {Et sur # d’autres.} other {Et sur # autres.}}',
} satisfies Translation<typeof en>;
