import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  message: 'Nachricht',
  someone: 'Jemand',
  yes: 'Ja',
  no: 'Nein',
  mailWithoutText: '(Diese E-Mail hat keinen Text.)',
  attachmentsNotSaved: 'Nicht gespeicherte Anhänge: {names}',
  unknownSender: 'Unbekannter Absender',
} satisfies Translation<typeof en>;
