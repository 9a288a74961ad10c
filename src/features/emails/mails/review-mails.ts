import type { MailKind } from '../mail-kind.ts';

const button = { label: 'Open preview', link: '{{previewLink}}' };
const previewLink = 'https://clay-and-kiln.example/preview/example';

/** To people who comment through a preview link. */
export const reviewMails: readonly MailKind[] = [
  {
    emailID: 'review-ask',
    group: 'Messages',
    name: 'Request to email about replies',
    purpose:
      'Sent once to somebody who commented through a preview link, ten minutes after your first reply. It asks whether to email them about further replies.',
    to: 'visitor',
    subject: 'Your comment on {{page}} at {{siteName}}',
    heading: 'There’s news about your comment',
    body: `The {{siteName}} team has responded to a comment that was written with this address on the draft of “{{page}}”.

Open the preview to read the reply. There you can also turn on emails about further replies. We won’t send any more unless you do.`,
    button,
    note: 'If you didn’t write the comment, you can ignore this email. You won’t get any more about this preview.',
    sample: { page: 'Home', previewLink },
    needs: ['previewLink'],
    bulk: true,
  },
  {
    emailID: 'review-replies',
    group: 'Messages',
    name: 'Replies to comments on a draft',
    purpose:
      'Sent to people who commented through a preview link and turned on emails, when you reply or resolve their comment. Everything within ten minutes comes in one email.',
    to: 'visitor',
    subject: 'Replies on {{page}} at {{siteName}}',
    heading: 'New replies to your comments',
    body: `Here’s what’s new in your comments on the draft of “{{page}}”:

{{comments}}`,
    button,
    note: 'You’re receiving this email because you turned on emails about replies. You can turn them off in the preview.',
    sample: {
      page: 'Home',
      comments: [
        { label: 'Ada Brook', value: 'The new photo is in. Do you like it?' },
        { label: 'Resolved', value: 'The opening hours are wrong.' },
      ],
      previewLink,
    },
    needs: ['previewLink'],
    bulk: true,
  },
];
