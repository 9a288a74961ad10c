import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  exportInProgress: 'An export is already in progress.',
  enterEmail: 'Enter an email address.',
  emailLike: 'Enter an email address like name@example.com.',
  exportGone: 'This export no longer exists. Exports are kept for seven days.',
  worksOnSite: 'This person works on your site. Remove them under “Staff” first.',
  ordersUnpaid:
    '{count, plural, one {Order} other {Orders}} {numbers}{more, select, yes { and more} other {}} can still be paid. Cancel unpaid orders first, or wait until they expire.',
  ordersUnsent:
    '{count, plural, one {Order} other {Orders}} {numbers}{more, select, yes { and more} other {}} must be fulfilled or refunded first.',
  bookingsComing:
    '{count, plural, one {# upcoming booking} other {# upcoming bookings}}. Cancel upcoming bookings first, or wait until they’re over.',
});
