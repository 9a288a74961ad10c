import type { MailKind } from '../../../emails/mail-kind.ts';

/** Owners of sites never see these; group and purpose are for whoever reads this. */
const kind = (mail: Omit<MailKind, 'group' | 'to' | 'name'>): MailKind => ({
  group: 'Accounts',
  to: 'owner',
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
  body: `Your account is ready. You sign in with {{email}} and the password that you have chosen.

Please confirm that this address is yours, within 7 days. Then a site takes a minute: give it a name, choose an address and a design, and write over what is there.`,
  button: { label: 'Confirm your address', link: '{{link}}' },
  note: 'You get this mail because somebody opened an account with this address. If that was not you, do not confirm it: set a new password by “Forgotten password” and delete the account.',
  sample: { email, link },
  secret: true,
  linkHours: 7 * 24,
});

export const proofMail = kind({
  emailID: 'platform-confirm-address',
  purpose: 'Brings another link to confirm the address.',
  subject: 'Confirm your address at {{siteName}}',
  heading: 'Confirm your address',
  body: `Please confirm that {{email}} is yours. The link below is good once, for 7 days.`,
  button: { label: 'Confirm your address', link: '{{link}}' },
  note: 'If you have no account with us, you need do nothing.',
  sample: { email, link },
  secret: true,
  linkHours: 7 * 24,
});

export const alreadyThereMail = kind({
  emailID: 'platform-already-there',
  purpose: 'To somebody whose address was used to register again.',
  subject: 'You have an account at {{siteName}} already',
  heading: 'You have an account already',
  body: `Somebody, probably you, wanted to open an account with {{email}}. There is one already: sign in with it.

If you do not remember its password, set a new one.`,
  button: { label: 'Set a new password', link: '{{link}}' },
  note: 'If that was not you, you need do nothing: nobody can sign in without your password.',
  sample: { email, link },
});

export const newPasswordMail = kind({
  emailID: 'platform-new-password',
  purpose: 'Brings the link to set a new password.',
  subject: 'Set a new password for {{siteName}}',
  heading: 'Set a new password',
  body: `Somebody, probably you, asked for a new password for {{email}}.

The link below is good once, for one hour.`,
  button: { label: 'Choose a new password', link: '{{link}}' },
  note: 'If you did not ask for this, you need do nothing: your password stays as it is.',
  sample: { email, link },
  secret: true,
});

export const passwordChangedMail = kind({
  emailID: 'platform-password-changed',
  purpose: 'After a password was changed.',
  subject: 'Your password at {{siteName}} was changed',
  heading: 'Your password was changed',
  body: `The password of {{email}} was changed just now. Wherever you were signed in, please sign in again.`,
  note: 'If that was not you, set a new password at once: {{link}}',
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
  note: 'If you didn’t open this account, you don’t need to do anything: nobody can sign in to it.',
  sample: { email, link },
});
