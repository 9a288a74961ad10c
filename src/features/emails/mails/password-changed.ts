import type { MailKind } from '../mail-kind.ts';

export const passwordChangedMail: MailKind = {
  emailID: 'password-changed',
  purpose: 'Tells the owner of an account that its password was changed.',
  subject: 'Your password for {{siteName}} was changed',
  heading: 'Your password was changed',
  body: `The password of {{email}} at {{siteName}} has just been changed, and all devices were signed out.

If that was you, all is well. If it was not, set a new password at once.`,
  button: { label: 'This was not me', link: '{{forgotLink}}' },
  note: 'You get this mail because you have an account at {{siteName}}.',
  sample: { email: 'ada@example.com', forgotLink: 'https://clay-and-kiln.example/account/forgot' },
};
