import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  exportInProgress: 'Ya hay una exportación en curso.',
  enterEmail: 'Introduce una dirección de correo electrónico.',
  emailLike: 'Introduce un correo electrónico como nombre@example.com.',
  exportGone: 'Esta exportación ya no existe. Las exportaciones se conservan siete días.',
  worksOnSite: 'Esta persona trabaja en tu sitio. Quítala antes en «Equipo».',
  ordersUnpaid:
    '{count, plural, one {El pedido {numbers} aún se puede} many {Los pedidos {numbers}{more, select, yes { y otros} other {}} aún se pueden} other {Los pedidos {numbers}{more, select, yes { y otros} other {}} aún se pueden}} pagar. Cancela antes los pedidos sin pagar o espera a que caduquen.',
  ordersUnsent:
    '{count, plural, one {El pedido {numbers} se debe} many {Los pedidos {numbers}{more, select, yes { y otros} other {}} se deben} other {Los pedidos {numbers}{more, select, yes { y otros} other {}} se deben}} completar o reembolsar antes.',
  bookingsComing:
    '{count, plural, one {# reserva próxima} many {# de reservas próximas} other {# reservas próximas}}. Cancela antes las reservas próximas o espera a que pasen.',
} satisfies Translation<typeof en>;
