import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  comments: '{count, plural, one {# comentario} many {# de comentarios} other {# comentarios}}',
  more: '{count, plural, one {Y en # más.} many {Y en # más.} other {Y en # más.}}',
} satisfies Translation<typeof en>;
