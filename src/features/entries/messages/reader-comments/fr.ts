import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  enterComment: 'Saisissez un commentaire.',
  enterName: 'Saisissez votre nom.',
  enterEmail: 'Saisissez votre adresse e-mail.',
  closed: 'Les commentaires sont fermés ici.',
  parentGone: 'Le commentaire auquel vous répondez a été supprimé. Votre texte a été conservé.',
  staleLink: 'Ce lien a expiré. Publiez à nouveau votre commentaire et utilisez le lien du dernier e-mail.',
  manyComments:
    'Trop de commentaires ont été publiés. Votre texte a été conservé. Publiez-le à nouveau dans quelques minutes.',
  noComment: 'Ce commentaire a déjà été supprimé.',
  noEntry: 'Cette page est introuvable',
} satisfies Translation<typeof en>;
