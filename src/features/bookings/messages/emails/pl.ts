import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pl = {
  people: '{count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}',
  datesFrom: '{count, plural, one {# termin} few {# terminy} many {# terminów} other {# terminu}} od {first}',
  held: 'Zarezerwowana',
  heldUntil: 'Zarezerwowana do {time}',
  pending: 'Czeka na potwierdzenie',
  confirmed: 'Potwierdzona',
  cancelled: 'Odwołana',
  expired: 'Wygasła',
  waitingList: 'Lista oczekujących',
  deposit: 'zaliczka',
} satisfies Translation<typeof en>;
