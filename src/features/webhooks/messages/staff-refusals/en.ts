import { defineMessages } from '../../../../lib/messages/define.ts';

export const en = defineMessages({
  webhookGone: 'This webhook no longer exists.',
  tooManyWebhooks: 'You already have {most, number} webhooks. Delete one you don’t need.',
  httpsOnly: 'Enter a URL that starts with https://, without a user name or password.',
});
