import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  contact: 'Contacto',
  contactSays: 'Nombre, dirección y un mensaje.',
  quote: 'Presupuesto',
  quoteSays: 'Qué necesitan, para cuándo y con qué presupuesto, en dos pasos.',
  orderRequest: 'Solicitud de pedido',
  orderRequestSays: 'Hace un pedido con los artículos del carrito, sin pago en línea.',
  rsvp: 'Confirmación de asistencia',
  rsvpSays: 'Quién viene, cuántas personas y necesidades alimentarias.',
  newsletter: 'Boletín',
  newsletterSays: 'Un campo de correo, con un correo de confirmación.',
  blank: 'Vacío',
  blankSays: 'Empezar con un formulario vacío.',
} satisfies Translation<typeof en>;
