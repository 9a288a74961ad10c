import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  turnedOff: 'Dieser Webhook ist ausgeschaltet.',
  noAddress: 'Die Adresse wurde nicht gefunden.',
  notPublic: 'Diese Adresse ist nicht im öffentlichen Internet, deshalb wurde nichts gesendet.',
  insecure: 'Das SSL-Zertifikat ist ungültig.',
  tooSlow: 'Keine Antwort innerhalb von 10 Sekunden.',
  unreachable: 'Der Server ist nicht erreichbar.',
  addressGone: 'Die Gegenseite hat gemeldet, dass es diese Adresse nicht mehr gibt.',
  nothingArrived: 'Dort ist seit Tagen nichts angekommen.',
} satisfies Translation<typeof en>;
