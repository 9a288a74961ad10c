import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  expired: 'No enviado: el enlace que contiene ha caducado.',
  unsubscribed: 'No enviado: el destinatario se ha dado de baja de estos correos.',
  notAnAddress: 'No enviado: no es una única dirección de correo válida.',
  noServer:
    'No hay ningún servidor de correo configurado, así que este correo solo se ha mostrado en el terminal del servidor.',
  tooSlow: 'El servidor de correo ha tardado demasiado en responder: tiempo de espera agotado.',
} satisfies Translation<typeof en>;
