import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const es = {
  people: '{count, plural, one {# persona} many {# de personas} other {# personas}}',
  datesFrom: '{count, plural, one {# fecha} many {# de fechas} other {# fechas}} desde el {first}',
  held: 'Reservada',
  heldUntil: 'Reservada hasta {time}',
  pending: 'Pendiente de confirmación',
  confirmed: 'Confirmada',
  cancelled: 'Cancelada',
  expired: 'Caducada',
  waitingList: 'Lista de espera',
  deposit: 'depósito',
} satisfies Translation<typeof en>;
