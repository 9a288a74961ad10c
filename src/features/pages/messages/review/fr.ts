import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  over: 'Ce lien d’aperçu n’accepte plus de commentaires. Il a peut-être expiré.',
  tooMany:
    'Trop de commentaires ont été envoyés. Votre texte est conservé. Renvoyez-le dans quelques minutes.',
  enterName: 'Saisissez votre nom.',
  enterText: 'Saisissez un commentaire.',
  failed: 'Votre commentaire n’a pas pu être envoyé. Votre texte est conservé. Réessayez.',
  blockGone: 'Ce bloc n’est plus sur la page. Commentez plutôt la page.',
  full: 'Il n’est plus possible d’ajouter de commentaires à cette page.',
  threadGone: 'Ce commentaire a été supprimé. Votre texte est conservé.',
  resolved: 'Résolu',
  team: 'Équipe du site',
  comment: 'Commenter',
  comments: 'Commentaires',
  newComment: 'Nouveau commentaire',
  choose: 'Sélectionnez un bloc pour le commenter.',
  wholePage: 'Toute la page',
  block: 'Bloc',
  name: 'Nom',
  email: 'E-mail',
  text: 'Commentaire',
  emailHelp: 'Nous vous demanderons votre accord avant de vous envoyer des e-mails sur les réponses.',
  post: 'Envoyer le commentaire',
  reply: 'Répondre',
  replyLabel: 'Votre réponse',
  sent: 'Commentaire envoyé.',
  none: 'Aucun commentaire pour le moment.',
  close: 'Fermer les commentaires',
  cancel: 'Annuler',
  getEmails: 'Me prévenir des réponses par e-mail',
  stopEmails: 'Ne plus recevoir d’e-mails sur les réponses',
  emailsOn: 'Vous recevrez un e-mail en cas de réponse.',
  emailsOff: 'Vous ne recevrez plus d’e-mails sur les réponses.',
  visible:
    'Toute personne disposant du lien d’aperçu peut lire les commentaires. Seule l’équipe du site voit votre adresse e-mail.',
} satisfies Translation<typeof en>;
