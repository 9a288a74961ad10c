import type { MailKind } from '../mail-kind.ts';

export const newsletterConfirmMail: MailKind = {
  emailID: 'newsletter-confirm',
  group: 'Newsletter',
  name: 'Confirm the newsletter',
  purpose:
    'Asks somebody who has signed up whether they want the newsletter, before they are put on the list.',
  to: 'visitor',
  subject: 'Please confirm: the newsletter of {{siteName}}',
  heading: 'Is that right?',
  body: `Somebody, probably you, asked for the newsletter of {{siteName}} with this address.

Press the button and you are on the list. The link is good for a week.`,
  button: { label: 'Yes, send me the newsletter', link: '{{confirmLink}}' },
  note: 'If you did not ask for this, you need do nothing: nothing more will come. Later you leave the list [here]({{leaveLink}}).',
  sample: {
    confirmLink: 'https://clay-and-kiln.example/newsletter/confirm?token=example',
    leaveLink: 'https://clay-and-kiln.example/newsletter/leave?token=example',
  },
  needs: ['confirmLink'],
  mandatory: 'Without it nobody could be put on the list.',
};
