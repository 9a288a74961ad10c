import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  contact: 'Contact',
  contactSays: 'Nom, adresse et message.',
  quote: 'Devis',
  quoteSays: 'Le besoin, la date et le budget, en deux étapes.',
  orderRequest: 'Demande de commande',
  orderRequestSays: 'Passe une commande pour les articles du panier, sans paiement en ligne.',
  rsvp: 'Réponse à une invitation',
  rsvpSays: 'Qui vient, combien de personnes et les régimes alimentaires.',
  newsletter: 'Newsletter',
  newsletterSays: 'Un champ e-mail, avec un e-mail de confirmation.',
  blank: 'Vide',
  blankSays: 'Commencer avec un formulaire vide.',
} satisfies Translation<typeof en>;
