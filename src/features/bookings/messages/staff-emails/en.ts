import { defineMessages } from '../../../../lib/messages/define.ts';

/** What emails to owners and staff say besides their templates. */
export const en = defineMessages({
  waitsForYou: 'It’s waiting for you to confirm it.',
  deletedAccount: 'Deleted account',
});
