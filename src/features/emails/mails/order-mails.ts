import type { MailKind, MailRows, MailVariants } from '../mail-kind.ts';

export const sampleItems: MailRows = [
  { label: '2 × Estuary mug, Large', value: '£48.00' },
  { label: 'Subtotal', value: '£48.00' },
  { label: 'Delivery: Royal Mail, tracked', value: '£3.95' },
  { label: 'Tax (included)', value: '£8.66' },
  { label: 'Total', value: '£51.95', strong: true },
];

const fetchedItems: MailRows = [
  { label: '2 × Estuary mug, Large', value: '£48.00' },
  { label: 'Subtotal', value: '£48.00' },
  { label: 'Delivery: Collect from the studio', value: 'Free' },
  { label: 'Tax (included)', value: '£8.00' },
  { label: 'Total', value: '£48.00', strong: true },
];
const downloadItems: MailRows = [
  { label: '1 × Sounds of the wheel, download', value: '£6.00' },
  { label: 'Subtotal', value: '£6.00' },
  { label: 'Delivery', value: 'Not required' },
  { label: 'Tax (included)', value: '£1.00' },
  { label: 'Total', value: '£6.00', strong: true },
];
const reducedItems: MailRows = [
  { label: '2 × Estuary mug, Large', value: '£48.00' },
  { label: 'Subtotal', value: '£48.00' },
  { label: 'Discount SPRING', value: '−£4.80' },
  { label: 'Delivery: Royal Mail, tracked', value: '£3.95' },
  { label: 'Tax (included)', value: '£7.86' },
  { label: 'Total', value: '£47.15', strong: true },
];

/** Ways in which an order may turn out that show in its mails. */
export const orderVariants: MailVariants = [
  { label: 'With a discount and tax', values: { items: reducedItems, total: '£47.15' } },
  { label: 'Fetched by the buyer', values: { items: fetchedItems, total: '£48.00', address: '' } },
  { label: 'Downloads only', values: { items: downloadItems, total: '£6.00', address: '' } },
];
const sentVariants: MailVariants = [
  { label: 'A number without a link', values: { trackingLink: '' } },
  { label: 'Without a tracking number', values: { tracking: '', trackingLink: '' } },
];
const unreasoned = { label: 'Without a reason', values: { note: '' } };

/** What every mail to a buyer may name. */
const sample = {
  name: 'Ada Byron',
  orderNumber: 'A1042',
  orderLink: 'https://clay-and-kiln.example/account/order/1042?key=example',
  items: sampleItems,
  total: '£51.95',
  address: 'Ada Byron, 12 Quay Street, FH4 2SL, GB',
};
const labels = { name: 'Name of the buyer', items: 'What was ordered', total: 'Sum of the order' };
const button = { label: 'See your order', link: '{{orderLink}}' };
const note = 'You get this mail because something was ordered with this address at {{siteName}}.';

type Own = Pick<MailKind, 'emailID' | 'name' | 'purpose' | 'subject' | 'heading' | 'body'> &
  Partial<MailKind>;

const orderMail = ({ sample: own = {}, optional = [], ...rest }: Own): MailKind => ({
  group: 'Orders',
  to: 'visitor',
  button,
  note,
  labels,
  ...rest,
  sample: { ...sample, ...own },
  optional: ['name', 'address', ...optional],
});

export const orderMails: readonly MailKind[] = [
  orderMail({
    emailID: 'order-placed',
    name: 'Order received',
    purpose: 'Sent when something is ordered that is paid by hand, such as by bank transfer.',
    subject: 'Your order {{orderNumber}} at {{siteName}}',
    heading: 'Thank you for your order',
    body: `We have your order {{orderNumber}} and keep the goods for you until it is paid.

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}

{{#address}}

It goes to {{address}}.

{{/address}}`,
    sample: {
      howToPay: 'Please pay into account 12345678, sort code 00-00-00, and give the order’s number.',
    },
    optional: ['howToPay'],
    labels: { ...labels, howToPay: 'How to pay, from the shop’s settings' },
    variants: [{ label: 'Without words on how to pay', values: { howToPay: '' } }, ...orderVariants],
  }),
  {
    emailID: 'orders-summary',
    group: 'Orders',
    name: 'Several orders received',
    purpose:
      'Sent instead of separate emails when more than five unpaid orders are placed with the same email address in a day.',
    to: 'visitor',
    subject: 'Your orders at {{siteName}}',
    heading: 'Thank you for your orders',
    body: `We’ve received {{count}} with your email address. Open an order to see what’s in it and how to pay.

{{items}}

{{#more}}

For the other {{more}}, reply to this email.

{{/more}}`,
    note: 'You get this email because orders were placed with this address at {{siteName}}. If they weren’t yours, you don’t need to do anything.',
    sample: {
      count: '2 orders',
      items: [
        { label: 'A1042, £51.95', value: 'https://clay-and-kiln.example/account/order/1042?key=example' },
        { label: 'A1043, £24.00', value: 'https://clay-and-kiln.example/account/order/1043?key=example' },
      ],
      more: '',
    },
    optional: ['more'],
    labels: { count: 'Number of orders', items: 'The orders', more: 'Number of orders not listed' },
    variants: [{ label: 'More than fit in an email', values: { count: '58 orders', more: '8' } }],
  },
  orderMail({
    emailID: 'order-paid',
    name: 'Order paid',
    purpose: 'Sent when an order is paid.',
    subject: 'Thank you: order {{orderNumber}} at {{siteName}}',
    heading: 'Thank you for your order',
    body: `Your order {{orderNumber}} is paid.

{{items}}

{{#address}}

It goes to {{address}}. We write again when it is on its way.

{{/address}}`,
    variants: orderVariants,
  }),
  orderMail({
    emailID: 'order-fulfilled',
    name: 'Order sent',
    purpose: 'Sent when all of an order is on its way.',
    subject: 'Your order {{orderNumber}} is on its way',
    heading: 'Your order is on its way',
    body: `Everything of your order {{orderNumber}} has been sent.

{{#tracking}}

Tracking number: {{tracking}}

{{/tracking}}

{{#trackingLink}}

[Follow the parcel]({{trackingLink}})

{{/trackingLink}}

{{items}}`,
    sample: { tracking: 'Royal Mail AB123456789GB', trackingLink: 'https://track.example/AB123456789GB' },
    optional: ['tracking', 'trackingLink'],
    variants: sentVariants,
  }),
  orderMail({
    emailID: 'order-part-fulfilled',
    name: 'Part of an order sent',
    purpose: 'Sent when a part of an order is on its way.',
    subject: 'A part of your order {{orderNumber}} is on its way',
    heading: 'A part of your order is on its way',
    body: `A part of your order {{orderNumber}} has been sent. We write again when the rest follows.

{{#tracking}}

Tracking number: {{tracking}}

{{/tracking}}

{{#trackingLink}}

[Follow the parcel]({{trackingLink}})

{{/trackingLink}}`,
    sample: { tracking: 'Royal Mail AB123456789GB', trackingLink: 'https://track.example/AB123456789GB' },
    optional: ['tracking', 'trackingLink'],
    variants: sentVariants,
  }),
  orderMail({
    emailID: 'order-refunded',
    name: 'Money given back',
    purpose: 'Sent when money of an order is given back, all of it or a part.',
    subject: 'Money back for your order {{orderNumber}}',
    heading: 'We have given money back',
    body: `{{amount}} of your order {{orderNumber}} go back the way they came. Banks take up to ten days to show it.

{{#note}}

{{note}}

{{/note}}`,
    sample: { amount: '£24.00', note: 'One mug had a crack.' },
    optional: ['note', 'amount'],
    labels: { ...labels, note: 'Reason', amount: 'Sum that goes back' },
    variants: [unreasoned],
  }),
  orderMail({
    emailID: 'order-cancelled',
    name: 'Order cancelled',
    purpose: 'Sent when an order is cancelled. What was paid goes back.',
    subject: 'Your order {{orderNumber}} is cancelled',
    heading: 'Your order is cancelled',
    body: `Your order {{orderNumber}} has been cancelled, and nothing of it will be sent.

{{#amount}}

{{amount}} go back the way they came. Banks take up to ten days to show it.

{{/amount}}

{{#note}}

{{note}}

{{/note}}`,
    sample: { amount: '£51.95', note: 'Ordered twice by mistake.' },
    optional: ['note', 'amount'],
    labels: { ...labels, note: 'Reason', amount: 'Sum that goes back' },
    variants: [unreasoned, { label: 'Before anything was paid', values: { amount: '', note: '' } }],
  }),
  orderMail({
    emailID: 'download-ready',
    name: 'Download ready',
    purpose: 'Sent when something that can be downloaded is paid.',
    subject: 'Your download from {{siteName}}',
    heading: 'Your download is ready',
    body: `What you bought with order {{orderNumber}} can be downloaded now. The link below opens your order, with everything in it.`,
    button: { label: 'Download', link: '{{orderLink}}' },
    needs: ['orderLink'],
  }),
  orderMail({
    emailID: 'withdrawal-link',
    name: 'Link to cancel an order',
    purpose: 'Sent when a buyer asks for the link that opens their order, to cancel it within 14 days.',
    subject: 'Cancel your order {{orderNumber}}',
    heading: 'Your link to cancel your order',
    body: 'The link below opens your order {{orderNumber}}. There you can choose what to return, and confirm.',
    button: { label: 'Cancel your order', link: '{{orderLink}}' },
    needs: ['orderLink'],
    note: 'You get this email because someone asked for this link at {{siteName}} with your order number and email address. If it wasn’t you, you don’t need to do anything.',
    mandatory: 'The law asks for it.',
  }),
  orderMail({
    emailID: 'withdrawal-received',
    name: 'Withdrawal received',
    purpose: 'Confirms at once that a buyer has withdrawn from the contract, as the law asks for.',
    subject: 'Your withdrawal from order {{orderNumber}}',
    heading: 'We have your withdrawal',
    body: `On {{at}} you have withdrawn from these parts of your order {{orderNumber}}:

{{withdrawn}}

{{#note}}

You wrote: {{note}}

{{/note}}

Please send back what has arrived within 14 days. We give your money back then.`,
    sample: {
      at: '21 November 2026, 14:05',
      withdrawn: [{ label: 'Estuary mug, Large', value: '1' }],
      note: 'It is too small.',
    },
    optional: ['note', 'at', 'withdrawn'],
    labels: { ...labels, at: 'Date and time', withdrawn: 'What it is about', note: 'Reason' },
    mandatory: 'The law asks for it.',
    variants: [unreasoned],
  }),
  orderMail({
    emailID: 'cart-left',
    name: 'Reminder of a cart',
    purpose:
      'Sent once, some hours after somebody left the checkout without paying. Switch it on in the shop’s settings.',
    subject: 'You left something at {{siteName}}',
    heading: 'Still thinking it over?',
    body: `You had these in your cart and did not finish. Nothing was charged.

{{items}}`,
    button: { label: 'Back to your cart', link: '{{shopLink}}' },
    note: 'You get this mail, once, because a cart was left with this address at {{siteName}}.',
    sample: { shopLink: 'https://clay-and-kiln.example/order/cart' },
    labels: { ...labels, shopLink: 'Link to the cart' },
    optional: ['orderNumber'],
    bulk: true,
  }),
];
