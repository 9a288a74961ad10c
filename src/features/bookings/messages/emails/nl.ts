import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const nl = {
  people: '{count, plural, one {# persoon} other {# personen}}',
  datesFrom: '{count, plural, one {# datum} other {# data}} vanaf {first}',
  held: 'Gereserveerd',
  heldUntil: 'Gereserveerd tot {time}',
  pending: 'Wacht op bevestiging',
  confirmed: 'Bevestigd',
  cancelled: 'Geannuleerd',
  expired: 'Verlopen',
  waitingList: 'Wachtlijst',
  deposit: 'aanbetaling',
} satisfies Translation<typeof en>;
