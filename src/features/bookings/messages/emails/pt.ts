import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const pt = {
  people: '{count, plural, one {# pessoa} many {# pessoas} other {# pessoas}}',
  datesFrom: '{count, plural, one {# data} many {# datas} other {# datas}} a partir de {first}',
  held: 'Reservada',
  heldUntil: 'Reservada até {time}',
  pending: 'A aguardar confirmação',
  confirmed: 'Confirmada',
  cancelled: 'Cancelada',
  expired: 'Expirada',
  waitingList: 'Lista de espera',
  deposit: 'sinal',
} satisfies Translation<typeof en>;
