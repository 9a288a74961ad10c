import { defineMessages } from '../../../../lib/messages/define.ts';

/** What every email has around its own words, and what a summary counts. */
export const en = defineMessages({
  buttonHelp: 'If the button doesn’t work, copy this address into your browser:',
  order: '{count, plural, one {# order} other {# orders}}',
  booking: '{count, plural, one {# booking} other {# bookings}}',
  unsubscribe: 'Unsubscribe',
});
