import { defineMessages } from '../../../../lib/messages/define.ts';

/** What emails to owners and staff say besides their templates. */
export const en = defineMessages({
  comments: '{count, plural, one {# comment} other {# comments}}',
  more: '{count, plural, one {And on # more.} other {And on # more.}}',
});
