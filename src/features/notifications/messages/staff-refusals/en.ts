import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  tooManyWindows: 'The admin is open in too many windows. This one updates less often.',
  oneNotificationGone: 'One of these notifications no longer exists.',
});
