import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  buttonHelp: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  order: '{count, plural, one {# zamówienie} few {# zamówienia} many {# zamówień} other {# zamówienia}}',
  booking: '{count, plural, one {# rezerwacja} few {# rezerwacje} many {# rezerwacji} other {# rezerwacji}}',
  unsubscribe: 'Wypisz się',
} satisfies Translation<typeof en>;
