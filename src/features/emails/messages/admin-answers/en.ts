import { defineMessages } from '../../../../lib/messages/define.ts';

/** What the log says of itself instead of a server’s answer. It is stored in English, and found here by its text. */
export const en = defineMessages({
  expired: 'Not sent: the link in it has expired.',
  unsubscribed: 'Not sent: the recipient has unsubscribed from these emails.',
  notAnAddress: 'Not sent: this isn’t a single valid email address.',
  noServer: 'No email server is set up, so this email was only printed in the server’s terminal.',
  tooSlow: 'The email server took too long to respond: timeout.',
});
