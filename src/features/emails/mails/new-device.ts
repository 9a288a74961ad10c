import type { MailKind } from '../mail-kind.ts';

export const newDeviceMail: MailKind = {
  emailID: 'new-device',
  group: 'Accounts',
  name: 'Signed in on a new device',
  purpose:
    'Tells somebody that their account was entered from a device that it was never entered from before.',
  to: 'visitor',
  subject: 'You signed in to {{siteName}} on a new device',
  heading: 'A new device',
  body: `Your account {{email}} at {{siteName}} was just entered from a device that we have not seen before: {{device}}, from the network address {{address}}.

If that was you, you need do nothing.`,
  button: { label: 'Look at your account', link: '{{accountLink}}' },
  note: 'If it was not you, please change your password now and sign out everywhere else.',
  sample: {
    email: 'ada@example.com',
    device: 'Firefox on Windows',
    address: '203.0.113.7',
    accountLink: 'https://clay-and-kiln.example/account/security',
  },
};
