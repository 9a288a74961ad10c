import type { MailKind } from '../mail-kind.ts';

export const resetMail: MailKind = {
  emailID: 'reset',
  group: 'Accounts',
  name: 'Password reset',
  purpose: 'Sends a link to set a new password.',
  to: 'visitor',
  subject: 'Reset your password for {{siteName}}',
  heading: 'Reset your password',
  body: `We received a request to reset the password for {{email}} at {{siteName}}.

The link below works once and expires after one hour.`,
  button: { label: 'Reset password', link: '{{resetLink}}' },
  note: 'If you didn’t ask for this, you can ignore this email. Your password won’t change.',
  sample: {
    email: 'ada@example.com',
    resetLink: 'https://clay-and-kiln.example/account/reset?token=example',
  },
  needs: ['resetLink'],
  secret: true,
  mandatory: 'Without it, people who forget their password couldn’t sign in again.',
};
