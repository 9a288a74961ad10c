import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  noSenderEmail: 'Vous ne pouvez pas répondre, car l’expéditeur n’a pas indiqué d’adresse e-mail.',
  noteGone: 'Cette note a déjà été supprimée.',
  messageGone: 'Ce message n’existe plus. Il a peut-être été supprimé.',
  oneMessageGone: 'L’un de ces messages n’existe plus. Actualisez la liste et réessayez.',
  subscriptionGone: 'Cet abonnement n’existe plus.',
  oneFormGone: 'L’un de ces formulaires n’existe plus. Actualisez la liste et réessayez.',
  oneSubscriptionGone: 'L’un de ces abonnements n’existe plus. Actualisez la liste et réessayez.',
  noFilesInOrders:
    'Un formulaire de commande ne peut pas demander de fichiers. Retirez la question sur les fichiers, ou modifiez le formulaire pour qu’il envoie des messages.',
  stepTitle: 'Titre de l’étape',
  steps: 'Étapes',
  question: 'Question',
  helpText: 'Texte d’aide',
  placeholder: 'Texte indicatif',
  option: 'Option',
  button: 'Bouton',
  sending: 'Envoi',
  thankYouMessage: 'Message de remerciement',
  automaticReply: 'Réponse automatique',
  subject: 'Objet',
  message: 'Message',
} satisfies Translation<typeof en>;
