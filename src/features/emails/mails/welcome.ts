import type { MailKind } from '../mail-kind.ts';

export const welcomeMail: MailKind = {
  emailID: 'welcome',
  group: 'Accounts',
  name: 'Welcome',
  purpose: 'Sent when someone creates an account.',
  to: 'visitor',
  subject: 'Welcome to {{siteName}}',
  heading: 'Welcome',
  body: `Your account at {{siteName}} is ready. Sign in with {{email}} and the password you chose.

Your details and addresses are saved in your account for next time.`,
  button: { label: 'Go to your account', link: '{{accountLink}}' },
  note: 'You’re receiving this email because an account was created with this address at {{siteName}}. If this wasn’t you, reset the password and delete the account.',
  sample: { email: 'ada@example.com', accountLink: 'https://clay-and-kiln.example/account/dashboard' },
};
