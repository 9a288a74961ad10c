// The emails of one language are one list, to be read from top to bottom.
import type { OwnerMailTranslation } from './owner-translation.ts';

const note = 'Vous recevez cet e-mail parce que vous êtes propriétaire de {{siteName}}.';
const toReader =
  'Vous recevez cet e-mail parce que votre adresse est indiquée dans le formulaire ou qu’elle est l’adresse de contact de {{siteName}}.';
const toEditor = 'Vous recevez cet e-mail parce que vous travaillez sur les pages de {{siteName}}.';
const viewOrder = 'Voir la commande';
const viewOrders = 'Voir les commandes';
const viewBooking = 'Voir la réservation';
const reply = 'Voir et répondre';

const moreOrders = `{{#more}}

Vous en trouverez {{more}} de plus dans votre liste de commandes.

{{/more}}`;

export const fr: OwnerMailTranslation = {
  'message-received': {
    subject: 'Nouveau message de {{sender}} ({{formName}})',
    heading: 'Nouveau message',
    body: `{{sender}} a envoyé un message à {{siteName}} via « {{formName}} ».

{{answers}}`,
    button: reply,
    note: toReader,
  },
  'message-answered': {
    subject: '{{sender}} a répondu ({{formName}})',
    heading: '{{sender}} a répondu',
    body: '{{answer}}',
    button: reply,
    note: toReader,
  },
  'owner-entry-comments': {
    subject: '{{count}} à approuver sur {{siteName}}',
    heading: '{{count}} à approuver',
    body: `Des visiteurs ont commenté vos entrées. Leurs commentaires ne s’affichent qu’une fois que vous les avez approuvés.

{{entries}}

{{#more}}

{{more}}

{{/more}}`,
    button: 'Examiner les commentaires',
    note: 'Vous recevez cet e-mail parce que votre adresse est l’adresse de contact de {{siteName}}.',
  },
  'owner-new-order': {
    subject: 'Nouvelle commande {{orderNumber}}',
    heading: 'Nouvelle commande',
    body: `{{buyer}} a passé la commande {{orderNumber}}.

{{items}}

{{#address}}

Adresse de livraison : {{address}}

{{/address}}`,
    button: viewOrder,
    note,
  },
  'owner-orders-summary': {
    subject: '{{count}} sur {{siteName}}',
    heading: 'Nouvelles commandes',
    body: `Plusieurs commandes sont arrivées en peu de temps ({{count}}). Les voici réunies dans un seul e-mail.

{{items}}

${moreOrders}`,
    button: viewOrders,
    note,
  },
  'owner-low-stock': {
    subject: 'Stock faible : {{product}} (reste {{left}})',
    heading: 'Stock faible',
    body: '{{product}} sera bientôt épuisé. Quantité restante : {{left}}.',
    button: 'Voir les produits',
    note,
  },
  'owner-payment-trouble': {
    subject: 'Un paiement sur {{siteName}} requiert votre attention',
    heading: 'Un paiement requiert votre attention',
    body: `{{problem}}

{{#orderNumber}}

Commande : {{orderNumber}}

{{/orderNumber}}`,
    button: viewOrder,
    note,
  },
  'owner-ran-out': {
    subject: 'La commande {{orderNumber}} n’a pas pu être honorée',
    heading: 'Épuisé avant l’arrivée du paiement',
    body: `{{problem}}

{{buyer}} a été informé par e-mail.

{{items}}`,
    button: viewOrder,
    note,
  },
  'owner-withdrawal': {
    subject: 'Commande {{orderNumber}} : rétractation du client',
    heading: 'Un client s’est rétracté',
    body: `Le {{at}}, {{buyer}} a exercé son droit de rétractation pour ces articles de la commande {{orderNumber}} :

{{withdrawn}}

{{#note}}

Motif : {{note}}

{{/note}}

Remboursez le client dans un délai de 14 jours.`,
    button: viewOrder,
    note,
  },
  'owner-withdrawals-summary': {
    subject: 'Rétractations sur {{siteName}} : {{count}}',
    heading: 'Rétractations',
    body: `Des clients ont exercé leur droit de rétractation pour plusieurs commandes en peu de temps ({{count}}). Les voici réunies dans un seul e-mail.

{{items}}

${moreOrders}

Remboursez chacune d’elles dans un délai de 14 jours.`,
    button: viewOrders,
    note,
  },
  'owner-new-booking': {
    subject: 'Nouvelle réservation : {{service}}, {{when}}',
    heading: 'Nouvelle réservation',
    body: `{{guest}} a réservé {{service}}, {{when}}.

{{#waits}}

{{waits}}

{{/waits}}

{{answers}}

{{#note}}

Remarque : {{note}}

{{/note}}`,
    button: viewBooking,
    note,
  },
  'owner-booking-moved': {
    subject: 'Réservation déplacée : {{service}}, {{when}}',
    heading: 'Une réservation a été déplacée',
    body: `{{guest}} a déplacé sa réservation de {{service}}. Nouvelle date : {{when}}.

{{#before}}

Date précédente : {{before}}.

{{/before}}`,
    button: viewBooking,
    note,
  },
  'owner-booking-cancelled': {
    subject: 'Réservation annulée : {{service}}, {{when}}',
    heading: 'Une réservation a été annulée',
    body: '{{guest}} a annulé {{service}}, {{when}}. Le créneau est de nouveau disponible.',
    button: viewBooking,
    note,
  },
  'owner-bookings-summary': {
    subject: '{{count}} sur {{siteName}}',
    heading: 'Réservations nouvelles et modifiées',
    body: `Des clients ont effectué ou modifié plusieurs réservations en peu de temps ({{count}}). Les voici réunies dans un seul e-mail.

{{items}}

{{#more}}

Vous en trouverez {{more}} de plus dans votre calendrier.

{{/more}}`,
    button: 'Voir le calendrier',
    note,
  },
  'site-deleted': {
    subject: '{{siteName}} a été supprimé',
    heading: 'Votre site a été supprimé',
    body: `{{siteName}} vient d’être supprimé. Les visiteurs voient désormais un court message à la place.

Rien n’est encore perdu. Vous pouvez restaurer le site, tel qu’il était, jusqu’au {{endsOn}}. Ensuite, ses pages, commandes, fichiers et adresses seront définitivement supprimés.`,
    button: 'Restaurer le site',
    note: 'Vous recevez cet e-mail parce que vous êtes propriétaire de {{siteName}}. Si vous l’avez supprimé vous-même, vous n’avez rien à faire.',
  },
  'site-ending': {
    subject: '{{siteName}} sera définitivement supprimé le {{endsOn}}',
    heading: 'Plus que 3 jours pour restaurer votre site',
    body: `{{siteName}} a été supprimé il y a près d’un mois. Le {{endsOn}}, ses pages, commandes, fichiers et adresses seront définitivement supprimés.

Pour conserver le site, restaurez-le avant cette date.`,
    button: 'Restaurer le site',
    note: 'Vous recevez cet e-mail parce que vous êtes propriétaire de {{siteName}}. Si vous n’avez plus besoin du site, vous n’avez rien à faire.',
  },
  'owner-comments': {
    subject: '{{count}} sur {{siteName}}',
    heading: '{{count}}',
    body: `Il y a du nouveau dans des commentaires qui vous mentionnent ou auxquels vous avez participé.

{{comments}}

{{#more}}

{{more}}

{{/more}}`,
    button: 'Voir les commentaires',
    note: toEditor,
  },
  'owner-approval-request': {
    subject: '{{person}} demande une approbation pour « {{page}} »',
    heading: 'Approbation demandée',
    body: `{{person}} souhaite publier « {{page}} ». Examinez les modifications, puis approuvez-les ou demandez des changements.

{{note}}`,
    button: 'Examiner les modifications',
    note: toEditor,
  },
  'owner-approval-answer': {
    subject: '{{outcome}}',
    heading: '{{outcome}}',
    body: `Voici la réponse à votre demande d’approbation.

{{note}}`,
    button: 'Voir la page',
    note: toEditor,
  },
  'owner-weekly-figures': {
    subject: 'Rapport hebdomadaire de {{siteName}} : {{visitors}} visiteurs ({{week}})',
    heading: 'Votre rapport hebdomadaire',
    body: `{{week}}, par rapport à la semaine précédente.

{{figures}}

{{#pages}}

## Pages les plus vues

{{pages}}

{{/pages}}

{{#sources}}

## Principales sources

{{sources}}

{{/sources}}`,
    button: 'Voir les statistiques',
    note: 'Vous recevez cet e-mail parce que les rapports hebdomadaires sont activés pour {{siteName}}. Vous pouvez les désactiver dans les paramètres, sous « Statistiques ».',
  },
};
