import type { MailKind } from '../mail-kind.ts';

export const newsletterConfirmMail: MailKind = {
  emailID: 'newsletter-confirm',
  group: 'Newsletter',
  name: 'Newsletter confirmation',
  purpose: 'Asks people who sign up to confirm before they’re added to the list.',
  to: 'visitor',
  subject: 'Confirm your subscription to {{siteName}}',
  heading: 'Confirm your subscription',
  body: `You (or someone using this address) signed up for the {{siteName}} newsletter.

Select the button to confirm. The link expires after a week.`,
  button: { label: 'Confirm subscription', link: '{{confirmLink}}' },
  note: 'If you didn’t sign up, you can ignore this email and you won’t hear from us again. You can [unsubscribe]({{leaveLink}}) at any time.',
  sample: {
    confirmLink: 'https://clay-and-kiln.example/newsletter/confirm?token=example',
    leaveLink: 'https://clay-and-kiln.example/newsletter/leave?token=example',
  },
  needs: ['confirmLink'],
  mandatory: 'Without it, nobody could be added to the list.',
};
