import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  began: 'El comprador pasó al pago.',
  placedManually:
    'Pedido realizado con pago manual. Los artículos están reservados durante {days, plural, one {# día} many {# días} other {# días}}.',
  paid: '{provider, select, none {No hacía falta ningún pago.} stripe {Pagado con Stripe.} test {Pagado con una tarjeta de prueba.} manual {Marcado como pagado.} other {Pagado.}}',
  cardDeclined: 'La tarjeta fue rechazada.',
  noDelivery: 'No requiere envío.',
  fulfilled:
    '{step, select, whole {Completado} part {Completado en parte} ready {Listo para recoger} other {Listo en parte para recoger}}.',
  fulfilledWith:
    '{step, select, whole {Completado} part {Completado en parte} ready {Listo para recoger} other {Listo en parte para recoger}} ({tracking}).',
  restRefunded: 'Los artículos pendientes se reembolsaron, así que el pedido está completado.',
  mailResent: '«{mail}» reenviado.',
  changed: 'Cambios: {fields}.',
  changedField:
    '{field, select, notes {notas} email {correo electrónico} name {nombre} phone {teléfono} address {dirección de envío} delivered {fecha de entrega} other {{field}}}',
  cancelledBy: 'Cancelado por {actor, select, buyer {el cliente} other {el propietario}}.',
  overdue: 'El pago no se hizo a tiempo, así que los artículos reservados se liberaron.',
  soldOutFirst: 'Los artículos se agotaron antes de que llegara el pago. El pago se está reembolsando.',
  bankDidntPay: 'El banco del cliente no completó el pago, así que el pedido se canceló.',
  refundRequested: 'Reembolso de {amount} solicitado.',
  refunded: '{amount} reembolsados.',
  cancelledAndRefunded: 'Cancelado y reembolsado por completo.',
  refundedInFull: 'Reembolsado por completo.',
  agreedToDownload: 'El cliente aceptó descargar de inmediato y perder el derecho de desistimiento.',
  withdrawn:
    'El cliente desistió de {what, select, all {todo el pedido} other {algunos artículos}} (plazo de {days} días).',
  refundWithdrawn: 'El cliente desistió (plazo de {days} días): devuélvele el dinero.',
  refundSettled: 'El propietario marcó el reembolso fallido como resuelto.',
  paymentSettled: 'El propietario marcó el pago como resuelto.',
  paymentRefunded: 'El propietario reembolsó el pago.',
  soldOut: 'Los artículos se agotaron antes de que llegara el pago, así que se está reembolsando.',
  paidAfterCancelling: 'Llegó un pago después de cancelarse el pedido, así que se está reembolsando.',
  paidTwice: 'Este pedido se pagó dos veces, así que se está reembolsando el segundo pago.',
  noMatchingOrder: 'Ningún pedido coincide.',
  paidWithoutOrder: 'Llegó un pago al que no corresponde ningún pedido.',
  wrongAccount: 'El dinero llegó a una cuenta de Stripe distinta de la de esta tienda.',
  testForReal: 'Llegó un pago de prueba para un pedido real, o al revés.',
  wrongAmount: 'El cliente pagó {taken}, pero este pedido cuesta {total}.',
  tooMuchRefunded: 'En el panel de Stripe se reembolsó más de lo que costó este pedido.',
  refundFailed: 'El reembolso falló: {problem}',
  notReturned: 'Stripe no pudo devolver el dinero.',
  refundDeclined: 'rechazado',
  refundInsufficientFunds: 'fondos insuficientes',
  refundExpiredCard: 'tarjeta caducada o cancelada',
  refundLostCard: 'tarjeta perdida o robada',
  refundDisputed: 'pago en disputa durante el reembolso',
  refundMerchantRequest: 'a petición del comercio',
  refundUnknown: 'motivo desconocido',
  disputed: 'El banco del cliente disputa este pago ({reason}).',
  disputedUntil: 'El banco del cliente disputa este pago ({reason}). Responde antes del {day}.',
  disputeReason:
    '{reason, select, bank_cannot_process {el banco no puede procesarlo} check_returned {cheque devuelto} credit_not_processed {abono no recibido} customer_initiated {iniciada por el cliente} debit_not_authorized {adeudo no autorizado} duplicate {cobro duplicado} fraudulent {fraude} general {motivo general} incorrect_account_details {datos bancarios incorrectos} insufficient_funds {fondos insuficientes} noncompliant {incumplimiento de las normas} product_not_received {producto no recibido} product_unacceptable {producto inaceptable} subscription_canceled {suscripción cancelada} unrecognized {pago no reconocido} other {{name}}}',
  disputeWon: 'Has ganado la disputa y conservas el dinero.',
  disputeLost: 'Has perdido la disputa. El banco ha devuelto el dinero al cliente.',
  inquiryClosed: 'La consulta del banco sobre este pago está cerrada. No se ha retirado dinero.',
  accountDisconnected:
    'Stripe desconectó tu cuenta de esta tienda, así que los clientes no pueden pagar con tarjeta. Vuelve a conectarla en «Ajustes de la tienda», «Pago».',
  accountReady: 'Tu cuenta de Stripe ya puede aceptar pagos. Los clientes pueden pagar con tarjeta.',
  accountBlocked:
    'Tu cuenta de Stripe no puede aceptar pagos en este momento. Mira qué falta en «Ajustes de la tienda», «Pago».',
} satisfies Translation<typeof en>;
