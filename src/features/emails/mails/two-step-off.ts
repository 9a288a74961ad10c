import type { MailKind } from '../mail-kind.ts';

export const twoStepOffMail: MailKind = {
  emailID: 'two-step-off',
  group: 'Accounts',
  name: 'Two-step verification turned off',
  purpose: 'Sent when two-step verification is turned off for somebody who can’t use it any more.',
  to: 'visitor',
  subject: 'Two-step verification turned off at {{siteName}}',
  heading: 'Two-step verification is off',
  body: `We turned off two-step verification for your account {{email}} and signed you out of all devices.

You can now sign in with just your password. To keep your account safe, turn on two-step verification again.`,
  button: { label: 'Turn on two-step verification', link: '{{accountLink}}' },
  note: 'If you didn’t ask for this, change your password and contact {{siteName}}.',
  sample: { email: 'ada@example.com', accountLink: 'https://clay-and-kiln.example/account/security' },
  mandatory: 'It warns people whose account is protected by only a password.',
};
