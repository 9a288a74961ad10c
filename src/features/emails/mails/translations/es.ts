// The emails of one language are one list, to be read from top to bottom.
import type { MailTranslation } from './translated-mails.ts';

const orderNote =
  'Recibes este correo porque se hizo un pedido con esta dirección de correo en {{siteName}}.';
const viewOrder = 'Ver tu pedido';

const parcel = `{{#tracking}}

Número de seguimiento: {{tracking}}

{{/tracking}}

{{#trackingLink}}

[Seguir envío]({{trackingLink}})

{{/trackingLink}}`;

const whereAndWhen = `{{#instructions}}

**Dónde y cuándo:** {{instructions}}

{{/instructions}}`;

const reason = `{{#note}}

{{note}}

{{/note}}`;

const more = `{{#more}}

Si tienes preguntas sobre el resto ({{more}}), responde a este correo.

{{/more}}`;

const facts = `**{{service}}**

{{when}}

{{dates}}

{{#location}}

{{location}}

{{/location}}

{{#people}}

Para {{people}}

{{/people}}

{{#whenYours}}

En tu zona horaria: {{whenYours}}

{{/whenYours}}`;

const limits = `{{#changeUntil}}

Puedes cambiar o cancelar la reserva hasta {{changeUntil}}.

{{/changeUntil}}

{{#moveUntil}}

Puedes cambiar la reserva hasta {{moveUntil}}.

{{/moveUntil}}

{{#cancelUntil}}

Puedes cancelar la reserva hasta {{cancelUntil}}.

{{/cancelUntil}}`;

const onTheDay = `{{#onTheDay}}

A pagar en el momento: {{onTheDay}}

{{/onTheDay}}`;

const guest = {
  button: 'Gestionar reserva',
  note: 'Recibes este correo porque se hizo una reserva con esta dirección de correo en {{siteName}}.',
};
const waits =
  'Recibes este correo porque esta dirección de correo está en una lista de espera de {{siteName}}.';

export const es: MailTranslation = {
  welcome: {
    subject: 'Te damos la bienvenida a {{siteName}}',
    heading: 'Te damos la bienvenida',
    body: `Tu cuenta de {{siteName}} está lista. Inicia sesión con {{email}} y la contraseña que elegiste.

Tus datos y direcciones quedan guardados en tu cuenta para la próxima vez.`,
    button: 'Ir a mi cuenta',
    note: 'Recibes este correo porque se creó una cuenta con esta dirección en {{siteName}}. Si no has sido tú, restablece la contraseña y elimina la cuenta.',
  },
  reset: {
    subject: 'Restablece tu contraseña de {{siteName}}',
    heading: 'Restablece tu contraseña',
    body: `Hemos recibido una solicitud para restablecer la contraseña de {{email}} en {{siteName}}.

El enlace siguiente funciona una sola vez y caduca en una hora.`,
    button: 'Restablecer contraseña',
    note: 'Si no lo has solicitado, puedes ignorar este correo. Tu contraseña no cambiará.',
  },
  'password-changed': {
    subject: 'Se ha cambiado tu contraseña de {{siteName}}',
    heading: 'Se ha cambiado tu contraseña',
    body: `La contraseña de {{email}} en {{siteName}} se acaba de cambiar y se ha cerrado la sesión en todos los dispositivos.

Si has sido tú, no tienes que hacer nada. Si no, elige una contraseña nueva cuanto antes.`,
    button: 'No he sido yo',
    note: 'Recibes este correo porque tienes una cuenta en {{siteName}}.',
  },
  'new-device': {
    subject: 'Nuevo inicio de sesión en {{siteName}}',
    heading: 'Nuevo inicio de sesión en tu cuenta',
    body: `Alguien acaba de iniciar sesión en tu cuenta {{email}} de {{siteName}} desde un dispositivo nuevo: {{device}}, dirección IP {{address}}.

Si has sido tú, no tienes que hacer nada.`,
    button: 'Revisar mi cuenta',
    note: 'Si no has sido tú, cambia ahora tu contraseña y cierra la sesión en todos los demás dispositivos.',
  },
  'two-step-off': {
    subject: 'Verificación en dos pasos desactivada en {{siteName}}',
    heading: 'La verificación en dos pasos está desactivada',
    body: `Hemos desactivado la verificación en dos pasos de tu cuenta {{email}} y hemos cerrado tu sesión en todos los dispositivos.

Ahora puedes iniciar sesión solo con tu contraseña. Para mantener tu cuenta protegida, vuelve a activar la verificación en dos pasos.`,
    button: 'Activar la verificación en dos pasos',
    note: 'Si no lo has solicitado, cambia tu contraseña y ponte en contacto con {{siteName}}.',
  },
  invitation: {
    subject: '{{inviter}} te ha invitado a {{siteName}}',
    heading: 'Tienes una invitación',
    body: `{{inviter}} te ha invitado a trabajar en {{siteName}}. Tu rol: {{roleName}}. {{roleSays}}. El enlace siguiente funciona una sola vez y caduca en 7 días.`,
    button: 'Aceptar invitación',
    note: 'Si no esperabas esta invitación, puedes ignorar este correo.',
  },
  'message-thanks': {
    subject: '{{subject}}',
    heading: 'Gracias',
    body: '{{text}}',
    note: 'Recibes este correo porque se envió un formulario con tu dirección de correo en {{siteName}}. Si no has sido tú, puedes ignorarlo.',
  },
  'message-answer': {
    subject: 'Re: {{formName}} ({{siteName}})',
    heading: 'Respuesta a tu mensaje',
    body: '{{answer}}',
    note: 'Recibes este correo porque escribiste a {{siteName}}.',
  },
  'newsletter-confirm': {
    subject: 'Confirma tu suscripción a {{siteName}}',
    heading: 'Confirma tu suscripción',
    body: `Tú (u otra persona con esta dirección de correo) te has suscrito al boletín de {{siteName}}.

Pulsa el botón para confirmar. El enlace caduca en una semana.`,
    button: 'Confirmar suscripción',
    note: 'Si no te has suscrito, puedes ignorar este correo y no volverás a saber de nosotros. Puedes [cancelar la suscripción]({{leaveLink}}) en cualquier momento.',
  },
  'comment-confirm': {
    subject: 'Confirma tu comentario en {{siteName}}',
    heading: 'Confirma tu comentario',
    body: `Tú (u otra persona con esta dirección de correo) has escrito un comentario en {{siteName}}.

Pulsa el botón para confirmarlo. El enlace caduca en una semana.`,
    button: 'Confirmar comentario',
    note: 'Si no has escrito el comentario, puedes ignorar este correo. No se publicará.',
  },
  'comment-reply': {
    name: 'Respuesta a un comentario',
    subject: '{{name}} ha respondido a tu comentario en {{siteName}}',
    heading: 'Una respuesta a tu comentario',
    body: `{{name}} ha respondido a tu comentario en «{{entry}}»:

{{reply}}`,
    button: 'Ver la respuesta',
    note: 'Recibes este correo porque escribiste un comentario con esta dirección en {{siteName}}.',
  },
  'review-ask': {
    name: 'Consulta sobre correos de respuestas',
    subject: 'Tu comentario sobre «{{page}}» en {{siteName}}',
    heading: 'Novedades sobre tu comentario',
    body: `El equipo de {{siteName}} ha reaccionado a un comentario escrito con esta dirección en el borrador de «{{page}}».

Abre la vista previa para leer la respuesta. Allí también puedes activar los correos sobre próximas respuestas. Sin tu consentimiento no enviaremos ninguno más.`,
    button: 'Abrir vista previa',
    note: 'Si no has escrito el comentario, puedes ignorar este correo. No recibirás ninguno más sobre esta vista previa.',
  },
  'review-replies': {
    name: 'Respuestas a comentarios sobre un borrador',
    subject: 'Respuestas sobre «{{page}}» en {{siteName}}',
    heading: 'Nuevas respuestas a tus comentarios',
    body: `Estas son las novedades sobre tus comentarios en el borrador de «{{page}}»:

{{comments}}`,
    button: 'Abrir vista previa',
    note: 'Recibes este correo porque has activado los correos sobre respuestas. Puedes desactivarlos en la vista previa.',
  },
  'order-placed': {
    subject: 'Pedido {{orderNumber}} recibido',
    heading: 'Gracias por tu pedido',
    body: `Hemos recibido tu pedido {{orderNumber}}. Te reservamos los artículos hasta que lo pagues.

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}

{{#address}}

Dirección de envío: {{address}}

{{/address}}`,
    button: viewOrder,
    note: orderNote,
  },
  'orders-summary': {
    subject: 'Tus pedidos en {{siteName}}',
    heading: 'Gracias por tus pedidos',
    body: `Hemos recibido {{count}} con tu dirección de correo. Abre un pedido para ver qué contiene y cómo pagarlo.

{{items}}

${more}`,
    note: 'Recibes este correo porque se hicieron pedidos con esta dirección en {{siteName}}. Si no son tuyos, no tienes que hacer nada.',
  },
  'order-paid': {
    subject: 'Pedido {{orderNumber}} confirmado',
    heading: 'Gracias por tu pedido',
    body: `Hemos recibido el pago de tu pedido {{orderNumber}}.

{{items}}

{{#address}}

Dirección de envío: {{address}}. Te avisaremos por correo cuando esté en camino.

{{/address}}

{{#collected}}

Te avisaremos por correo cuando esté listo para recoger.

{{/collected}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-fulfilled': {
    subject: 'Tu pedido {{orderNumber}} está en camino',
    heading: 'Tu pedido está en camino',
    body: `Hemos enviado todos los artículos de tu pedido {{orderNumber}}.

${parcel}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-fulfilled': {
    subject: 'Parte de tu pedido {{orderNumber}} está en camino',
    heading: 'Parte de tu pedido está en camino',
    body: `Hemos enviado algunos artículos de tu pedido {{orderNumber}}. Te avisaremos por correo cuando el resto esté en camino.

${parcel}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-ready': {
    subject: 'Tu pedido {{orderNumber}} está listo para recoger',
    heading: 'Tu pedido está listo para recoger',
    body: `Tu pedido {{orderNumber}} está listo. Trae tu número de pedido cuando vengas a recogerlo.

${whereAndWhen}

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-part-ready': {
    subject: 'Parte de tu pedido {{orderNumber}} está lista para recoger',
    heading: 'Parte de tu pedido está lista para recoger',
    body: `Algunos artículos de tu pedido {{orderNumber}} están listos. Trae tu número de pedido cuando vengas a recogerlos. Te avisaremos por correo cuando el resto esté listo.

${whereAndWhen}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-refunded': {
    subject: 'Reembolso de tu pedido {{orderNumber}}',
    heading: 'Hemos emitido un reembolso',
    body: `Hemos reembolsado {{amount}} de tu pedido {{orderNumber}} a tu método de pago original. Puede tardar hasta 10 días en aparecer en tu cuenta bancaria.

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'order-cancelled': {
    subject: 'Tu pedido {{orderNumber}} se ha cancelado',
    heading: 'Tu pedido se ha cancelado',
    body: `Tu pedido {{orderNumber}} se ha cancelado.

{{#amount}}

Hemos reembolsado {{amount}} a tu método de pago original. Puede tardar hasta 10 días en aparecer en tu cuenta bancaria.

{{/amount}}

${reason}`,
    button: viewOrder,
    note: orderNote,
  },
  'download-ready': {
    subject: 'Tu descarga de {{siteName}}',
    heading: 'Tu descarga está lista',
    body: 'Los archivos de tu pedido {{orderNumber}} están listos para descargar. Usa el enlace siguiente para abrir tu pedido.',
    button: 'Descargar',
    note: orderNote,
  },
  'withdrawal-link': {
    subject: 'Desistimiento de tu pedido {{orderNumber}}',
    heading: 'Tu enlace para desistir del pedido',
    body: 'El enlace siguiente abre tu pedido {{orderNumber}}. Allí puedes elegir qué quieres devolver y confirmarlo.',
    button: 'Desistir del pedido',
    note: 'Recibes este correo porque alguien solicitó este enlace en {{siteName}} con tu número de pedido y tu dirección de correo. Si no has sido tú, no tienes que hacer nada.',
  },
  'withdrawal-received': {
    subject: 'Desistimiento de tu pedido {{orderNumber}}',
    heading: 'Hemos recibido tu desistimiento',
    body: `El {{at}} desististe de la compra de estos artículos de tu pedido {{orderNumber}}:

{{withdrawn}}

{{#note}}

Escribiste: {{note}}

{{/note}}

Si ya tienes los artículos, devuélvelos en un plazo de 14 días. Después te reembolsaremos el importe.`,
    button: viewOrder,
    note: orderNote,
  },
  'withdrawals-summary': {
    subject: 'Tus desistimientos en {{siteName}}',
    heading: 'Hemos recibido tus desistimientos',
    body: `Has desistido de {{count}}. Esto es lo que has cancelado y cuándo lo recibimos:

{{items}}

${more}

Devuelve lo que ya te haya llegado en un plazo de 14 días. Después te reembolsaremos el importe.`,
    note: 'Recibes este correo porque se cancelaron pedidos con esta dirección en {{siteName}}. Si no son tuyos, no tienes que hacer nada.',
  },
  'cart-left': {
    name: 'Recordatorio del carrito',
    subject: 'Has dejado algo en tu carrito de {{siteName}}',
    heading: '¿Todavía te lo estás pensando?',
    body: `Has dejado estos artículos en tu carrito. No se te ha cobrado nada.

{{items}}`,
    button: 'Volver al carrito',
    note: 'Recibes este correo una sola vez porque dejaste un carrito con esta dirección en {{siteName}}.',
  },
  'booking-requested': {
    subject: 'Solicitud de reserva: {{service}} en {{siteName}}',
    heading: 'Hemos recibido tu solicitud',
    body: `${facts}

Te guardamos esta hora. Recibirás otro correo en cuanto esté confirmada.`,
    ...guest,
  },
  'booking-confirmed': {
    subject: 'Reserva confirmada: {{service}}, {{when}}',
    heading: 'Tu reserva está confirmada',
    body: `${facts}

${onTheDay}

${limits}`,
    ...guest,
  },
  'booking-declined': {
    subject: 'No podemos confirmar tu reserva: {{service}}, {{when}}',
    heading: 'Lo sentimos, no podemos confirmar tu reserva',
    body: `No podemos aceptar tu reserva de {{service}}, {{when}}.

${reason}

{{#refund}}

Hemos reembolsado {{refund}} a tu método de pago original.

{{/refund}}`,
    ...guest,
    button: 'Elegir otra hora',
  },
  'booking-moved': {
    subject: 'Reserva cambiada: {{service}}, {{when}}',
    heading: 'Tu reserva tiene una nueva hora',
    body: `${facts}

${limits}`,
    ...guest,
  },
  'booking-cancelled': {
    subject: 'Reserva cancelada: {{service}}, {{when}}',
    heading: 'Tu reserva está cancelada',
    body: `${facts}

${reason}

{{#refund}}

Hemos reembolsado {{refund}} a tu método de pago original. Puede tardar hasta 10 días en aparecer en tu cuenta bancaria.

{{/refund}}`,
    ...guest,
    button: 'Ver reserva',
  },
  'booking-reminder': {
    subject: 'Recordatorio: {{service}}, {{when}}',
    heading: 'Nos vemos pronto',
    body: `${facts}

${onTheDay}`,
    ...guest,
  },
  'bookings-summary': {
    subject: 'Tus reservas en {{siteName}}',
    heading: 'Tus reservas',
    body: `Estas son las novedades sobre {{count}} con tu dirección de correo. Abre una reserva para ver los detalles, cambiarla o cancelarla.

{{items}}

${more}`,
    note: 'Recibes este correo porque se hicieron reservas con esta dirección en {{siteName}}. Si no son tuyas, no tienes que hacer nada.',
  },
  'waiting-joined': {
    subject: 'Estás en la lista de espera: {{service}}, {{when}}',
    heading: 'Estás en la lista de espera',
    body: `${facts}

Si queda una plaza libre y es tu turno, te escribiremos y te la guardaremos durante un tiempo.`,
    button: 'Ver o dejar la lista de espera',
    note: 'Recibes este correo porque esta dirección se añadió a una lista de espera de {{siteName}}. Si no has sido tú, usa el enlace para salir de la lista.',
  },
  'waiting-offer': {
    subject: 'Hay una plaza libre: {{service}}, {{when}}',
    heading: 'Hay una plaza libre',
    body: `${facts}

Te la guardamos hasta {{heldUntil}}. Después se la ofreceremos a la siguiente persona.`,
    button: 'Reservar esta plaza',
    note: waits,
  },
  'waiting-moved': {
    subject: 'Nueva hora: {{service}}, {{when}}',
    heading: 'Hay una nueva hora',
    body: `${facts}

Esta es la nueva hora. Sigues en la lista de espera: si queda una plaza libre y es tu turno, te escribiremos.

Si la nueva hora no te viene bien, usa el enlace de nuestro primer correo para salir de la lista.`,
    button: 'Ver otras horas',
    note: waits,
  },
  'waiting-ended': {
    subject: 'Cancelado: {{service}}, {{when}}',
    heading: 'Esta fecha se ha cancelado',
    body: `${facts}

Estabas en la lista de espera de esta fecha. Se ha cancelado, así que te hemos quitado de la lista. No tienes ninguna reserva ni nada que pagar.`,
    button: 'Ver otras horas',
    note: 'Recibes este correo porque esta dirección estaba en una lista de espera de {{siteName}}.',
  },
};
