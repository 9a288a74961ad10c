import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  linkBroken: 'This link doesn’t work',
  linkBrokenHint: 'It may be incomplete. Open the link at the bottom of the email again.',
  linkNotValid: 'This link isn’t valid. Use the unsubscribe link at the bottom of the email.',
  unsubscribe: 'Unsubscribe',
  resubscribe: 'Resubscribe',
  confirmUnsubscribe: 'Unsubscribe from these emails?',
  unsubscribed: 'You’re unsubscribed',
  unsubscribing: 'Unsubscribing…',
  oneMoment: 'One moment…',
  sends: '{site} sends “{emails}” emails to {email}.',
  noMore:
    '{site} won’t send you any more “{emails}” emails to {email}. You’ll still get emails about your orders and bookings.',
});
