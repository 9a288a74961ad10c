import type { MailKind } from '../mail-kind.ts';

export const commentsMail: MailKind = {
  emailID: 'owner-comments',
  group: 'Accounts',
  name: 'New comments',
  purpose:
    'Sent to staff who are mentioned in comments on a page, or whose comments are answered, unless they read them within ten minutes. All new comments come in one email.',
  to: 'owner',
  subject: '{{count}} on {{siteName}}',
  heading: '{{count}}',
  body: `There’s news in comments that mention you or that you wrote in.

{{comments}}

{{#more}}

{{more}}

{{/more}}`,
  button: { label: 'View comments', link: '{{commentsLink}}' },
  note: 'You’re receiving this email because you work on the pages of {{siteName}}.',
  sample: {
    count: '2 new comments',
    comments: [
      { label: 'Ada Brook, Home', value: 'Could we show the new kiln here, @Ben?' },
      { label: 'Ada Brook, Home', value: 'The photo is under Files.' },
    ],
    more: 'And 3 earlier ones.',
    commentsLink: 'https://clay-and-kiln.example/admin/pages/edit/example?comments',
  },
  optional: ['more'],
  variants: [{ label: 'A single comment', values: { count: '1 new comment', more: '' } }],
};
