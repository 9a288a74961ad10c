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
const note = 'You get this mail because you own {{siteName}}.';
const button = { label: 'Open it', link: '{{adminLink}}' };

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

/** What the shop tells its owner. */
export const shopMails: readonly MailKind[] = [
  toOwner({
    emailID: 'owner-new-order',
    name: 'New order',
    purpose: 'Tells you of each new order.',
    subject: 'New order {{orderNumber}}',
    heading: 'A new order',
    body: `{{buyer}} has ordered ({{orderNumber}}).

{{items}}

{{#address}}

To {{address}}

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
    name: 'Running low',
    purpose: 'Tells you when little is left of a product.',
    subject: 'Only {{left}} left of {{product}}',
    heading: 'Something is running low',
    body: `There are {{left}} left of {{product}}.`,
    sample: { product: 'Estuary mug, Large', left: '3' },
  }),
  toOwner({
    emailID: 'owner-payment-trouble',
    name: 'Trouble with a payment',
    purpose:
      'Tells you when a payment needs somebody to look at it: a dispute, a refused refund, money without its order.',
    subject: 'A payment at {{siteName}} needs you',
    heading: 'A payment needs you',
    body: `{{problem}}

{{#orderNumber}}

It is about order {{orderNumber}}.

{{/orderNumber}}`,
    sample: { problem: 'A second payment came for this order, so it is given back.' },
    mandatory: 'It is about money.',
    variants: [{ label: 'Without an order', values: { orderNumber: '' } }],
  }),
  toOwner({
    emailID: 'owner-ran-out',
    name: 'Sold out after the payment',
    purpose:
      'Tells you when goods had run out by the time that a payment arrived. The money goes back by itself.',
    subject: 'Order {{orderNumber}} could not be fulfilled',
    heading: 'Sold out when the payment came',
    body: `{{problem}}

{{buyer}} has been told.

{{items}}`,
    sample: { problem: 'The goods had run out when the payment came, so it is given back.' },
    optional: ['orderNumber', 'buyer', 'items', 'total', 'address'],
    mandatory: 'It is about money.',
  }),
  toOwner({
    emailID: 'owner-withdrawal',
    name: 'Withdrawal',
    purpose: 'Tells you when a buyer has withdrawn from the contract.',
    subject: 'Withdrawal from order {{orderNumber}}',
    heading: 'A buyer has withdrawn',
    body: `{{buyer}} has withdrawn on {{at}} from these parts of order {{orderNumber}}:

{{withdrawn}}

{{#note}}

Reason: {{note}}

{{/note}}

Give the money back within 14 days.`,
    sample: {
      at: '21 November 2026, 14:05',
      withdrawn: [{ label: 'Estuary mug, Large', value: '1' }],
      note: 'It is too small.',
    },
    optional: ['note', 'total', 'address'],
    variants: [{ label: 'Without a reason', values: { note: '' } }],
  }),
];
