import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  enterComment: 'Escribe un comentario.',
  enterName: 'Introduce tu nombre.',
  enterEmail: 'Introduce tu correo electrónico.',
  closed: 'Los comentarios están cerrados.',
  parentGone: 'El comentario al que respondes se ha eliminado. Tu texto se ha conservado.',
  staleLink: 'Este enlace ha caducado. Publica de nuevo el comentario y usa el enlace del último correo.',
  manyComments:
    'Se han publicado demasiados comentarios. Tu texto se ha conservado. Publícalo de nuevo en unos minutos.',
  noComment: 'Este comentario ya se ha eliminado.',
  noEntry: 'No se ha encontrado esta página',
} satisfies Translation<typeof en>;
