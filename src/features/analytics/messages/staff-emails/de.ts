import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  visitors: 'Besucher',
  visits: 'Besuche',
  views: 'Seitenaufrufe',
  orders: 'Bestellungen',
  revenue: 'Umsatz',
  bookings: 'Buchungen',
  messages: 'Nachrichten',
  signups: 'Registrierungen',
  other: 'Sonstige',
  noneBefore: 'in der Vorwoche 0',
  noChange: 'unverändert',
  up: '{by} mehr',
  down: '{by} weniger',
} satisfies Translation<typeof en>;
