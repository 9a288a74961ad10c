import type { MailKind } from '../../../emails/mail-kind.ts';

/**
 * Owners of sites never see these; group and purpose are for readers of the code. They are to a `visitor`, so that their frame has
 * the language of the recipient.
 */
const kind = (mail: Omit<MailKind, 'group' | 'to' | 'name'>): MailKind => ({
  group: 'Accounts',
  to: 'visitor',
  name: mail.subject,
  ...mail,
});

const email = 'ada@example.com';
const link = 'https://platform.example.com/sites';

export const welcomeMail = kind({
  emailID: 'platform-welcome',
  purpose: 'To somebody who has just opened an account.',
  subject: 'Welcome to {{siteName}}',
  heading: 'Welcome',
  body: `Your account is ready. Sign in with {{email}} and the password you chose.

Please confirm your email address within 7 days. Then you can create a site in a minute: choose a name, an address and a design, and replace the sample content with your own.`,
  button: { label: 'Confirm email address', link: '{{link}}' },
  note: 'You’re receiving this email because an account was created with this address. If this wasn’t you, don’t confirm it: reset the password and delete the account.',
  sample: { email, link },
  secret: true,
  linkHours: 7 * 24,
});

export const proofMail = kind({
  emailID: 'platform-confirm-address',
  purpose: 'Brings another link to confirm the address.',
  subject: 'Confirm your email address for {{siteName}}',
  heading: 'Confirm email address',
  body: `Please confirm that {{email}} is your email address. The link below works once and expires after 7 days.`,
  button: { label: 'Confirm email address', link: '{{link}}' },
  note: 'If you don’t have an account with us, you can ignore this email.',
  sample: { email, link },
  secret: true,
  linkHours: 7 * 24,
});

export const alreadyThereMail = kind({
  emailID: 'platform-already-there',
  purpose: 'To somebody whose address was used to register again.',
  subject: 'You already have a {{siteName}} account',
  heading: 'You already have an account',
  body: `Someone tried to create an account with {{email}}, but you already have one. You can sign in with it.

If you’ve forgotten your password, you can reset it.`,
  button: { label: 'Reset password', link: '{{link}}' },
  note: 'If this wasn’t you, you don’t need to do anything. Nobody can sign in without your password.',
  sample: { email, link },
});

export const newPasswordMail = kind({
  emailID: 'platform-new-password',
  purpose: 'Brings the link to set a new password.',
  subject: 'Reset your password for {{siteName}}',
  heading: 'Reset your password',
  body: `We received a request to reset the password for {{email}}.

The link below works once and expires after one hour.`,
  button: { label: 'Choose a new password', link: '{{link}}' },
  note: 'If you didn’t ask for this, you can ignore this email. Your password won’t change.',
  sample: { email, link },
  secret: true,
});

export const passwordChangedMail = kind({
  emailID: 'platform-password-changed',
  purpose: 'After a password was changed.',
  subject: 'Your {{siteName}} password was changed',
  heading: 'Your password was changed',
  body: `The password for {{email}} has just been changed. You’ll need to sign in again on all your devices.`,
  note: 'If this wasn’t you, set a new password right away: {{link}}',
  sample: { email, link },
});

export const stepsEndedMail = kind({
  emailID: 'platform-two-step-off',
  purpose: 'After the operator turned off two-step verification for somebody who can’t use it any more.',
  subject: 'Two-step verification turned off at {{siteName}}',
  heading: 'Two-step verification is off',
  body: `We turned off two-step verification for your account {{email}}.

You can now sign in with just your password. To keep your account safe, turn on two-step verification again.`,
  button: { label: 'Turn on two-step verification', link: '{{link}}' },
  note: 'If you didn’t ask for this, change your password and contact us.',
  sample: { email, link },
});

export const signedOutMail = kind({
  emailID: 'platform-signed-out',
  purpose: 'After a password reset on a site, where the account on the platform was signed in.',
  subject: 'You were signed out of {{siteName}}',
  heading: 'You were signed out',
  body: `The password of {{email}} was reset on a site. To keep your {{siteName}} account with this address safe, we’ve signed it out on all devices. Its password hasn’t changed.`,
  button: { label: 'Sign in', link: '{{link}}' },
  note: 'If you didn’t reset a password, choose a new one for your {{siteName}} account and for your email account.',
  sample: { email, link },
});

export const passwordEndedMail = kind({
  emailID: 'platform-password-ended',
  purpose:
    'After a password reset on a site, where the address of the account on the platform was never confirmed.',
  subject: 'Choose a new password for {{siteName}}',
  heading: 'Choose a new password',
  body: `You reset the password of {{email}} on a site. There is also a {{siteName}} account with this address, which was never confirmed. To keep it safe, we’ve signed it out on all devices, and its old password no longer works.

To use this account, choose a new password.`,
  button: { label: 'Choose a new password', link: '{{link}}' },
  note: 'If you didn’t create this account, you don’t need to do anything. Nobody can sign in to it.',
  sample: { email, link },
});
