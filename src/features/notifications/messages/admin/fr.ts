import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  deletedAccount: 'Compte supprimé',
  requestsApprovalFor: '{nameIn} demande l’approbation de {pageName}',
  approved: '{nameIn} a approuvé {pageName}',
  requestedChangesTo: '{nameIn} a demandé des modifications de {pageName}',
  replacedYourRequestFor: '{nameIn} a remplacé votre demande pour {pageName}',
  notificationsUnread: 'Notifications, {count} non lues',
  notifications: 'Notifications',
  markAllAsRead: 'Tout marquer comme lu',
  newOrdersBookingsMessagesComments:
    'Les nouvelles commandes, réservations, messages, commentaires et approbations apparaîtront ici.',
  newCommentsAndApprovalsWill: 'Les nouveaux commentaires et approbations apparaîtront ici.',
  unread: 'non lu',
  somebody: 'Quelqu’un',
  clientCommentedOn: '{who} (client) a commenté {pageName}',
  mentionedYouOn: '{who} vous a mentionné sur {pageName}',
  repliedOn: '{who} a répondu sur {pageName}',
  desktopNotifications: 'Notifications sur le bureau',
  yourBrowserBlocksNotificationsAllow:
    'Votre navigateur bloque les notifications. Autorisez-les pour ce site dans les réglages du navigateur.',
  getNotifiedWhenYoureIn: 'Être averti lorsque vous êtes dans une autre fenêtre',
  newOrder: 'Nouvelle commande {text}',
  messageFrom: 'Message de {name}',
  newMessage: 'Nouveau message',
  newBooking: 'Nouvelle réservation : {text}',
} satisfies Translation<typeof en>;
