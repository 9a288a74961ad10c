import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  message: 'Message',
  someone: 'Quelqu’un',
  yes: 'Oui',
  no: 'Non',
  mailWithoutText: '(Cet e-mail ne contient pas de texte.)',
  attachmentsNotSaved: 'Pièces jointes non enregistrées : {names}',
  unknownSender: 'Expéditeur inconnu',
} satisfies Translation<typeof en>;
