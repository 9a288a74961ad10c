import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  previewOver: 'Ten link do podglądu wygasł lub został unieważniony.',
  languageMissing: 'Ta strona nie jest dostępna w tym języku.',
} satisfies Translation<typeof en>;
