import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  deletedAccount: 'Deleted account',
  requestsApprovalFor: '{nameIn} requests approval for {pageName}',
  approved: '{nameIn} approved {pageName}',
  requestedChangesTo: '{nameIn} requested changes to {pageName}',
  replacedYourRequestFor: '{nameIn} replaced your request for {pageName}',
  notificationsUnread: 'Notifications, {count} unread',
  notifications: 'Notifications',
  markAllAsRead: 'Mark all as read',
  newOrdersBookingsMessagesComments:
    'New orders, bookings, messages, comments and approvals will appear here.',
  newCommentsAndApprovalsWill: 'New comments and approvals will appear here.',
  unread: 'unread',
  somebody: 'Somebody',
  clientCommentedOn: '{who} (client) commented on {pageName}',
  mentionedYouOn: '{who} mentioned you on {pageName}',
  repliedOn: '{who} replied on {pageName}',
  desktopNotifications: 'Desktop notifications',
  yourBrowserBlocksNotificationsAllow:
    'Your browser blocks notifications. Allow them for this site in your browser’s settings.',
  getNotifiedWhenYoureIn: 'Get notified when you’re in another window',
  newOrder: 'New order {text}',
  messageFrom: 'Message from {name}',
  newMessage: 'New message',
  newBooking: 'New booking: {text}',
});
