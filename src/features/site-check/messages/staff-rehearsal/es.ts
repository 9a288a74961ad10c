import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  stepFailed: 'Este paso ha fallado.',
  allWorked:
    'El pedido, el pago, el reembolso, la reserva y la cancelación de prueba han funcionado. No se ha conservado nada.',
  stepsFailed: 'Pasos con errores: {count} de {all}. No se ha conservado nada.',
  deliverySettings: 'Ajustes de envío',
  paymentSettings: 'Ajustes de pago',
  createProduct: 'Crear un producto',
  productCreated: '{count} en existencias a 12,50.',
  placeOrder: 'Hacer un pedido',
  stockNotReserved: 'No se han reservado las existencias.',
  orderPlaced: 'Pedido {number}, {total} con envío.',
  pay: 'Pagar con una tarjeta de prueba',
  orderNotPaid: 'El pedido no se ha marcado como pagado.',
  noNotification: 'No habría aparecido ninguna notificación en la administración.',
  stockNotReduced: 'No se han reducido las existencias.',
  paid: 'Pagado. {emails, plural, one {Se ha creado # correo} many {Se han creado # de correos} other {Se han creado # correos}} y las existencias son ahora {stock}.',
  refundOrder: 'Reembolsar el pedido',
  paymentNotRefunded: 'El pago no se ha reembolsado.',
  orderNotRefunded: 'El pedido no se ha marcado como reembolsado.',
  orderRefunded: '{amount} reembolsados.',
  cancelOrder: 'Hacer y cancelar un pedido',
  orderCancelled: 'El pedido {number} se ha cancelado antes de pagarse.',
  makeBooking: 'Hacer una reserva',
  noTimeFound: 'No se ha encontrado ninguna hora disponible.',
  timeBooked: 'Se ha reservado la primera hora disponible.',
  cancelBooking: 'Cancelar la reserva',
  bookingNotCancelled: 'La reserva no se ha cancelado.',
  timeAvailableAgain: 'La hora vuelve a estar disponible.',
} satisfies Translation<typeof en>;
