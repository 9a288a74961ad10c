import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  turnedOff: 'Este webhook está desactivado.',
  noAddress: 'No se ha encontrado la dirección.',
  notPublic: 'Esta dirección no está en la internet pública, así que no se ha enviado nada.',
  insecure: 'El certificado SSL no es válido.',
  tooSlow: 'Sin respuesta en 10 segundos.',
  unreachable: 'No se ha podido conectar con el servidor.',
  addressGone: 'El destinatario ha respondido que esta dirección ya no existe.',
  nothingArrived: 'No llega nada allí desde hace días.',
} satisfies Translation<typeof en>;
