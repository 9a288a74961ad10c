import type { MailKind } from '../mail-kind.ts';

const sent = {
  group: 'Accounts',
  to: 'owner',
  note: 'You’re receiving this email because you work on the pages of {{siteName}}.',
} as const;
const pageLink = 'https://clay-and-kiln.example/admin/pages/edit/example';

/** Requests for approval to publish, and their answers. */
export const approvalMails: readonly MailKind[] = [
  {
    ...sent,
    emailID: 'owner-approval-request',
    name: 'Approval requested',
    purpose:
      'Sent to staff who can publish when a contributor requests approval for a page or entry, unless it’s answered within five minutes.',
    subject: '{{person}} requests approval for “{{page}}”',
    heading: 'Approval requested',
    body: `{{person}} would like to publish “{{page}}”. Review the changes, then approve them or request changes.

{{note}}`,
    button: { label: 'Review changes', link: '{{pageLink}}' },
    sample: {
      person: 'Ada Brook',
      page: 'Opening hours',
      note: 'New hours for December.',
      pageLink,
    },
    optional: ['note'],
    variants: [{ label: 'Without a note', values: { note: '' } }],
  },
  {
    ...sent,
    emailID: 'owner-approval-answer',
    name: 'Approval answered',
    purpose:
      'Sent to a contributor when a request for approval is answered, unless they see the answer within five minutes.',
    subject: '{{outcome}}',
    heading: '{{outcome}}',
    body: `This is the answer to your request for approval.

{{note}}`,
    button: { label: 'View page', link: '{{pageLink}}' },
    sample: {
      outcome: 'Ben Hale requested changes to “Opening hours”',
      note: 'Please add the 24th.',
      pageLink,
    },
    optional: ['note'],
    variants: [{ label: 'Approved', values: { outcome: 'Ben Hale approved “Opening hours”', note: '' } }],
  },
];
