import type { MailKind } from '../mail-kind.ts';

const items = [
  { label: 'A1042, 21 November 2026, 14:05', value: '1 × Estuary mug, Large' },
  { label: 'A1043, 21 November 2026, 14:06', value: '2 × Bowl' },
];
const sample = { count: '2 orders', items, more: '' };
const labels = { count: 'Number of orders', items: 'The orders', more: 'Number of orders not listed' };
const variants = [{ label: 'More than fit in an email', values: { count: '58 orders', more: '8' } }];

/** About many cancellations in a short time: one email instead of one for each. */
export const withdrawalSummaries: readonly MailKind[] = [
  {
    emailID: 'withdrawals-summary',
    group: 'Orders',
    name: 'Several cancellations received',
    purpose:
      'Sent instead of separate emails when a buyer uses the right to cancel for more than five orders in a day.',
    to: 'visitor',
    subject: 'Your cancellations at {{siteName}}',
    heading: 'We’ve received your cancellations',
    body: `You cancelled {{count}}. Here is what you cancelled and when we received it:

{{items}}

{{#more}}

For the other {{more}}, reply to this email.

{{/more}}

Send back anything that has arrived within 14 days. We’ll then refund you.`,
    note: 'You get this email because orders with this address were cancelled at {{siteName}}. If they weren’t yours, you don’t need to do anything.',
    sample,
    optional: ['more'],
    labels,
    mandatory: 'The law asks for it.',
    variants,
  },
  {
    emailID: 'owner-withdrawals-summary',
    group: 'Orders',
    name: 'Several cancellations',
    purpose:
      'Sent instead of separate emails when customers use their right to cancel for more than 30 orders within an hour.',
    to: 'owner',
    subject: '{{count}} cancelled at {{siteName}}',
    heading: 'Cancelled orders',
    body: `Customers used their right to cancel for {{count}} in a short time, so here they are in one email.

{{items}}

{{#more}}

{{more}} more are in your list of orders.

{{/more}}

Refund each within 14 days.`,
    button: { label: 'View orders', link: '{{adminLink}}' },
    note: 'You’re receiving this email because you own {{siteName}}.',
    sample: { ...sample, adminLink: 'https://clay-and-kiln.example/admin/orders' },
    optional: ['more'],
    labels,
    variants,
  },
];
