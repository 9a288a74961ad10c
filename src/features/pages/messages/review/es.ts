import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  over: 'Este enlace de vista previa ya no admite comentarios. Puede que haya caducado.',
  tooMany:
    'Se han enviado demasiados comentarios. Tu texto se ha conservado. Envíalo de nuevo dentro de unos minutos.',
  enterName: 'Introduce tu nombre.',
  enterText: 'Escribe un comentario.',
  failed: 'No se ha podido enviar tu comentario. Tu texto se ha conservado. Inténtalo de nuevo.',
  blockGone: 'Este bloque ya no está en la página. Comenta la página en su lugar.',
  full: 'No se pueden añadir más comentarios a esta página.',
  threadGone: 'Este comentario se ha eliminado. Tu texto se ha conservado.',
  resolved: 'Resuelto',
  team: 'Equipo del sitio',
  comment: 'Comentar',
  comments: 'Comentarios',
  newComment: 'Nuevo comentario',
  choose: 'Selecciona un bloque para comentarlo.',
  wholePage: 'Toda la página',
  block: 'Bloque',
  name: 'Nombre',
  email: 'Correo electrónico',
  text: 'Comentario',
  emailHelp: 'Te preguntaremos antes de enviarte correos sobre las respuestas.',
  post: 'Enviar comentario',
  reply: 'Responder',
  replyLabel: 'Tu respuesta',
  sent: 'Comentario enviado.',
  none: 'Aún no hay comentarios.',
  close: 'Cerrar comentarios',
  cancel: 'Cancelar',
  getEmails: 'Recibir correos sobre las respuestas',
  stopEmails: 'No recibir más correos sobre las respuestas',
  emailsOn: 'Recibirás un correo cuando haya respuestas.',
  emailsOff: 'No recibirás más correos sobre las respuestas.',
  visible:
    'Cualquiera que tenga el enlace de vista previa puede leer los comentarios. Solo el equipo del sitio ve tu dirección de correo.',
} satisfies Translation<typeof en>;
