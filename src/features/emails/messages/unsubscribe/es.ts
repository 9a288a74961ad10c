import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  linkBroken: 'Este enlace no funciona',
  linkBrokenHint: 'Puede que esté incompleto. Vuelve a abrir el enlace que aparece al final del correo.',
  linkNotValid:
    'Este enlace no es válido. Usa el enlace para cancelar la suscripción que aparece al final del correo.',
  unsubscribe: 'Cancelar suscripción',
  resubscribe: 'Volver a suscribirme',
  confirmUnsubscribe: '¿Dejar de recibir estos correos?',
  unsubscribed: 'Has cancelado la suscripción',
  unsubscribing: 'Cancelando la suscripción…',
  oneMoment: 'Un momento…',
  sends: '{site} envía correos de «{emails}» a {email}.',
  noMore:
    '{site} no enviará más correos de «{emails}» a {email}. Seguirás recibiendo los correos sobre tus pedidos y reservas.',
} satisfies Translation<typeof en>;
