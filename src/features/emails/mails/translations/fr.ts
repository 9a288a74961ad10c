// The emails of one language are one list, to be read from top to bottom.
import type { MailTranslation } from './translated-mails.ts';

const orderNote =
  'Vous recevez cet e-mail parce qu’une commande a été passée avec cette adresse sur {{siteName}}.';
const viewOrder = 'Voir votre commande';

const parcel = `{{#tracking}}

Numéro de suivi : {{tracking}}

{{/tracking}}

{{#trackingLink}}

[Suivre votre colis]({{trackingLink}})

{{/trackingLink}}`;

const whereAndWhen = `{{#instructions}}

**Où et quand :** {{instructions}}

{{/instructions}}`;

const reason = `{{#note}}

{{note}}

{{/note}}`;

const more = `{{#more}}

Pour toute question sur les {{more}} autres, répondez à cet e-mail.

{{/more}}`;

const facts = `**{{service}}**

{{when}}

{{dates}}

{{#location}}

{{location}}

{{/location}}

{{#people}}

Pour {{people}}

{{/people}}

{{#whenYours}}

Dans votre fuseau horaire : {{whenYours}}

{{/whenYours}}`;

const limits = `{{#changeUntil}}

Vous pouvez déplacer ou annuler jusqu’au {{changeUntil}}.

{{/changeUntil}}

{{#moveUntil}}

Vous pouvez déplacer jusqu’au {{moveUntil}}.

{{/moveUntil}}

{{#cancelUntil}}

Vous pouvez annuler jusqu’au {{cancelUntil}}.

{{/cancelUntil}}`;

const onTheDay = `{{#onTheDay}}

À régler sur place : {{onTheDay}}

{{/onTheDay}}`;

const guest = {
  button: 'Gérer la réservation',
  note: 'Vous recevez cet e-mail parce qu’une réservation a été effectuée avec cette adresse chez {{siteName}}.',
};
const waits =
  'Vous recevez cet e-mail parce que cette adresse est inscrite sur une liste d’attente de {{siteName}}.';

export const fr: MailTranslation = {
  welcome: {
    subject: 'Bienvenue chez {{siteName}}',
    heading: 'Bienvenue',
    body: `Votre compte {{siteName}} est prêt. Connectez-vous avec {{email}} et le mot de passe que vous avez choisi.

Vos coordonnées et vos adresses sont enregistrées dans votre compte pour la prochaine fois.`,
    button: 'Accéder à votre compte',
    note: 'Vous recevez cet e-mail parce qu’un compte a été créé avec cette adresse sur {{siteName}}. Si ce n’est pas vous, réinitialisez le mot de passe et supprimez le compte.',
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe {{siteName}}',
    heading: 'Réinitialisez votre mot de passe',
    body: `Nous avons reçu une demande de réinitialisation du mot de passe de {{email}} sur {{siteName}}.

Le lien ci-dessous fonctionne une seule fois et expire au bout d’une heure.`,
    button: 'Réinitialiser le mot de passe',
    note: 'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail. Votre mot de passe ne changera pas.',
  },
  'password-changed': {
    subject: 'Votre mot de passe {{siteName}} a été modifié',
    heading: 'Votre mot de passe a été modifié',
    body: `Le mot de passe de {{email}} sur {{siteName}} vient d’être modifié et tous les appareils ont été déconnectés.

Si c’est vous, vous n’avez rien à faire. Sinon, choisissez immédiatement un nouveau mot de passe.`,
    button: 'Ce n’est pas moi',
    note: 'Vous recevez cet e-mail parce que vous avez un compte sur {{siteName}}.',
  },
  'new-device': {
    subject: 'Nouvelle connexion à {{siteName}}',
    heading: 'Nouvelle connexion à votre compte',
    body: `Quelqu’un vient de se connecter à votre compte {{email}} sur {{siteName}} depuis un nouvel appareil : {{device}}, adresse IP {{address}}.

Si c’est vous, vous n’avez rien à faire.`,
    button: 'Vérifier votre compte',
    note: 'Si ce n’est pas vous, modifiez votre mot de passe dès maintenant et déconnectez tous les autres appareils.',
  },
  'two-step-off': {
    subject: 'Validation en deux étapes désactivée sur {{siteName}}',
    heading: 'La validation en deux étapes est désactivée',
    body: `Nous avons désactivé la validation en deux étapes pour votre compte {{email}} et vous avons déconnecté de tous vos appareils.

Vous pouvez maintenant vous connecter avec votre seul mot de passe. Pour protéger votre compte, réactivez la validation en deux étapes.`,
    button: 'Activer la validation en deux étapes',
    note: 'Si vous n’avez pas demandé cette désactivation, modifiez votre mot de passe et contactez {{siteName}}.',
  },
  invitation: {
    subject: '{{inviter}} vous invite à rejoindre {{siteName}}',
    heading: 'Vous êtes invité',
    body: `{{inviter}} vous invite à collaborer à {{siteName}}. Votre rôle : {{roleName}}. {{roleSays}}. Le lien ci-dessous fonctionne une seule fois et expire au bout de 7 jours.`,
    button: 'Accepter l’invitation',
    note: 'Si vous n’attendiez pas cette invitation, vous pouvez ignorer cet e-mail.',
  },
  'message-thanks': {
    subject: '{{subject}}',
    heading: 'Merci',
    body: '{{text}}',
    note: 'Vous recevez cet e-mail parce qu’un formulaire a été envoyé avec votre adresse sur {{siteName}}. Si ce n’est pas vous, vous pouvez l’ignorer.',
  },
  'message-answer': {
    subject: 'Re: {{formName}} ({{siteName}})',
    heading: 'Réponse à votre message',
    body: '{{answer}}',
    note: 'Vous recevez cet e-mail parce que vous avez écrit à {{siteName}}.',
  },
  'newsletter-confirm': {
    subject: 'Confirmez votre abonnement à {{siteName}}',
    heading: 'Confirmez votre abonnement',
    body: `Vous (ou quelqu’un utilisant cette adresse) vous êtes abonné à la newsletter de {{siteName}}.

Cliquez sur le bouton pour confirmer. Le lien expire au bout d’une semaine.`,
    button: 'Confirmer l’abonnement',
    note: 'Si vous ne vous êtes pas abonné, vous pouvez ignorer cet e-mail et vous n’entendrez plus parler de nous. Vous pouvez vous [désabonner]({{leaveLink}}) à tout moment.',
  },
  'comment-confirm': {
    subject: 'Confirmez votre commentaire sur {{siteName}}',
    heading: 'Confirmez votre commentaire',
    body: `Vous (ou quelqu’un utilisant cette adresse) avez écrit un commentaire sur {{siteName}}.

Cliquez sur le bouton pour le confirmer. Le lien expire au bout d’une semaine.`,
    button: 'Confirmer le commentaire',
    note: 'Si vous n’avez pas écrit ce commentaire, vous pouvez ignorer cet e-mail. Il ne sera pas publié.',
  },
  'comment-reply': {
    name: 'Réponse à un commentaire',
    subject: '{{name}} a répondu à votre commentaire sur {{siteName}}',
    heading: 'Une réponse à votre commentaire',
    body: `{{name}} a répondu à votre commentaire sur « {{entry}} » :

{{reply}}`,
    button: 'Voir la réponse',
    note: 'Vous recevez cet e-mail parce que vous avez écrit un commentaire avec cette adresse sur {{siteName}}.',
  },
  'review-ask': {
    name: 'Demande d’accord pour les e-mails sur les réponses',
    subject: 'Votre commentaire sur « {{page}} » chez {{siteName}}',
    heading: 'Du nouveau sur votre commentaire',
    body: `L’équipe de {{siteName}} a réagi à un commentaire écrit avec cette adresse dans le brouillon de « {{page}} ».

Ouvrez l’aperçu pour lire la réponse. Vous pouvez aussi y activer les e-mails sur les prochaines réponses. Sans votre accord, nous n’en enverrons pas d’autre.`,
    button: 'Ouvrir l’aperçu',
    note: 'Si vous n’avez pas écrit ce commentaire, vous pouvez ignorer cet e-mail. Vous n’en recevrez pas d’autre sur cet aperçu.',
  },
  'review-replies': {
    name: 'Réponses aux commentaires sur un brouillon',
    subject: 'Réponses sur « {{page}} » chez {{siteName}}',
    heading: 'Nouvelles réponses à vos commentaires',
    body: `Voici les nouveautés concernant vos commentaires dans le brouillon de « {{page}} » :

{{comments}}`,
    button: 'Ouvrir l’aperçu',
    note: 'Vous recevez cet e-mail parce que vous avez activé les e-mails sur les réponses. Vous pouvez les désactiver dans l’aperçu.',
  },
  'order-placed': {
    subject: 'Commande {{orderNumber}} reçue',
    heading: 'Merci pour votre commande',
    body: `Nous avons bien reçu votre commande {{orderNumber}}. Vos articles sont réservés jusqu’au paiement.

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}

{{#address}}

Adresse de livraison : {{address}}

{{/address}}`,
    button: viewOrder,
    note: orderNote,
  },
  'orders-summary': {
    subject: 'Vos commandes sur {{siteName}}',
    heading: 'Merci pour vos commandes',
    body: `Nous avons reçu {{count}} avec votre adresse e-mail. Ouvrez une commande pour voir son contenu et comment la payer.

{{items}}

${more}`,
    note: 'Vous recevez cet e-mail parce que des commandes ont été passées avec cette adresse sur {{siteName}}. Si ce ne sont pas les vôtres, vous n’avez rien à faire.',
  },
  'order-paid': {
    subject: 'Commande {{orderNumber}} confirmée',
    heading: 'Merci pour votre commande',
    body: `Nous avons bien reçu votre paiement pour la commande {{orderNumber}}.

{{items}}

{{#address}}

Adresse de livraison : {{address}}. Nous vous enverrons un e-mail lors de l’expédition.

{{/address}}

{{#collected}}

Nous vous enverrons un e-mail lorsque votre commande sera prête à être retirée.

{{/collected}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-fulfilled': {
    subject: 'Votre commande {{orderNumber}} est en route',
    heading: 'Votre commande est en route',
    body: `Tous les articles de votre commande {{orderNumber}} ont été expédiés.

${parcel}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-fulfilled': {
    subject: 'Une partie de votre commande {{orderNumber}} est en route',
    heading: 'Une partie de votre commande est en route',
    body: `Certains articles de votre commande {{orderNumber}} ont été expédiés. Nous vous enverrons un e-mail lors de l’expédition des autres.

${parcel}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-ready': {
    subject: 'Votre commande {{orderNumber}} est prête à être retirée',
    heading: 'Votre commande est prête à être retirée',
    body: `Votre commande {{orderNumber}} est prête. Munissez-vous de votre numéro de commande pour la retirer.

${whereAndWhen}

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-ready': {
    subject: 'Une partie de votre commande {{orderNumber}} est prête à être retirée',
    heading: 'Une partie de votre commande est prête à être retirée',
    body: `Certains articles de votre commande {{orderNumber}} sont prêts. Munissez-vous de votre numéro de commande pour les retirer. Nous vous enverrons un e-mail lorsque les autres seront prêts.

${whereAndWhen}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-refunded': {
    subject: 'Remboursement de votre commande {{orderNumber}}',
    heading: 'Nous vous avons remboursé',
    body: `Nous avons remboursé {{amount}} pour votre commande {{orderNumber}} sur votre moyen de paiement d’origine. Le délai bancaire peut aller jusqu’à 10 jours.

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-cancelled': {
    subject: 'Votre commande {{orderNumber}} a été annulée',
    heading: 'Votre commande a été annulée',
    body: `Votre commande {{orderNumber}} a été annulée.

{{#amount}}

Nous avons remboursé {{amount}} sur votre moyen de paiement d’origine. Le délai bancaire peut aller jusqu’à 10 jours.

{{/amount}}

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'download-ready': {
    subject: 'Votre téléchargement de {{siteName}}',
    heading: 'Votre téléchargement est prêt',
    body: 'Les fichiers de votre commande {{orderNumber}} sont prêts à être téléchargés. Utilisez le lien ci-dessous pour ouvrir votre commande.',
    button: 'Télécharger',
    note: orderNote,
  },
  'withdrawal-link': {
    subject: 'Rétractation pour votre commande {{orderNumber}}',
    heading: 'Votre lien pour vous rétracter',
    body: 'Le lien ci-dessous ouvre votre commande {{orderNumber}}. Vous pourrez y choisir ce que vous souhaitez retourner, puis confirmer.',
    button: 'Exercer mon droit de rétractation',
    note: 'Vous recevez cet e-mail parce que quelqu’un a demandé ce lien sur {{siteName}} avec votre numéro de commande et votre adresse e-mail. Si ce n’est pas vous, vous n’avez rien à faire.',
  },
  'withdrawal-received': {
    subject: 'Rétractation pour votre commande {{orderNumber}}',
    heading: 'Nous avons bien reçu votre rétractation',
    body: `Le {{at}}, vous vous êtes rétracté de l’achat des articles suivants de votre commande {{orderNumber}} :

{{withdrawn}}

{{#note}}

Votre message : {{note}}

{{/note}}

Si vous avez déjà reçu les articles, renvoyez-les sous 14 jours. Nous vous rembourserons ensuite.`,
    button: viewOrder,
    note: orderNote,
  },
  'withdrawals-summary': {
    subject: 'Vos rétractations sur {{siteName}}',
    heading: 'Nous avons bien reçu vos rétractations',
    body: `Vous avez exercé votre droit de rétractation pour {{count}}. Voici les articles concernés et la date de réception de votre demande :

{{items}}

${more}

Si vous avez déjà reçu des articles, renvoyez-les sous 14 jours. Nous vous rembourserons ensuite.`,
    note: 'Vous recevez cet e-mail parce que le droit de rétractation a été exercé pour des commandes passées avec cette adresse sur {{siteName}}. Si ce ne sont pas les vôtres, vous n’avez rien à faire.',
  },
  'cart-left': {
    name: 'Rappel de panier',
    subject: 'Vous avez oublié quelque chose dans votre panier sur {{siteName}}',
    heading: 'Vous hésitez encore ?',
    body: `Ces articles sont toujours dans votre panier. Vous n’avez pas été débité.

{{items}}`,
    button: 'Retourner au panier',
    note: 'Vous recevez cet e-mail unique parce qu’un panier a été laissé avec cette adresse sur {{siteName}}.',
  },
  'booking-requested': {
    subject: 'Demande de réservation : {{service}} chez {{siteName}}',
    heading: 'Nous avons bien reçu votre demande',
    body: `${facts}

Nous vous gardons ce créneau. Vous recevrez un autre e-mail dès qu’il sera confirmé.`,
    ...guest,
  },
  'booking-confirmed': {
    subject: 'Réservation confirmée : {{service}}, {{when}}',
    heading: 'C’est réservé',
    body: `${facts}

${onTheDay}

${limits}`,
    ...guest,
  },
  'booking-declined': {
    subject: 'Nous ne pouvons pas confirmer votre réservation : {{service}}, {{when}}',
    heading: 'Désolé, nous ne pouvons pas confirmer votre réservation',
    body: `Nous ne pouvons pas accepter votre réservation pour {{service}}, {{when}}.

${reason}

{{#refund}}

Nous avons remboursé {{refund}} sur votre moyen de paiement d’origine.

{{/refund}}`,
    ...guest,
    button: 'Choisir un autre créneau',
  },
  'booking-moved': {
    subject: 'Réservation déplacée : {{service}}, {{when}}',
    heading: 'Votre réservation a été déplacée',
    body: `${facts}

${limits}`,
    ...guest,
  },
  'booking-cancelled': {
    subject: 'Réservation annulée : {{service}}, {{when}}',
    heading: 'Votre réservation est annulée',
    body: `${facts}

${reason}

{{#refund}}

Nous avons remboursé {{refund}} sur votre moyen de paiement d’origine. Le délai bancaire peut aller jusqu’à 10 jours.

{{/refund}}`,
    ...guest,
    button: 'Voir la réservation',
  },
  'booking-reminder': {
    subject: 'Rappel : {{service}}, {{when}}',
    heading: 'À bientôt',
    body: `${facts}

${onTheDay}`,
    ...guest,
  },
  'bookings-summary': {
    subject: 'Vos réservations chez {{siteName}}',
    heading: 'Vos réservations',
    body: `Voici du nouveau concernant {{count}} avec votre adresse e-mail. Ouvrez une réservation pour voir les détails, la déplacer ou l’annuler.

{{items}}

${more}`,
    note: 'Vous recevez cet e-mail parce que des réservations ont été effectuées avec cette adresse chez {{siteName}}. Si ce ne sont pas les vôtres, vous n’avez rien à faire.',
  },
  'waiting-joined': {
    subject: 'Vous êtes sur la liste d’attente : {{service}}, {{when}}',
    heading: 'Vous êtes sur la liste d’attente',
    body: `${facts}

Si une place se libère et que votre tour arrive, nous vous enverrons un e-mail et vous la garderons un moment.`,
    button: 'Voir ou quitter la liste d’attente',
    note: 'Vous recevez cet e-mail parce que cette adresse a été ajoutée à une liste d’attente de {{siteName}}. Si ce n’est pas vous, utilisez le lien pour quitter la liste.',
  },
  'waiting-offer': {
    subject: 'Une place est disponible : {{service}}, {{when}}',
    heading: 'Une place est disponible',
    body: `${facts}

Nous vous la gardons jusqu’au {{heldUntil}}. Ensuite, elle sera proposée à la personne suivante.`,
    button: 'Réserver cette place',
    note: waits,
  },
  'waiting-moved': {
    subject: 'Nouvel horaire : {{service}}, {{when}}',
    heading: 'Il y a un nouvel horaire',
    body: `${facts}

Voici le nouvel horaire. Vous êtes toujours sur la liste d’attente : si une place se libère et que votre tour arrive, nous vous enverrons un e-mail.

Si le nouvel horaire ne vous convient pas, utilisez le lien de notre premier e-mail pour quitter la liste.`,
    button: 'Voir d’autres créneaux',
    note: waits,
  },
  'waiting-ended': {
    subject: 'Annulé : {{service}}, {{when}}',
    heading: 'Cette date est annulée',
    body: `${facts}

Vous étiez sur la liste d’attente pour cette date. Elle a été annulée et nous vous avons retiré de la liste. Vous n’avez aucune réservation et rien à payer.`,
    button: 'Voir d’autres créneaux',
    note: 'Vous recevez cet e-mail parce que cette adresse était inscrite sur une liste d’attente de {{siteName}}.',
  },
};
