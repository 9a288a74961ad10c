import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  comments: '{count, plural, one {# Kommentar} other {# Kommentare}}',
  more: '{count, plural, one {Und zu # weiteren Eintrag.} other {Und zu # weiteren Einträgen.}}',
} satisfies Translation<typeof en>;
