import type { MailKind } from '../mail-kind.ts';

export const passwordChangedMail: MailKind = {
  emailID: 'password-changed',
  group: 'Accounts',
  name: 'Password changed',
  purpose: 'Tells somebody that the password of their account was changed, in case it was not them.',
  to: 'visitor',
  subject: 'Your password for {{siteName}} was changed',
  heading: 'Your password was changed',
  body: `The password of {{email}} at {{siteName}} has just been changed, and all devices were signed out.

If that was you, all is well. If it was not, set a new password at once.`,
  button: { label: 'This was not me', link: '{{forgotLink}}' },
  note: 'You get this mail because you have an account at {{siteName}}.',
  sample: { email: 'ada@example.com', forgotLink: 'https://clay-and-kiln.example/account/forgot' },
  mandatory: 'It warns people whose account somebody else has taken over.',
};
