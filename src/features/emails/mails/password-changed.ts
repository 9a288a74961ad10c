import type { MailKind } from '../mail-kind.ts';

export const passwordChangedMail: MailKind = {
  emailID: 'password-changed',
  group: 'Accounts',
  name: 'Password changed',
  purpose: 'Tells someone that their password was changed, in case it wasn’t them.',
  to: 'visitor',
  subject: 'Your password for {{siteName}} was changed',
  heading: 'Your password was changed',
  body: `The password for {{email}} at {{siteName}} has just been changed, and all devices have been signed out.

If this was you, you don’t need to do anything. If it wasn’t, set a new password right away.`,
  button: { label: 'This wasn’t me', link: '{{forgotLink}}' },
  note: 'You’re receiving this email because you have an account at {{siteName}}.',
  sample: { email: 'ada@example.com', forgotLink: 'https://clay-and-kiln.example/account/forgot' },
  mandatory: 'It warns people when someone else has taken over their account.',
};
