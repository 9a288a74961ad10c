import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const it = {
  people: '{count, plural, one {# persona} many {# persone} other {# persone}}',
  datesFrom: '{count, plural, one {# data} many {# date} other {# date}} a partire da {first}',
  held: 'Riservata',
  heldUntil: 'Riservata fino a {time}',
  pending: 'In attesa di conferma',
  confirmed: 'Confermata',
  cancelled: 'Annullata',
  expired: 'Scaduta',
  waitingList: 'Lista d’attesa',
  deposit: 'acconto',
} satisfies Translation<typeof en>;
