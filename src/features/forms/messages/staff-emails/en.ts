import { defineMessages } from '../../../../lib/messages/define.ts';

/** What emails to owners and staff say besides their templates. */
export const en = defineMessages({
  message: 'Message',
  someone: 'Someone',
  yes: 'Yes',
  no: 'No',
});
