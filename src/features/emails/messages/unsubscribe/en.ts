import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  thisLinkDoesntWork: 'This link doesn’t work',
  itMayBeIncompleteOpen: 'It may be incomplete. Open the link at the bottom of the email again.',
  unsubscribe: 'Unsubscribe',
  resubscribe: 'Resubscribe',
  unsubscribeFromTheseEmails: 'Unsubscribe from these emails?',
  youreUnsubscribed: 'You’re unsubscribed',
  unsubscribing: 'Unsubscribing…',
  oneMoment: 'One moment…',
  sends: '{site} sends “{emails}” emails to {email}.',
  noMore:
    '{site} won’t send you any more “{emails}” emails to {email}. You’ll still get emails about your orders and bookings.',
});
