import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  deletedAccount: 'Cuenta eliminada',
  requestsApprovalFor: '{nameIn} solicita la aprobación de {pageName}',
  approved: '{nameIn} ha aprobado {pageName}',
  requestedChangesTo: '{nameIn} ha solicitado cambios en {pageName}',
  replacedYourRequestFor: '{nameIn} ha sustituido tu solicitud para {pageName}',
  notificationsUnread: 'Notificaciones, {count} sin leer',
  notifications: 'Notificaciones',
  markAllAsRead: 'Marcar todo como leído',
  newOrdersBookingsMessagesComments:
    'Aquí aparecerán los nuevos pedidos, reservas, mensajes, comentarios y aprobaciones.',
  newCommentsAndApprovalsWill: 'Aquí aparecerán los nuevos comentarios y aprobaciones.',
  unread: 'sin leer',
  somebody: 'Alguien',
  clientCommentedOn: '{who} (cliente) ha comentado en {pageName}',
  mentionedYouOn: '{who} te ha mencionado en {pageName}',
  repliedOn: '{who} ha respondido en {pageName}',
  desktopNotifications: 'Notificaciones de escritorio',
  yourBrowserBlocksNotificationsAllow:
    'Tu navegador bloquea las notificaciones. Permítelas para este sitio en los ajustes del navegador.',
  getNotifiedWhenYoureIn: 'Recibe avisos mientras estás en otra ventana',
  newOrder: 'Nuevo pedido {text}',
  messageFrom: 'Mensaje de {name}',
  newMessage: 'Mensaje nuevo',
  newBooking: 'Nueva reserva: {text}',
} satisfies Translation<typeof en>;
