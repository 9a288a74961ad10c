import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  message: 'Mensaje',
  someone: 'Alguien',
  yes: 'Sí',
  no: 'No',
  mailWithoutText: '(Este correo no tiene texto.)',
  attachmentsNotSaved: 'Archivos adjuntos que no se han guardado: {names}',
  unknownSender: 'Remitente desconocido',
} satisfies Translation<typeof en>;
