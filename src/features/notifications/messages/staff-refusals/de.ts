import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  tooManyWindows: 'Die Verwaltung ist in zu vielen Fenstern geöffnet. Dieses wird seltener aktualisiert.',
  oneNotificationGone: 'Eine dieser Benachrichtigungen gibt es nicht mehr.',
} satisfies Translation<typeof en>;
