import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const fr = {
  people: '{count, plural, one {# personne} many {# personnes} other {# personnes}}',
  datesFrom: '{count, plural, one {# date} many {# dates} other {# dates}} à partir du {first}',
  held: 'Réservée',
  heldUntil: 'Réservée jusqu’au {time}',
  pending: 'En attente de confirmation',
  confirmed: 'Confirmée',
  cancelled: 'Annulée',
  expired: 'Expirée',
  waitingList: 'Liste d’attente',
  deposit: 'acompte',
} satisfies Translation<typeof en>;
