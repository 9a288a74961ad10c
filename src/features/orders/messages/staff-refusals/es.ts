import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  cantFulfil:
    'Este pedido {status, select, unpaid {aún no está pagado} paid {está pagado} fulfilled {ya está completado} cancelled {está cancelado} refunded {está reembolsado} other {es desconocido}}, así que no se puede completar.',
  allFulfilled: 'Todos los artículos de este pedido ya se han completado.',
  itemNotInOrder: 'Este artículo no está en el pedido.',
  itemNotFound: 'No se ha encontrado el artículo.',
  onlyLeftToFulfil: 'Solo quedan {left} de {item} por completar.',
  orderMissing: 'Uno de estos pedidos no existe. Vuelve a cargar la lista.',
  todayOrEarlier: 'Elige hoy o un día anterior.',
  afterOrderPlaced: 'Elige un día posterior al pedido.',
  fixedFields: 'Estos campos del pedido no se pueden cambiar: {fields}.',
  alreadyIs:
    'Este pedido {status, select, unpaid {aún no está pagado} paid {ya está pagado} fulfilled {ya está completado} cancelled {ya está cancelado} refunded {ya está reembolsado} other {es desconocido}}.',
  cantChange:
    'Este pedido {status, select, unpaid {aún no está pagado} paid {está pagado} fulfilled {está completado} cancelled {está cancelado} refunded {está reembolsado} other {es desconocido}}, así que no puede pasar a «{to, select, unpaid {Pendiente de pago} paid {Pagado} fulfilled {Completado} cancelled {Cancelado} refunded {Reembolsado} other {Desconocido}}».',
  changedMeanwhile:
    'Este pedido ha cambiado entretanto y ahora {status, select, unpaid {está pendiente de pago} paid {está pagado} fulfilled {está completado} cancelled {está cancelado} refunded {está reembolsado} other {es desconocido}}. Revísalo y vuelve a intentarlo.',
  onlyManualPaid: 'Solo los pedidos con pago manual se pueden marcar como pagados.',
  soldOutRestock: 'Un artículo de este pedido está agotado. Repón las existencias o cancela el pedido.',
  noLongerOpen: 'Esto ya no requiere atención.',
  noPaymentFound: 'No hay ningún pago ni reembolso con este número.',
  refundIssued: 'Reembolso realizado.',
  markedAsSettled: 'Marcado como resuelto.',
  matchAgain: 'El pago y el pedido vuelven a coincidir.',
  onlyPaymentsAndRefunds:
    'Solo los pagos y los reembolsos fallidos se pueden reembolsar o marcar como resueltos.',
  refundInStripe:
    'Este pago no tiene ningún pedido. Reembólsalo en el panel de Stripe y luego márcalo como resuelto.',
  bankReturnedRefund:
    'El banco ha devuelto este reembolso. Paga al cliente por otra vía y luego márcalo como resuelto.',
  paymentWithoutOrder: 'Este pago se ha cobrado, pero su pedido no está pagado.',
  orderWithoutPayment: 'Este pedido está marcado como pagado, pero no se conoce su pago.',
  refundStuck: 'Stripe aún no ha confirmado este reembolso.',
  refundFailed: 'El reembolso ha fallado: {problem}',
  cardsUnavailable:
    'Los pagos con tarjeta aún no están disponibles aquí. Pide a tu proveedor de alojamiento que configure Stripe.',
  accountNotCreatedHere: 'Esta cuenta no se creó aquí. Completa su configuración en el panel de Stripe.',
  accountForeign: 'Esta cuenta se creó para otro sitio.',
  accountUnknown:
    'Stripe no reconoce esta cuenta o no está conectada. Revisa el ID de la cuenta o usa el botón para conectarla.',
  accountSilent: 'Stripe no reconoce esta cuenta o no responde.',
  wholeAmount: 'Introduce un importe entero.',
  noDecimals: '{currency} no tiene decimales.',
  onlyRefundable: 'Solo se pueden reembolsar {left} de {item}.',
  cantRefund:
    'Este pedido {status, select, unpaid {aún no está pagado} paid {está pagado} fulfilled {está completado} cancelled {está cancelado} refunded {ya está reembolsado} other {es desconocido}}, así que no se puede reembolsar.',
  onlyAmountRefundable: 'Solo se pueden reembolsar {amount} de este pedido.',
  moreThanBought: 'No puedes reembolsar más unidades de un artículo que las compradas.',
  filterInvalid: 'Este filtro no es válido.',
  checkFilter: 'Revisa el filtro.',
  nothingToPack: 'Estos pedidos no tienen artículos que empaquetar.',
  chooseOrdersToPrint: 'Elige de 1 a {most} pedidos para imprimir sus albaranes.',
  discountGone: 'Este código de descuento ya no existe.',
  oneDiscountGone: 'Uno de estos códigos de descuento ya no existe. Actualiza la lista e inténtalo de nuevo.',
  discountTaken: 'Este código de descuento ya existe.',
  discountUsedMore: 'Este código ya se ha usado más veces.',
  mailedTooOften:
    'Los correos electrónicos de este pedido se han enviado demasiadas veces hoy. Inténtalo de nuevo mañana.',
  mailDoesntSuit: 'Este correo electrónico no corresponde al estado actual del pedido.',
  addressDeleted: 'La dirección de correo electrónico del cliente se eliminó con su cuenta.',
  deliveryOptions: 'Opciones de envío',
  paymentInstructions: 'Instrucciones de pago',
  payOnCollectionInstructions: 'Instrucciones de pago al recoger',
  collectionInstructions: 'Instrucciones de recogida',
  taxNames: 'Nombres de los impuestos',
  optionName: 'Nombre',
} satisfies Translation<typeof en>;
