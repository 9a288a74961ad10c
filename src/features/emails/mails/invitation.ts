import type { MailKind } from '../mail-kind.ts';

export const invitationMail: MailKind = {
  emailID: 'invitation',
  group: 'Accounts',
  name: 'Invitation to help with the site',
  purpose: 'Asks somebody to work on your site, with a link that works once, for 7 days.',
  to: 'visitor',
  subject: '{{inviter}} invites you to help with {{siteName}}',
  heading: 'You are invited',
  body: `{{inviter}} would like you to help with {{siteName}}. Your role there: {{roleName}}.

{{roleSays}}. The link below is good once, for 7 days.`,
  button: { label: 'Accept the invitation', link: '{{invitationLink}}' },
  note: 'If you do not know what this is about, you need do nothing.',
  sample: {
    inviter: 'ada@example.com',
    roleName: 'Editor',
    roleSays: 'Pages, files, audio, forms and branding',
    invitationLink: 'https://clay-and-kiln.example/account/invitation?token=example',
  },
  labels: { roleName: 'Name of the role', roleSays: 'What the role is for' },
  needs: ['invitationLink'],
  secret: true,
  linkHours: 7 * 24,
  mandatory: 'Without it, nobody whom you invite could accept.',
};
