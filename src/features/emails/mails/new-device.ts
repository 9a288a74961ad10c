import type { MailKind } from '../mail-kind.ts';

export const newDeviceMail: MailKind = {
  emailID: 'new-device',
  group: 'Accounts',
  name: 'New sign-in',
  purpose: 'Tells someone that their account was used to sign in on a new device.',
  to: 'visitor',
  subject: 'New sign-in to {{siteName}}',
  heading: 'New sign-in to your account',
  body: `Someone just signed in to your account {{email}} at {{siteName}} on a new device: {{device}}, IP address {{address}}.

If this was you, you don’t need to do anything.`,
  button: { label: 'Review your account', link: '{{accountLink}}' },
  note: 'If this wasn’t you, change your password now and sign out of all other devices.',
  sample: {
    email: 'ada@example.com',
    device: 'Firefox on Windows',
    address: '203.0.113.7',
    accountLink: 'https://clay-and-kiln.example/account/security',
  },
};
