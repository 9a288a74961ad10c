import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  previewOver: 'Questo link di anteprima è scaduto o è stato revocato.',
  languageMissing: 'Questo sito non è disponibile in quella lingua.',
} satisfies Translation<typeof en>;
