import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  expired: 'Nicht gesendet: Der enthaltene Link ist abgelaufen.',
  unsubscribed: 'Nicht gesendet: Der Empfänger hat diese E-Mails abbestellt.',
  notAnAddress: 'Nicht gesendet: Das ist keine einzelne gültige E-Mail-Adresse.',
  noServer:
    'Es ist kein E-Mail-Server eingerichtet, deshalb wurde diese E-Mail nur im Terminal des Servers ausgegeben.',
  tooSlow: 'Der E-Mail-Server hat zu lange nicht geantwortet: Zeitüberschreitung.',
} satisfies Translation<typeof en>;
