import { defineMessages } from '../../../../lib/messages/define.ts';

/** What emails to owners and staff say besides their templates. */
export const en = defineMessages({
  visitors: 'Visitors',
  visits: 'Visits',
  views: 'Page views',
  orders: 'Orders',
  revenue: 'Revenue',
  bookings: 'Bookings',
  messages: 'Messages',
  signups: 'Sign-ups',
  other: 'Other',
  noneBefore: 'none the week before',
  noChange: 'no change',
  up: 'up {by}',
  down: 'down {by}',
});
