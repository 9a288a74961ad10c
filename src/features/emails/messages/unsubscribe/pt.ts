import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  linkBroken: 'Este link não funciona',
  linkBrokenHint: 'Pode estar incompleto. Abra novamente o link no fim do email.',
  linkNotValid: 'Este link não é válido. Utilize o link para cancelar a subscrição no fim do email.',
  unsubscribe: 'Cancelar subscrição',
  resubscribe: 'Subscrever novamente',
  confirmUnsubscribe: 'Deixar de receber estes emails?',
  unsubscribed: 'Subscrição cancelada',
  unsubscribing: 'A cancelar a subscrição…',
  oneMoment: 'Um momento…',
  sends: '{site} envia emails do tipo “{emails}” para {email}.',
  noMore:
    '{site} não enviará mais emails do tipo “{emails}” para {email}. Continuará a receber emails sobre as suas encomendas e reservas.',
} satisfies Translation<typeof en>;
