import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  enterComment: 'Introduza um comentário.',
  enterName: 'Introduza o seu nome.',
  enterEmail: 'Introduza o seu endereço de email.',
  closed: 'Os comentários estão fechados.',
  parentGone: 'O comentário a que está a responder foi eliminado. O seu texto foi guardado.',
  staleLink: 'Este link expirou. Publique de novo o comentário e utilize o link do email mais recente.',
  manyComments:
    'Foram publicados demasiados comentários. O seu texto foi guardado. Publique-o de novo dentro de alguns minutos.',
  noComment: 'Este comentário já foi eliminado.',
  noEntry: 'Não foi possível encontrar esta página',
} satisfies Translation<typeof en>;
