import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const de = {
  people: '{count, plural, one {# Person} other {# Personen}}',
  datesFrom: '{count, plural, one {# Termin} other {# Termine}} ab {first}',
  held: 'Reserviert',
  heldUntil: 'Reserviert bis {time}',
  pending: 'Wartet auf Bestätigung',
  confirmed: 'Bestätigt',
  cancelled: 'Storniert',
  expired: 'Abgelaufen',
  waitingList: 'Warteliste',
  deposit: 'Anzahlung',
} satisfies Translation<typeof en>;
