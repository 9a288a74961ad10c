import { defineMessages } from '../../../../lib/messages/define.ts';

/** Values in emails to guests. */
export const en = defineMessages({
  people: '{count, plural, one {# person} other {# people}}',
  datesFrom: '{count, plural, one {# date} other {# dates}} from {first}',
  held: 'Reserved',
  heldUntil: 'Reserved until {time}',
  pending: 'Awaiting confirmation',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  expired: 'Expired',
  waitingList: 'Waiting list',
  deposit: 'deposit',
});
