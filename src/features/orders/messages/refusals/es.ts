import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  invoiceLater: 'La factura estará disponible cuando se pague el pedido.',
  noDownload: 'No se ha encontrado la descarga.',
  downloadOver:
    'Esta descarga ha caducado o no se ha pagado. Ponte en contacto con nosotros para volver a tener acceso.',
  rangeBeyond: 'El intervalo solicitado supera el final del archivo.',
  enterEmail: 'Introduce tu correo electrónico.',
  noOrder: 'Este pedido no existe o pertenece a otra cuenta.',
  hasBooking:
    'Este pedido incluye una reserva. Usa el enlace de la reserva para cancelarla y recibir el reembolso.',
  partShipped: 'Ya se ha enviado parte de este pedido, así que no se puede cancelar.',
  partReady: 'Parte de este pedido ya está lista para recoger, así que no se puede cancelar.',
  bookingsExcluded: 'Las reservas solo se pueden cambiar o cancelar.',
  downloadExcluded: 'Aceptaste descargarlo de inmediato, con lo que terminó el derecho de desistimiento.',
  noConsentNeeded: 'Ninguna descarga de este pedido está pendiente del consentimiento del cliente.',
  alreadyWithdrawn: 'Ya has desistido de este pedido.',
  tooLateToWithdraw: 'Ya no es posible desistir de este pedido.',
  cantWithdrawItem: 'No se puede desistir de la compra de este artículo.',
  chooseListed: 'Elige entre los artículos de la lista.',
  linkSentOften:
    'Este enlace ya se ha solicitado varias veces. Revisa la bandeja de entrada y la carpeta de spam o inténtalo más tarde.',
  manyCodes: 'Se han probado demasiados códigos de descuento desde tu red. Inténtalo dentro de unos minutos.',
  noCodesNow:
    'Los códigos de descuento no se pueden usar en este momento. Inténtalo dentro de unos minutos o finaliza la compra sin código.',
  manyUnpaid:
    'Hay demasiados pedidos tuyos o de tu red pendientes de pago. Completa uno de ellos o inténtalo dentro de unos minutos.',
  orderClosed: 'Este pedido ya no se puede modificar.',
  enterDelivery: 'Introduce tu dirección de envío.',
  agreeToTerms: 'Acepta los términos y condiciones.',
  agreeToContinue: 'Acepta los términos y condiciones para continuar.',
  noSuchPayment: 'Ese método de pago no está disponible para este pedido.',
  manyStarted: 'Se han iniciado demasiados pedidos desde tu red. Inténtalo dentro de unos minutos.',
  shopBusy:
    'Esta tienda está recibiendo más pedidos de los que puede aceptar. Inténtalo dentro de unos minutos.',
  manyPlaced:
    'Hoy se han hecho demasiados pedidos con este correo electrónico. Paga en línea o inténtalo mañana.',
  orderExpired: 'Este pedido ha caducado. Vuelve al carrito y finaliza la compra de nuevo.',
  justSoldOut: 'Un artículo de este pedido se acaba de agotar. No se te ha cobrado nada.',
  payByCardFirst: 'Este pedido debe pagarse antes con tarjeta.',
  reservationOver: 'Tu reserva ha caducado. Vuelve al carrito y finaliza la compra de nuevo.',
  deliveryGone: 'La opción de envío que elegiste ya no está disponible. Elige otra.',
  noDelivery: 'No enviamos estos artículos a ese país.',
  standardDelivery: 'Envío estándar',
  shopClosed: 'Esta tienda no acepta pedidos en este momento.',
  tooMuch: 'Este pedido supera el importe máximo. Elimina algunos artículos e inténtalo de nuevo.',
  cartFull: 'Tu carrito está lleno. Finaliza primero esta compra y empieza después un carrito nuevo.',
  noCards: 'Esta tienda no acepta tarjetas en este momento.',
  paymentNotStarted:
    'No se ha podido iniciar el pago con tarjeta. Inténtalo de nuevo o elige otro método de pago.',
  paymentSilent: 'El servicio de pago no responde. No se te ha cobrado nada. Inténtalo dentro de un momento.',
  timeToPayOver:
    'Se ha agotado el tiempo para pagar. No se te ha cobrado nada. Vuelve al carrito y finaliza la compra de nuevo.',
  notByCard: 'Este pedido no se paga con tarjeta.',
  paymentReviewed: 'Hemos recibido un pago de este pedido y lo estamos comprobando. No vuelvas a pagar.',
  cardDeclined: 'Se ha rechazado la tarjeta. No se te ha cobrado nada. Prueba con otra tarjeta.',
  confirmPayment: 'Tu banco te pide que confirmes este pago.',
  testsOff: 'Los pagos de prueba están desactivados.',
  soldOutRefunded: 'Un artículo de este pedido se acaba de agotar. Te reembolsaremos el importe.',
  downloadFrom:
    'Esta descarga estará disponible a partir del {time}. Para tenerla ahora, abre tu pedido y acepta descargarla de inmediato.',
  cantCancel:
    '{status, select, unpaid {Este pedido aún no está pagado, así que no se puede cancelar.} paid {Este pedido está pagado, así que no se puede cancelar.} fulfilled {Este pedido está completado, así que no se puede cancelar.} cancelled {Este pedido ya está cancelado.} refunded {Este pedido está reembolsado, así que no se puede cancelar.} other {No se ha encontrado este pedido, así que no se puede cancelar.}}',
  cantTest:
    '{status, select, unpaid {Este pedido aún no está pagado, así que no se puede pagar con una tarjeta de prueba.} paid {Este pedido está pagado, así que no se puede pagar con una tarjeta de prueba.} fulfilled {Este pedido está completado, así que no se puede pagar con una tarjeta de prueba.} cancelled {Este pedido está cancelado, así que no se puede pagar con una tarjeta de prueba.} refunded {Este pedido está reembolsado, así que no se puede pagar con una tarjeta de prueba.} other {No se ha encontrado este pedido, así que no se puede pagar con una tarjeta de prueba.}}',
  orderIs:
    '{status, select, unpaid {Este pedido aún no está pagado.} paid {Este pedido está pagado.} fulfilled {Este pedido está completado.} cancelled {Este pedido está cancelado.} refunded {Este pedido está reembolsado.} other {No se ha encontrado este pedido.}}',
  codeJustUsedUp: 'El código «{code}» acaba de alcanzar su límite de uso.',
  codeUsedByYou: 'Ya has usado el código «{code}».',
  codeUnknown: 'El código «{code}» no es válido. Comprueba que esté bien escrito e inténtalo de nuevo.',
  codeNotNow: 'El código «{code}» no está activo en este momento.',
  codeMinimum: 'Tu pedido no alcanza el mínimo para el código «{code}».',
  codeUsedUp: 'El código «{code}» ha alcanzado su límite de uso.',
  onlyLeft: 'Unidades restantes de {item}: {count, number}.',
  outOfStock: '{item} está agotado o reservado en la compra de otro cliente.',
  priceChanged: 'El precio de {item} ha cambiado.',
  itemGone: '«{item}» ya no está disponible.',
  someItemGone: 'Un artículo de tu carrito ya no está disponible.',
  optionGone: '«{item}» ya no está disponible en esta opción.',
  someOptionGone: 'Un artículo de tu carrito ya no está disponible en esta opción.',
  renamed: '«{item}» ahora se llama {now}.',
  paid: 'Pagado.',
  refundUnderWay: 'Ya hay un reembolso en curso.',
  nothingToRefund: 'No queda nada por reembolsar.',
  refundElsewhere: 'No tenemos constancia del pago de este pedido. Reembólsalo donde se cobró.',
} satisfies Translation<typeof en>;
