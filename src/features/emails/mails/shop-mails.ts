import type { MailKind } from '../mail-kind.ts';
import { orderVariants, sampleItems } from './order-mails.ts';

const sample = {
  orderNumber: 'A1042',
  adminLink: 'https://clay-and-kiln.example/admin/orders/1042',
  items: sampleItems,
  total: '£51.95',
  buyer: 'Ada Byron, ada@example.com',
  address: 'Ada Byron, 12 Quay Street, FH4 2SL, GB',
};
const optional = ['orderNumber', 'items', 'total', 'buyer', 'address'];
const note = 'You’re receiving this email because you own {{siteName}}.';
const button = { label: 'View order', link: '{{adminLink}}' };

type Own = Pick<MailKind, 'emailID' | 'name' | 'purpose' | 'subject' | 'heading' | 'body'> &
  Partial<MailKind>;

const toOwner = ({ sample: own = {}, ...rest }: Own): MailKind => ({
  group: 'Orders',
  to: 'owner',
  button,
  note,
  optional,
  ...rest,
  sample: { ...sample, ...own },
});

/** Emails from the shop to its owner. */
export const shopMails: readonly MailKind[] = [
  toOwner({
    emailID: 'owner-new-order',
    name: 'New order',
    purpose: 'Tells you of each new order.',
    subject: 'New order {{orderNumber}}',
    heading: 'New order',
    body: `{{buyer}} placed order {{orderNumber}}.

{{items}}

{{#address}}

Delivery address: {{address}}

{{/address}}`,
    optional: ['address'],
    variants: orderVariants,
  }),
  {
    emailID: 'owner-orders-summary',
    group: 'Orders',
    name: 'Several new orders',
    purpose: 'Sent instead of separate emails when more than 30 unpaid orders arrive within an hour.',
    to: 'owner',
    subject: '{{count}} at {{siteName}}',
    heading: 'New orders',
    body: `{{count}} arrived in a short time, so here they are in one email.

{{items}}

{{#more}}

{{more}} more are in your list of orders.

{{/more}}`,
    button: { label: 'View orders', link: '{{adminLink}}' },
    note,
    sample: {
      count: '2 orders',
      items: [
        { label: 'A1042, Ada Byron', value: '£51.95' },
        { label: 'A1043, Charles Babbage', value: '£24.00' },
      ],
      more: '',
      adminLink: 'https://clay-and-kiln.example/admin/orders',
    },
    optional: ['more'],
    labels: { count: 'Number of orders', items: 'The orders', more: 'Number of orders not listed' },
    variants: [{ label: 'More than fit in an email', values: { count: '58 orders', more: '8' } }],
  },
  toOwner({
    emailID: 'owner-low-stock',
    name: 'Low stock',
    purpose: 'Tells you when a product is running low.',
    subject: 'Low stock: {{product}} ({{left}} left)',
    heading: 'Low stock',
    body: `{{product}} is running low: {{left}} left in stock.`,
    button: { label: 'View products', link: '{{adminLink}}' },
    sample: { product: 'Estuary mug, Large', left: '3' },
  }),
  toOwner({
    emailID: 'owner-payment-trouble',
    name: 'Payment problem',
    purpose:
      'Tells you when a payment needs your attention: a dispute, a failed refund, or a payment without an order.',
    subject: 'A payment at {{siteName}} needs your attention',
    heading: 'A payment needs your attention',
    body: `{{problem}}

{{#orderNumber}}

Order: {{orderNumber}}

{{/orderNumber}}`,
    sample: { problem: 'This order was paid twice, so the second payment is being refunded.' },
    mandatory: 'It’s about a payment.',
    variants: [{ label: 'Without an order', values: { orderNumber: '' } }],
  }),
  toOwner({
    emailID: 'owner-ran-out',
    name: 'Sold out after payment',
    purpose: 'Tells you when items sold out before a payment arrived. The payment is refunded automatically.',
    subject: 'Order {{orderNumber}} couldn’t be fulfilled',
    heading: 'Sold out before the payment arrived',
    body: `{{problem}}

{{buyer}} has been told.

{{items}}`,
    sample: { problem: 'The items sold out before the payment arrived, so it’s being refunded.' },
    optional: ['orderNumber', 'buyer', 'items', 'total', 'address'],
    mandatory: 'It’s about a payment.',
  }),
  toOwner({
    emailID: 'owner-withdrawal',
    name: 'Order cancelled by the customer',
    purpose: 'Tells you when a customer uses their right to cancel an order.',
    subject: 'Order {{orderNumber}}: cancelled by the customer',
    heading: 'A customer cancelled their order',
    body: `On {{at}}, {{buyer}} cancelled these items from order {{orderNumber}}:

{{withdrawn}}

{{#note}}

Reason: {{note}}

{{/note}}

Refund the customer within 14 days.`,
    sample: {
      at: '21 November 2026, 14:05',
      withdrawn: [{ label: 'Estuary mug, Large', value: '1' }],
      note: 'It’s too small.',
    },
    optional: ['note', 'total', 'address'],
    variants: [{ label: 'Without a reason', values: { note: '' } }],
  }),
];
