import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  tooManyRequests: 'Demasiadas solicitudes en poco tiempo. Espera unos minutos y vuelve a intentarlo.',
  tooManyChecks: 'Demasiadas comprobaciones en poco tiempo. Espera unos minutos y vuelve a intentarlo.',
  noResponse: 'No ha habido respuesta en 25 segundos.',
  notChecked: 'No se ha podido comprobar.',
  runAgainOrAskHost:
    'Repite esta comprobación más tarde. Si sigue fallando, ponte en contacto con tu proveedor de alojamiento.',
  runAgainLater: 'Repite esta comprobación más tarde.',
  contactHost: 'Ponte en contacto con tu proveedor de alojamiento.',
  notReadBack: 'No se han podido volver a leer los datos guardados.',
  savingIsSlow: 'El guardado funciona, pero ha tardado {ms} ms.',
  savedAndRead: 'Guardado, leído y eliminado en {ms} ms.',
  fileDiffers: 'Un archivo almacenado era distinto al volver a leerlo.',
  fileNotDeleted: 'Se ha podido almacenar y leer un archivo, pero no eliminarlo.',
  fileStored: 'Se ha almacenado, leído y eliminado un archivo.',
  viewSentEmails: 'Ver correos enviados',
  noEmailServer: 'No se pueden enviar correos porque no hay ningún servidor de correo configurado.',
  askForEmailServer: 'Pide a tu proveedor de alojamiento que configure un servidor de correo.',
  testEmailSent: 'Se ha enviado un correo de prueba a {address}. Comprueba que ha llegado.',
  testEmailRefused: 'El servidor de correo ha rechazado el correo de prueba: {answer}',
  testEmailWaiting: 'El correo de prueba aún está pendiente de envío.',
  domainUnproven: 'a la espera de un registro DNS en tu proveedor de dominio',
  domainElsewhere: 'verificado, pero apunta a otro lugar',
  domainCertificate: 'a la espera de su certificado SSL',
  domainWorks: 'funciona',
  domainAlwaysWorks: 'funciona siempre',
  viewDomains: 'Ver dominios',
  domainsNotReady:
    '{count, plural, one {# de {all} dominios no está listo} many {# de {all} dominios no están listos} other {# de {all} dominios no están listos}}.',
  domainsReady: 'Todos los dominios llevan a tu sitio web y tienen un certificado SSL.',
  domainsWithoutCertificates:
    'Todos los dominios llevan a tu sitio web. Esta instalación no usa certificados, así que solo sirve para hacer pruebas.',
  readableOffline: 'Las páginas visitadas se pueden leer sin conexión.',
  offlineScriptMissing: 'Falta el script de lectura sin conexión.',
  recordsAddUp: 'Todo cuadra: existencias, pedidos, pagos, reservas, códigos de descuento y archivos.',
  notTrueFor: 'No se cumple en: {records}.',
  notTrueForMore: 'No se cumple en: {records} y {more} más.',
  recordsNotCheckedInTime: 'Algunos datos no se han podido comprobar a tiempo.',
  recordChecksFailed:
    '{count, plural, one {Ha fallado # comprobación de tus datos} many {Han fallado # de comprobaciones de tus datos} other {Han fallado # comprobaciones de tus datos}}.',
  sendListToHost: 'Envía esta lista a tu proveedor de alojamiento.',
  reviewOrders: 'Revisar pedidos y pagos',
  setUpPayments: 'Configurar los pagos',
  shopClosed: 'Tu tienda está cerrada, así que no acepta pagos.',
  testMode:
    'El modo de prueba está activado: los clientes pagan con tarjetas de prueba y no se realiza ningún cobro.',
  paidManually: 'Los clientes pagan manualmente siguiendo tus instrucciones.',
  stripeNotReached: 'No se ha podido conectar con Stripe.',
  stripeNotConnected:
    'Los pagos con tarjeta están activados, pero no hay ninguna cuenta de Stripe conectada.',
  stripeTakesPayments: 'Stripe está conectado y {account} puede aceptar pagos.',
  stripeTakesNoPayments: 'Stripe está conectado, pero {account} aún no puede aceptar pagos.',
  noRecentCardPayments: 'No ha habido pagos con tarjeta en el último mes, así que no hay nada que comprobar.',
  webhooksMissing:
    'Stripe no ha enviado un webhook para {unseen} de {paid} pagos con tarjeta. Los hemos consultado directamente.',
  askAboutWebhook: 'Pide a tu proveedor de alojamiento que revise el webhook de Stripe.',
  webhooksComplete: 'Stripe ha enviado un webhook por cada pago con tarjeta del último mes.',
  viewPayments: 'Ver pagos por revisar',
  noStripeAccount: 'No hay ninguna cuenta de Stripe conectada.',
  notCompared: 'No se han podido conciliar tus pagos con Stripe.',
  order: 'Pedido {number}',
  payment: 'Pago',
  paymentsDontMatch:
    '{count, plural, one {# pago registrado aquí no coincide con Stripe} many {# de pagos registrados aquí no coinciden con Stripe} other {# pagos registrados aquí no coinciden con Stripe}}.',
  paymentsNeedAttention:
    '{count, plural, one {Hay # pago o reembolso por revisar} many {Hay # de pagos o reembolsos por revisar} other {Hay # pagos o reembolsos por revisar}}.',
  noRecentPayments: 'Stripe no ha cobrado ningún pago en los últimos 30 días.',
  paymentsMatch:
    '{count, plural, one {El pago de los últimos 30 días coincide con tus pedidos o se ha reembolsado} many {Los # de pagos de los últimos 30 días coinciden con tus pedidos o se han reembolsado} other {Los # pagos de los últimos 30 días coinciden con tus pedidos o se han reembolsado}}.',
  paymentsRecovered:
    '{count, plural, one {Se ha recuperado # pago que faltaba} many {Se han recuperado # de pagos que faltaban} other {Se han recuperado # pagos que faltaban}}.',
  noProducts: 'Aún no tienes productos a la venta.',
  noPrice: 'sin precio',
  outOfStock: 'agotado',
  noImage: 'sin imagen',
  productsComplete:
    '{count, plural, one {Tu producto a la venta tiene} many {Los # de productos a la venta tienen} other {Los # productos a la venta tienen}} precio, existencias e imagen.',
  productsIncomplete:
    '{count, plural, one {# de {all} productos a la venta está incompleto} many {# de {all} productos a la venta están incompletos} other {# de {all} productos a la venta están incompletos}}.',
  bulkEditProducts: 'Edición masiva de productos',
  cardsNotAvailable: 'Los pagos con tarjeta no están disponibles aquí.',
  nothingToRegister:
    'No hay nada que registrar: no hay ninguna cuenta de Stripe conectada o el sitio no tiene un dominio público.',
  notRegistered: 'Aún no registrado.',
  registered: 'Registrado.',
  methodsNotAvailable: 'No disponible aquí: {methods}.',
  domainsNotRegistered:
    'Stripe no ha registrado {count, plural, one {un dominio} many {# de dominios} other {# dominios}}, así que allí no se muestran los monederos digitales. Las tarjetas siguen funcionando.',
  weTryAgain: 'Lo volvemos a intentar automáticamente. Si sigue fallando, revisa tu cuenta de Stripe',
  methodsNotShown:
    'Algunos métodos de pago no se muestran en todos los dominios. Las tarjetas siguen funcionando.',
  followStripeSteps:
    'En tu panel de Stripe, abre la configuración, luego los dominios de métodos de pago, y sigue los pasos que se indican.',
  walletsShown:
    'Stripe puede mostrar Apple Pay, Google Pay, Link, PayPal y Klarna en {count, plural, one {tu dominio} many {tus # de dominios} other {tus # dominios}}.',
  legalPublished: 'Tu política de privacidad y tus condiciones están publicadas.',
  legalMissing: 'No tienes una página en {pages}. La mayoría de los países exigen ambas.',
  createFromTemplate: 'Crear a partir de una plantilla',
  addressesTaken:
    '{count, plural, one {Esta página usa una dirección} many {Estas páginas usan direcciones} other {Estas páginas usan direcciones}} que tu sitio web necesita para otras pantallas: {pages}. Es posible que los visitantes vean otra cosa allí.',
  changeAddresses: 'Cambiar las direcciones',
  linksWork:
    '{links, plural, one {El único enlace} many {Los # de enlaces} other {Los # enlaces}} en los menús y en {pages, plural, one {# página} many {# de páginas} other {# páginas}} {links, plural, one {funciona} many {funcionan} other {funcionan}}.',
  linksBroken:
    '{count, plural, one {# enlace no lleva a ninguna parte} many {# de enlaces no llevan a ninguna parte} other {# enlaces no llevan a ninguna parte}}.',
  menuInHeader: 'Menú de la cabecera',
  menuInFooter: 'Menú del pie de página',
  editMenus: 'Editar menús',
  editPage: 'Editar «{name}»',
  addRedirect: 'Añadir redirección',
  allImagesDescribed: 'Todas las imágenes tienen texto alternativo.',
  imagesNotDescribed:
    '{count, plural, one {# imagen no tiene} many {# de imágenes no tienen} other {# imágenes no tienen}} texto alternativo. Lo usan los lectores de pantalla y los buscadores.',
  manyImagesNotDescribed:
    '{count} o más imágenes no tienen texto alternativo. Lo usan los lectores de pantalla y los buscadores.',
  addAltText: 'Añadir texto alternativo',
} satisfies Translation<typeof en>;
