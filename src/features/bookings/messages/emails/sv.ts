import type { Translation } from '../../../../lib/messages/define.ts';
import type { en } from './en.ts';

export const sv = {
  people: '{count, plural, one {# person} other {# personer}}',
  datesFrom: '{count, plural, one {# tillfälle} other {# tillfällen}} från {first}',
  held: 'Reserverad',
  heldUntil: 'Reserverad till {time}',
  pending: 'Väntar på bekräftelse',
  confirmed: 'Bekräftad',
  cancelled: 'Avbokad',
  expired: 'Utgången',
  waitingList: 'Väntelista',
  deposit: 'handpenning',
} satisfies Translation<typeof en>;
