import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  buttonHelp: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  order: '{count, plural, one {# pedido} many {# de pedidos} other {# pedidos}}',
  booking: '{count, plural, one {# reserva} many {# de reservas} other {# reservas}}',
  unsubscribe: 'Cancelar suscripción',
} satisfies Translation<typeof en>;
