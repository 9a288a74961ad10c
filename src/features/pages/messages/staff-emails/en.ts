import { defineMessages } from '../../../../lib/messages/define.ts';

/** What emails to owners and staff say besides their templates. */
export const en = defineMessages({
  deletedAccount: 'Deleted account',
  approved: '{person} approved “{page}”',
  changesRequested: '{person} requested changes to “{page}”',
  newComments: '{count, plural, one {# new comment} other {# new comments}}',
  earlier: '{count, plural, one {And # earlier one.} other {And # earlier ones.}}',
});
