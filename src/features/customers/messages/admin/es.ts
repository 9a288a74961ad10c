import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  addressesCopied:
    '{count, plural, one {Se ha copiado # dirección de correo electrónico} many {Se han copiado # direcciones de correo electrónico} other {Se han copiado # direcciones de correo electrónico}}.',
  addressesNotCopied:
    'No se han podido copiar las direcciones de correo electrónico. Prueba a exportar los clientes.',
  copyAddresses:
    'Copiar {count, plural, one {dirección} many {direcciones} other {direcciones}} de correo electrónico',
  exportSelected: 'Exportar selección',
  summary: 'Resumen',
  contact: 'Contacto',
  customerSince: 'Cliente desde el {since}',
  exportOrDeleteTheirData: 'Exportar o eliminar sus datos',
  comments: 'Comentarios',
  pending: 'Pendiente',
  orders: 'Pedidos',
  noOrdersYet: 'Aún no hay pedidos.',
  bookings: 'Reservas',
  noBookingsYet: 'Aún no hay reservas.',
  messages: 'Mensajes',
  noMessagesYet: 'Aún no hay mensajes.',
  message: 'Mensaje',
  customer: 'Cliente',
  customers: 'Clientes',
  lastSeen: 'Última actividad',
  lastSeenAt: 'Última actividad: {time}',
  sendEmail: 'Enviar correo electrónico',
  searchCustomers: 'Buscar clientes',
  nameEmailAddressOrPhone: 'Nombre, correo electrónico o número de teléfono',
  show: 'Mostrar',
  sortBy: 'Ordenar por',
  mostRecent: 'Más recientes',
  amountSpent: 'Importe gastado',
  everyoneWhoHasOrderedBooked:
    'Todas las personas que han hecho un pedido o una reserva, te han escrito, se han suscrito o han creado una cuenta.',
  export: 'Exportar',
  showMore: 'Mostrar más',
  noCustomersFound: 'No se han encontrado clientes',
  noCustomersYet: 'Aún no hay clientes',
  tryAnotherNameOrShow: 'Prueba con otro nombre o muestra todos los clientes.',
  customersAppearHereAfterTheir:
    'Los clientes aparecen aquí tras su primer pedido, reserva, mensaje o suscripción al boletín.',
  showAllCustomers: 'Mostrar todos los clientes',
  viewYourSite: 'Ver tu sitio web',
  account: 'Cuenta',
  subscriber: 'Suscriptor',
  labels: 'Etiquetas',
  orderState:
    '{state, select, unpaid {Sin pagar} paid {Pagado} fulfilled {Completado} cancelled {Cancelado} refunded {Reembolsado} other {Desconocido}}',
  bookingState:
    '{state, select, pending {Pendiente de tu respuesta} confirmed {Confirmada} cancelled {Cancelada} other {}}',
  allCustomers: 'Todos los clientes',
  haveOrdered: 'Han hecho pedidos',
  haveBooked: 'Han hecho reservas',
  newsletterSubscribers: 'Suscriptores del boletín',
  haveAnAccount: 'Tienen una cuenta',
  ordersCount: '{count, plural, one {# pedido} many {# pedidos} other {# pedidos}}',
  bookingsCount: '{count, plural, one {# reserva} many {# reservas} other {# reservas}}',
} satisfies Translation<typeof en>;
