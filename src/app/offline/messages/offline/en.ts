import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  offline: 'You’re offline',
  mayBeOld: 'You’re offline. This page may be out of date.',
  notHere: 'This page isn’t available offline. You can still read pages you’ve already visited.',
  tryAgain: 'Try again',
});
