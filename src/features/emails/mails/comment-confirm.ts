import type { MailKind } from '../mail-kind.ts';

export const commentConfirmMail: MailKind = {
  emailID: 'comment-confirm',
  group: 'Messages',
  name: 'Comment confirmation',
  purpose: 'Asks people without an account to confirm their address before a comment is shown.',
  to: 'visitor',
  subject: 'Confirm your comment on {{siteName}}',
  heading: 'Confirm your comment',
  body: `You (or someone using this address) wrote a comment on {{siteName}}.

Select the button to confirm it. The link expires after a week.`,
  button: { label: 'Confirm comment', link: '{{confirmLink}}' },
  note: 'If you didn’t write the comment, you can ignore this email. It won’t be published.',
  sample: { confirmLink: 'https://clay-and-kiln.example/comments/confirm?token=example' },
  needs: ['confirmLink'],
  secret: true,
  linkHours: 168,
  mandatory: 'Without it, nobody could comment without an account.',
};
