import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  previewOver: 'Dieser Vorschaulink ist abgelaufen oder wurde widerrufen.',
  languageMissing: 'Diese Website gibt es nicht in dieser Sprache.',
} satisfies Translation<typeof en>;
