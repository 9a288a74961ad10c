import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  noFileHere: 'Este campo no admite archivos.',
  sendAsForm: 'Envía el archivo como formulario (multipart/form-data).',
  noFileSent: 'No se ha enviado ningún archivo.',
  chooseFile: 'Elige un archivo.',
  answersTooLong: 'Tus respuestas son demasiado largas para enviarlas de una vez.',
  changed:
    'Este formulario ha cambiado mientras lo rellenabas. Hemos conservado tus respuestas. Revísalas y vuelve a enviar el formulario.',
  answersByName: 'Envía las respuestas con el nombre de cada campo.',
  mustBeByName: 'Las respuestas deben llevar el nombre de cada campo.',
  fillIn: 'Rellena el formulario antes de enviarlo.',
  noAnswers: 'No hay respuestas.',
  unknownField: 'Campo desconocido.',
  unknownFieldNamed: 'Campo desconocido: {name}.',
  badName: 'No se puede usar este nombre.',
  enterMessage: 'Introduce un mensaje.',
  messageEmpty: 'El mensaje está vacío.',
  keyUsed: 'Esta clave ya se ha usado para otro mensaje.',
  keyTooLong: 'La Idempotency-Key puede tener hasta 200 caracteres simples.',
  badKey: 'No se puede usar esta clave.',
  staleLink: 'Este enlace ha caducado. Vuelve a suscribirte y usa el enlace del último correo.',
  manyMessages:
    'Se han enviado demasiados mensajes desde tu red. Hemos conservado tus respuestas. Vuelve a enviarlas dentro de unos minutos.',
  manyFiles: 'Se han enviado demasiados archivos desde tu red. Inténtalo dentro de unos minutos.',
  noForm: 'Este formulario ya no existe. Puede que se haya eliminado.',
  fewerFiles:
    '{count, plural, one {Elige como máximo # archivo.} many {Elige como máximo # de archivos.} other {Elige como máximo # archivos.}}',
  toFix:
    '{count, plural, one {Corrige # campo para continuar.} many {Corrige # de campos para continuar.} other {Corrige # campos para continuar.}}',
  fileGone: 'Un archivo no se ha subido o ha caducado. Vuelve a elegirlo.',
  thankYou: 'Gracias por tu mensaje',
  yourMessage: 'tu mensaje',
} satisfies Translation<typeof en>;
