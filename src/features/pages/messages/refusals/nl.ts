import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  previewOver: 'Deze voorbeeldlink is verlopen of ingetrokken.',
  languageMissing: 'Deze site is niet beschikbaar in die taal.',
} satisfies Translation<typeof en>;
