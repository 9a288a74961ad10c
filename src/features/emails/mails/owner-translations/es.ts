// The emails of one language are one list, to be read from top to bottom.
import type { OwnerMailTranslation } from './owner-translation.ts';

const note = 'Recibes este correo porque eres propietario de {{siteName}}.';
const toReader =
  'Recibes este correo porque tu dirección está indicada en el formulario o es la dirección de contacto de {{siteName}}.';
const toEditor = 'Recibes este correo porque trabajas en las páginas de {{siteName}}.';
const viewOrder = 'Ver pedido';
const viewOrders = 'Ver pedidos';
const viewBooking = 'Ver reserva';
const reply = 'Ver y responder';

const moreOrders = `{{#more}}

Hay {{more}} más en tu lista de pedidos.

{{/more}}`;

export const es: OwnerMailTranslation = {
  'message-received': {
    subject: 'Mensaje nuevo de {{sender}} ({{formName}})',
    heading: 'Mensaje nuevo',
    body: `{{sender}} ha enviado un mensaje a {{siteName}} a través de «{{formName}}».

{{answers}}`,
    button: reply,
    note: toReader,
  },
  'message-answered': {
    subject: '{{sender}} ha respondido ({{formName}})',
    heading: '{{sender}} ha respondido',
    body: '{{answer}}',
    button: reply,
    note: toReader,
  },
  'owner-entry-comments': {
    subject: '{{count}} por aprobar en {{siteName}}',
    heading: '{{count}} por aprobar',
    body: `Tus visitantes han comentado tus entradas. Sus comentarios no se muestran hasta que los apruebas.

{{entries}}

{{#more}}

{{more}}

{{/more}}`,
    button: 'Revisar comentarios',
    note: 'Recibes este correo porque tu dirección es la dirección de contacto de {{siteName}}.',
  },
  'owner-new-order': {
    subject: 'Pedido nuevo {{orderNumber}}',
    heading: 'Pedido nuevo',
    body: `{{buyer}} ha hecho el pedido {{orderNumber}}.

{{items}}

{{#address}}

Dirección de entrega: {{address}}

{{/address}}`,
    button: viewOrder,
    note,
  },
  'owner-orders-summary': {
    subject: '{{count}} en {{siteName}}',
    heading: 'Pedidos nuevos',
    body: `Han llegado varios pedidos en poco tiempo: {{count}}. Por eso los recibes en un solo correo.

{{items}}

${moreOrders}`,
    button: viewOrders,
    note,
  },
  'owner-low-stock': {
    subject: 'Pocas existencias: {{product}} (quedan {{left}})',
    heading: 'Pocas existencias',
    body: 'Queda poco de {{product}}. Unidades en stock: {{left}}.',
    button: 'Ver productos',
    note,
  },
  'owner-payment-trouble': {
    subject: 'Un pago en {{siteName}} necesita tu atención',
    heading: 'Un pago necesita tu atención',
    body: `{{problem}}

{{#orderNumber}}

Pedido: {{orderNumber}}

{{/orderNumber}}`,
    button: viewOrder,
    note,
  },
  'owner-ran-out': {
    subject: 'No se ha podido completar el pedido {{orderNumber}}',
    heading: 'Agotado antes de recibir el pago',
    body: `{{problem}}

Ya hemos avisado a {{buyer}}.

{{items}}`,
    button: viewOrder,
    note,
  },
  'owner-withdrawal': {
    subject: 'Pedido {{orderNumber}}: desistimiento del cliente',
    heading: 'Un cliente ha desistido de su pedido',
    body: `El {{at}}, {{buyer}} desistió de la compra de estos artículos del pedido {{orderNumber}}:

{{withdrawn}}

{{#note}}

Motivo: {{note}}

{{/note}}

Reembolsa al cliente en un plazo de 14 días.`,
    button: viewOrder,
    note,
  },
  'owner-withdrawals-summary': {
    subject: 'Desistimientos en {{siteName}}: {{count}}',
    heading: 'Desistimientos',
    body: `Tus clientes han desistido de varios pedidos en poco tiempo: {{count}}. Por eso los recibes en un solo correo.

{{items}}

${moreOrders}

Reembolsa cada uno en un plazo de 14 días.`,
    button: viewOrders,
    note,
  },
  'owner-new-booking': {
    subject: 'Reserva nueva: {{service}}, {{when}}',
    heading: 'Reserva nueva',
    body: `{{guest}} ha reservado {{service}}, {{when}}.

{{#waits}}

{{waits}}

{{/waits}}

{{answers}}

{{#note}}

Nota: {{note}}

{{/note}}`,
    button: viewBooking,
    note,
  },
  'owner-booking-moved': {
    subject: 'Reserva cambiada: {{service}}, {{when}}',
    heading: 'Se ha cambiado una reserva',
    body: `{{guest}} ha cambiado su reserva de {{service}}. Nueva fecha: {{when}}.

{{#before}}

Fecha anterior: {{before}}.

{{/before}}`,
    button: viewBooking,
    note,
  },
  'owner-booking-cancelled': {
    subject: 'Reserva cancelada: {{service}}, {{when}}',
    heading: 'Se ha cancelado una reserva',
    body: '{{guest}} ha cancelado {{service}}, {{when}}. La hora vuelve a estar disponible.',
    button: viewBooking,
    note,
  },
  'owner-bookings-summary': {
    subject: '{{count}} en {{siteName}}',
    heading: 'Reservas nuevas y cambiadas',
    body: `Tus clientes han hecho o cambiado varias reservas en poco tiempo: {{count}}. Por eso las recibes en un solo correo.

{{items}}

{{#more}}

Hay {{more}} más en tu calendario.

{{/more}}`,
    button: 'Ver calendario',
    note,
  },
  'site-deleted': {
    subject: 'Se ha eliminado {{siteName}}',
    heading: 'Se ha eliminado tu sitio',
    body: `{{siteName}} se acaba de eliminar. Quienes lo visitan ven ahora un breve aviso.

Todavía no se ha perdido nada. Puedes restaurarlo tal como estaba hasta el {{endsOn}}. Después, sus páginas, pedidos, archivos y direcciones se eliminarán definitivamente.`,
    button: 'Restaurar sitio',
    note: 'Recibes este correo porque eres propietario de {{siteName}}. Si lo has eliminado tú, no tienes que hacer nada.',
  },
  'site-ending': {
    subject: '{{siteName}} se eliminará definitivamente el {{endsOn}}',
    heading: 'Quedan 3 días para restaurar tu sitio',
    body: `{{siteName}} se eliminó hace casi un mes. El {{endsOn}}, sus páginas, pedidos, archivos y direcciones se eliminarán definitivamente.

Si quieres conservarlo, restáuralo antes de esa fecha.`,
    button: 'Restaurar sitio',
    note: 'Recibes este correo porque eres propietario de {{siteName}}. Si ya no necesitas el sitio, no tienes que hacer nada.',
  },
  'owner-comments': {
    subject: '{{count}} en {{siteName}}',
    heading: '{{count}}',
    body: `Hay novedades en comentarios que te mencionan o en los que has participado.

{{comments}}

{{#more}}

{{more}}

{{/more}}`,
    button: 'Ver comentarios',
    note: toEditor,
  },
  'owner-approval-request': {
    subject: '{{person}} solicita aprobación para «{{page}}»',
    heading: 'Aprobación solicitada',
    body: `{{person}} quiere publicar «{{page}}». Revisa los cambios y apruébalos o solicita modificaciones.

{{note}}`,
    button: 'Revisar cambios',
    note: toEditor,
  },
  'owner-approval-answer': {
    subject: '{{outcome}}',
    heading: '{{outcome}}',
    body: `Esta es la respuesta a tu solicitud de aprobación.

{{note}}`,
    button: 'Ver página',
    note: toEditor,
  },
  'owner-weekly-figures': {
    subject: 'Informe semanal de {{siteName}}: {{visitors}} visitantes ({{week}})',
    heading: 'Tu informe semanal',
    body: `{{week}}, en comparación con la semana anterior.

{{figures}}

{{#pages}}

## Páginas más vistas

{{pages}}

{{/pages}}

{{#sources}}

## Fuentes principales

{{sources}}

{{/sources}}`,
    button: 'Ver estadísticas',
    note: 'Recibes este correo porque los informes semanales están activados para {{siteName}}. Puedes desactivarlos en los ajustes, en «Estadísticas».',
  },
};
