import type { MailKind } from '../mail-kind.ts';

/** About visitors' comments on entries. Those of staff on pages are in `comments.ts`. */
export const entryCommentMails: readonly MailKind[] = [
  {
    emailID: 'comment-reply',
    group: 'Messages',
    name: 'Reply to a comment',
    purpose: 'Sent to the author of a comment on an entry when somebody replies to it.',
    to: 'visitor',
    subject: '{{name}} replied to your comment on {{siteName}}',
    heading: 'A reply to your comment',
    body: `{{name}} replied to your comment on “{{entry}}”:

{{reply}}`,
    button: { label: 'View reply', link: '{{replyLink}}' },
    note: 'You’re receiving this email because you wrote a comment with this address on {{siteName}}.',
    sample: {
      name: 'Ada Brook',
      entry: 'Opening the winter kiln',
      reply: 'Thank you! The next firing is on Saturday.',
      replyLink: 'https://clay-and-kiln.example/blog/opening-the-winter-kiln#comment-example',
    },
    labels: { entry: 'Title of the entry' },
    bulk: true,
  },
  {
    emailID: 'owner-entry-comments',
    group: 'Messages',
    name: 'Comments to approve',
    purpose:
      'Sent to your contact address when visitors’ comments wait for approval: one email for all of them, at most every four hours.',
    to: 'owner',
    subject: '{{count}} to approve on {{siteName}}',
    heading: '{{count}} to approve',
    body: `Visitors commented on your entries. Their comments aren’t shown until you approve them.

{{entries}}

{{#more}}

{{more}}

{{/more}}`,
    button: { label: 'Review comments', link: '{{commentsLink}}' },
    note: 'You’re receiving this email because your address is the contact address of {{siteName}}.',
    sample: {
      count: '3 comments',
      entries: [
        { label: 'Opening the winter kiln', value: '2 comments' },
        { label: 'Glazes we love', value: '1 comment' },
      ],
      more: 'And on 4 more.',
      commentsLink: 'https://clay-and-kiln.example/admin/content/comments',
    },
    optional: ['more'],
    variants: [
      {
        label: 'A single entry',
        values: { count: '1 comment', entries: [{ label: 'Glazes we love', value: '1 comment' }], more: '' },
      },
    ],
  },
];
