import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  samplesLeft:
    '{count, plural, one {Queda # texto de ejemplo} many {Quedan # de textos de ejemplo} other {Quedan # textos de ejemplo}} del diseño.',
  publishHome: 'Cuenta a los visitantes a qué te dedicas y publica tu página de inicio.',
  noSamplesLeft: 'No quedan textos de ejemplo.',
  designPublished: 'Tu diseño está publicado.',
  designEverywhere: 'Tu logo, tus colores y tus fuentes se usan en todas las páginas.',
  productsAdded:
    '{count, plural, one {# producto añadido} many {# de productos añadidos} other {# productos añadidos}}.',
  addProduct: 'Añade tu primer producto o cambia uno de ejemplo.',
  stripeConnected: 'Stripe está conectado.',
  testMode: 'El modo de prueba está activado: no se cobra nada. Conecta Stripe o elige «Solo pago manual».',
  paidManually: 'Los clientes pagan manualmente siguiendo tus instrucciones.',
  setUpPayment: 'Conecta Stripe o indica a los clientes cómo pagar.',
  setUpDelivery: 'Define adónde envías y cuánto cuesta.',
  zones: 'Envías a {count, plural, one {# zona} many {# de zonas} other {# zonas}}.',
  checkDelivery: 'Revisa las zonas y los precios de envío de ejemplo y guárdalos.',
  emailsNotSent:
    'Todavía no se pueden enviar correos. Pide a tu proveedor de alojamiento que configure un servidor de correo.',
  repliesGoTo: 'Las respuestas llegan a {email}.',
  addReplyAddress: 'Añade la dirección que recibe las respuestas a tus correos.',
  pagesMissing: 'Aún no tienes una página {pages}.',
  legalNeedsDetails: 'Completa los textos de ejemplo con tus datos.',
  legalPublished: 'Tu política de privacidad y tus condiciones están publicadas.',
  domainReady: '{domain} apunta a tu sitio.',
  useDomain: 'Usa tu propio dominio, por ejemplo www.tunombre.com.',
  footer: 'Pie de página',
} satisfies Translation<typeof en>;
