import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  keyGone: 'This API key no longer exists.',
  tooManyKeys: 'You already have {most, number} API keys. Revoke one you don’t need.',
});
