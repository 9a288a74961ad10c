import { defineMessages } from '../../../../lib/messages/define.ts';

/** What an export leaves out, and why it failed. It is stored in English, and found here by its text. */
export const en = defineMessages({
  passwords: 'Passwords. Everyone chooses a new one with “Forgotten your password?”.',
  twoStep: 'Two-step verification: passkeys and one-time codes.',
  stripe: 'The connection to Stripe, under Payment.',
  sitePassword: 'The password for your private site.',
  apiKeys: 'API keys.',
  translationKey: 'The key for machine translation, under Languages.',
  stockProvider: 'The provider of stock photos.',
  calendars: 'Connected calendars.',
  reminders: 'Reminders for exported bookings. Only new or rescheduled bookings get reminders.',
  waitingLists: 'Waiting lists. People have to join again.',
  calendarFeed: 'The address of your calendar feed.',
  failed: 'Something went wrong on our side. Try again later.',
  tooManyFiles:
    'This site has too many files for an export, which holds {most, number} at most. Delete files that you no longer need, then export the site again.',
});
