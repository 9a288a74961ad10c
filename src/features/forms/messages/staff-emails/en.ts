import { defineMessages } from '../../../../lib/messages/define.ts';

/** What emails to owners and staff say besides their templates. */
export const en = defineMessages({
  message: 'Message',
  someone: 'Someone',
  yes: 'Yes',
  no: 'No',
  mailWithoutText: '(This email has no text.)',
  attachmentsNotSaved: 'Attachments that weren’t saved: {names}',
  unknownSender: 'Unknown sender',
});
