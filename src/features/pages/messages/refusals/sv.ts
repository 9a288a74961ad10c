import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  previewOver: 'Den här förhandsvisningslänken har gått ut eller återkallats.',
  languageMissing: 'Webbplatsen finns inte på det språket.',
} satisfies Translation<typeof en>;
