import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  buttonHelp: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  order: '{count, plural, one {# ordine} many {# ordini} other {# ordini}}',
  booking: '{count, plural, one {# prenotazione} many {# prenotazioni} other {# prenotazioni}}',
  unsubscribe: 'Annulla iscrizione',
} satisfies Translation<typeof en>;
