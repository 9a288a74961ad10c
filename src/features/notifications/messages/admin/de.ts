import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  deletedAccount: 'Gelöschtes Konto',
  requestsApprovalFor: '{nameIn} bittet um Freigabe von {pageName}',
  approved: '{nameIn} hat {pageName} freigegeben',
  requestedChangesTo: '{nameIn} wünscht Änderungen an {pageName}',
  replacedYourRequestFor: '{nameIn} hat Ihre Anfrage für {pageName} ersetzt',
  notificationsUnread: 'Benachrichtigungen, {count} ungelesen',
  notifications: 'Benachrichtigungen',
  markAllAsRead: 'Alle als gelesen markieren',
  newOrdersBookingsMessagesComments:
    'Hier erscheinen neue Bestellungen, Buchungen, Nachrichten, Kommentare und Freigaben.',
  newCommentsAndApprovalsWill: 'Hier erscheinen neue Kommentare und Freigaben.',
  unread: 'ungelesen',
  somebody: 'Jemand',
  clientCommentedOn: '{who} (Kunde) hat {pageName} kommentiert',
  mentionedYouOn: '{who} hat Sie auf {pageName} erwähnt',
  repliedOn: '{who} hat auf {pageName} geantwortet',
  desktopNotifications: 'Desktop-Benachrichtigungen',
  yourBrowserBlocksNotificationsAllow:
    'Ihr Browser blockiert Benachrichtigungen. Erlauben Sie sie für diese Website in den Browsereinstellungen.',
  getNotifiedWhenYoureIn: 'Benachrichtigungen erhalten, während Sie in einem anderen Fenster sind',
  newOrder: 'Neue Bestellung {text}',
  messageFrom: 'Nachricht von {name}',
  newMessage: 'Neue Nachricht',
  newBooking: 'Neue Buchung: {text}',
} satisfies Translation<typeof en>;
