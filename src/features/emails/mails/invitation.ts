import type { MailKind } from '../mail-kind.ts';

export const invitationMail: MailKind = {
  emailID: 'invitation',
  group: 'Accounts',
  name: 'Staff invitation',
  purpose: 'Invites someone to work on your site, with a link that works once, for 7 days.',
  to: 'visitor',
  subject: '{{inviter}} invited you to {{siteName}}',
  heading: 'You’re invited',
  body: `{{inviter}} has invited you to work on {{siteName}}. Your role: {{roleName}}. {{roleSays}}. The link below works once and expires after 7 days.`,
  button: { label: 'Accept invitation', link: '{{invitationLink}}' },
  note: 'If you weren’t expecting this, you can ignore this email.',
  sample: {
    inviter: 'ada@example.com',
    roleName: 'Editor',
    roleSays: 'Pages, files, audio, forms and branding',
    invitationLink: 'https://clay-and-kiln.example/account/invitation?token=example',
  },
  labels: { roleName: 'Role', roleSays: 'What the role can do' },
  needs: ['invitationLink'],
  secret: true,
  linkHours: 7 * 24,
  mandatory: 'Without it, people you invite couldn’t accept.',
};
