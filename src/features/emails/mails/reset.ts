import type { MailKind } from '../mail-kind.ts';

export const resetMail: MailKind = {
  emailID: 'reset',
  group: 'Accounts',
  name: 'New password',
  purpose: 'Brings the link to set a new password to somebody who asked for it.',
  to: 'visitor',
  subject: 'Set a new password for {{siteName}}',
  heading: 'Set a new password',
  body: `Somebody, probably you, asked for a new password for {{email}} at {{siteName}}.

The link below is good once, for one hour.`,
  button: { label: 'Choose a new password', link: '{{resetLink}}' },
  note: 'If you did not ask for this, you need do nothing: your password stays as it is.',
  sample: {
    email: 'ada@example.com',
    resetLink: 'https://clay-and-kiln.example/account/reset?token=example',
  },
  needs: ['resetLink'],
  secret: true,
  mandatory: 'Without it, nobody who forgets their password could sign in again.',
};
