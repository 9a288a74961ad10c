import type { MailKind } from '../mail-kind.ts';

export const welcomeMail: MailKind = {
  emailID: 'welcome',
  group: 'Accounts',
  name: 'Welcome',
  purpose: 'Sent to somebody who has just opened an account.',
  to: 'visitor',
  subject: 'Welcome to {{siteName}}',
  heading: 'Welcome',
  body: `Your account at {{siteName}} is ready. You sign in with {{email}} and the password that you have chosen.

Your account keeps your details and addresses, so that you need not type them again.`,
  button: { label: 'Go to your account', link: '{{accountLink}}' },
  note: 'You get this mail because an account was opened with this address at {{siteName}}. If that was not you, set a new password there and delete the account.',
  sample: { email: 'ada@example.com', accountLink: 'https://clay-and-kiln.example/account/dashboard' },
};
