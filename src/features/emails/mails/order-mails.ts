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

/** Variants of an order that its emails show. */
export const orderVariants: MailVariants = [
  { label: 'With a discount and tax', values: { items: reducedItems, total: '£47.15' } },
  { label: 'Collected by the customer', values: { items: fetchedItems, total: '£48.00', address: '' } },
  { label: 'Downloads only', values: { items: downloadItems, total: '£6.00', address: '' } },
];
/** The same for emails that say how the order gets to its buyer. */
const paidVariants = orderVariants.map((variant) =>
  variant.label === 'Collected by the customer'
    ? { ...variant, values: { ...variant.values, collected: 'Collect from the studio' } }
    : variant,
);
const sentVariants: MailVariants = [
  { label: 'Tracking number without a link', values: { trackingLink: '' } },
  { label: 'Without a tracking number', values: { tracking: '', trackingLink: '' } },
];
const unreasoned = { label: 'Without a reason', values: { note: '' } };

/** Placeholders of every email to a buyer. */
const sample = {
  name: 'Ada Byron',
  orderNumber: 'A1042',
  orderLink: 'https://clay-and-kiln.example/account/order/1042?key=example',
  items: sampleItems,
  total: '£51.95',
  address: 'Ada Byron, 12 Quay Street, FH4 2SL, GB',
  collected: '',
};
const labels = {
  name: 'Customer’s name',
  items: 'Items',
  total: 'Order total',
  collected: 'Local pickup option, if the order is collected',
};
const ready = {
  address: '',
  items: fetchedItems,
  total: '£48.00',
  collected: 'Collect from the studio',
  instructions: 'Estuary Yard, Fowey. Tuesday to Saturday, 10 to 5. Bring this email.',
};
const readyLabels = { ...labels, instructions: 'Collection instructions from your delivery settings' };
const withoutInstructions = { label: 'Without collection instructions', values: { instructions: '' } };
const button = { label: 'View your order', link: '{{orderLink}}' };
const note = 'You’re receiving this email because an order was placed with this address at {{siteName}}.';

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
  optional: ['name', 'address', 'collected', ...optional],
});

export const orderMails: readonly MailKind[] = [
  orderMail({
    emailID: 'order-placed',
    name: 'Order received',
    purpose: 'Sent when an order with manual payment is placed, such as by bank transfer.',
    subject: 'Order {{orderNumber}} received',
    heading: 'Thank you for your order',
    body: `We’ve received your order {{orderNumber}}. We’ve reserved your items until it’s paid.

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}

{{#address}}

Delivery address: {{address}}

{{/address}}`,
    sample: {
      howToPay:
        'Please pay into account 12345678, sort code 00-00-00, with your order number as the reference.',
    },
    optional: ['howToPay'],
    labels: { ...labels, howToPay: 'Payment instructions from your shop settings' },
    variants: [{ label: 'Without payment instructions', values: { howToPay: '' } }, ...orderVariants],
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
    note: 'You’re receiving this email because orders were placed with this address at {{siteName}}. If they weren’t yours, you don’t need to do anything.',
    sample: {
      count: '2 orders',
      items: [
        { label: 'A1042, £51.95', value: 'https://clay-and-kiln.example/account/order/1042?key=example' },
        { label: 'A1043, £24.00', value: 'https://clay-and-kiln.example/account/order/1043?key=example' },
      ],
      more: '',
    },
    optional: ['more'],
    labels: { count: 'Number of orders', items: 'Orders', more: 'Number of orders not listed' },
    variants: [{ label: 'More than fit in an email', values: { count: '58 orders', more: '8' } }],
  },
  orderMail({
    emailID: 'order-paid',
    name: 'Order paid',
    purpose: 'Sent when an order is paid.',
    subject: 'Order {{orderNumber}} confirmed',
    heading: 'Thank you for your order',
    body: `We’ve received your payment for order {{orderNumber}}.

{{items}}

{{#address}}

Delivery address: {{address}}. We’ll email you when it’s on its way.

{{/address}}

{{#collected}}

We’ll email you when it’s ready to collect.

{{/collected}}`,
    variants: paidVariants,
  }),
  orderMail({
    emailID: 'order-fulfilled',
    name: 'Order shipped',
    purpose: 'Sent when all items of an order have shipped.',
    subject: 'Your order {{orderNumber}} is on its way',
    heading: 'Your order is on its way',
    body: `All the items in your order {{orderNumber}} have shipped.

{{#tracking}}

Tracking number: {{tracking}}

{{/tracking}}

{{#trackingLink}}

[Track your parcel]({{trackingLink}})

{{/trackingLink}}

{{items}}`,
    sample: { tracking: 'Royal Mail AB123456789GB', trackingLink: 'https://track.example/AB123456789GB' },
    optional: ['tracking', 'trackingLink'],
    variants: sentVariants,
  }),
  orderMail({
    emailID: 'order-part-fulfilled',
    name: 'Order partly shipped',
    purpose: 'Sent when some items of an order have shipped.',
    subject: 'Part of your order {{orderNumber}} is on its way',
    heading: 'Part of your order is on its way',
    body: `Some of the items in your order {{orderNumber}} have shipped. We’ll email you when the rest are on their way.

{{#tracking}}

Tracking number: {{tracking}}

{{/tracking}}

{{#trackingLink}}

[Track your parcel]({{trackingLink}})

{{/trackingLink}}`,
    sample: { tracking: 'Royal Mail AB123456789GB', trackingLink: 'https://track.example/AB123456789GB' },
    optional: ['tracking', 'trackingLink'],
    variants: sentVariants,
  }),
  orderMail({
    emailID: 'order-ready',
    name: 'Order ready to collect',
    purpose: 'Sent when all items of an order for collection are ready.',
    subject: 'Your order {{orderNumber}} is ready to collect',
    heading: 'Your order is ready to collect',
    body: `Your order {{orderNumber}} is ready. Bring your order number when you collect it.

{{#instructions}}

**Where and when:** {{instructions}}

{{/instructions}}

{{#howToPay}}

{{howToPay}}

{{/howToPay}}

{{items}}`,
    sample: { ...ready, howToPay: '' },
    optional: ['instructions', 'howToPay'],
    labels: { ...readyLabels, howToPay: 'Payment instructions from your shop settings' },
    variants: [
      { label: 'Paid on collection', values: { howToPay: 'Pay when you collect your order.' } },
      withoutInstructions,
    ],
  }),
  orderMail({
    emailID: 'order-part-ready',
    name: 'Order partly ready to collect',
    purpose: 'Sent when some items of an order for collection are ready.',
    subject: 'Part of your order {{orderNumber}} is ready to collect',
    heading: 'Part of your order is ready to collect',
    body: `Some of the items in your order {{orderNumber}} are ready. Bring your order number when you collect them. We’ll email you when the rest are ready.

{{#instructions}}

**Where and when:** {{instructions}}

{{/instructions}}`,
    sample: ready,
    optional: ['instructions'],
    labels: readyLabels,
    variants: [withoutInstructions],
  }),
  orderMail({
    emailID: 'order-refunded',
    name: 'Order refunded',
    purpose: 'Sent when you refund an order, in full or in part.',
    subject: 'Refund for your order {{orderNumber}}',
    heading: 'We’ve issued a refund',
    body: `We’ve refunded {{amount}} for your order {{orderNumber}} to your original payment method. Banks can take up to 10 days to show it.

{{#note}}

{{note}}

{{/note}}`,
    sample: { amount: '£24.00', note: 'One mug had a crack.' },
    optional: ['note', 'amount'],
    labels: { ...labels, note: 'Reason', amount: 'Amount refunded' },
    variants: [unreasoned],
  }),
  orderMail({
    emailID: 'order-cancelled',
    name: 'Order cancelled',
    purpose: 'Sent when an order is cancelled. Any payment is refunded.',
    subject: 'Your order {{orderNumber}} has been cancelled',
    heading: 'Your order has been cancelled',
    body: `Your order {{orderNumber}} has been cancelled.

{{#amount}}

We’ve refunded {{amount}} to your original payment method. Banks can take up to 10 days to show it.

{{/amount}}

{{#note}}

{{note}}

{{/note}}`,
    sample: { amount: '£51.95', note: 'Ordered twice by mistake.' },
    optional: ['note', 'amount'],
    labels: { ...labels, note: 'Reason', amount: 'Amount refunded' },
    variants: [unreasoned, { label: 'Before anything was paid', values: { amount: '', note: '' } }],
  }),
  orderMail({
    emailID: 'download-ready',
    name: 'Download ready',
    purpose: 'Sent when an order with a download is paid.',
    subject: 'Your download from {{siteName}}',
    heading: 'Your download is ready',
    body: `The files in your order {{orderNumber}} are ready to download. Use the link below to open your order.`,
    button: { label: 'Download', link: '{{orderLink}}' },
    needs: ['orderLink'],
  }),
  orderMail({
    emailID: 'withdrawal-link',
    name: 'Link to cancel an order',
    purpose: 'Sent when a buyer asks for the link that opens their order, to cancel it.',
    subject: 'Cancel your order {{orderNumber}}',
    heading: 'Your link to cancel your order',
    body: 'The link below opens your order {{orderNumber}}. There you can choose what to return, and confirm.',
    button: { label: 'Cancel your order', link: '{{orderLink}}' },
    needs: ['orderLink'],
    note: 'You’re receiving this email because someone asked for this link at {{siteName}} with your order number and email address. If it wasn’t you, you don’t need to do anything.',
    mandatory: 'The law asks for it.',
  }),
  orderMail({
    emailID: 'withdrawal-received',
    name: 'Cancellation received',
    purpose: 'Confirms that a customer has used their right to cancel, as the law requires.',
    subject: 'Cancellation of your order {{orderNumber}}',
    heading: 'We’ve received your cancellation',
    body: `On {{at}}, you cancelled these items from your order {{orderNumber}}:

{{withdrawn}}

{{#note}}

You wrote: {{note}}

{{/note}}

If you already have the items, please send them back within 14 days. We’ll then refund you.`,
    sample: {
      at: '21 November 2026, 14:05',
      withdrawn: [{ label: 'Estuary mug, Large', value: '1' }],
      note: 'It’s too small.',
    },
    optional: ['note', 'at', 'withdrawn'],
    labels: { ...labels, at: 'Date and time', withdrawn: 'Cancelled items', note: 'Reason' },
    mandatory: 'The law asks for it.',
    variants: [unreasoned],
  }),
  orderMail({
    emailID: 'cart-left',
    name: 'Abandoned cart reminder',
    purpose:
      'Sent once, a few hours after someone leaves the checkout without paying. Turn it on in the shop settings.',
    subject: 'You left something in your cart at {{siteName}}',
    heading: 'Still thinking it over?',
    body: `You left these items in your cart. You haven’t been charged.

{{items}}`,
    button: { label: 'Return to your cart', link: '{{shopLink}}' },
    note: 'You’re receiving this one-off email because you left a cart with this address at {{siteName}}.',
    sample: { shopLink: 'https://clay-and-kiln.example/order/cart' },
    labels: { ...labels, shopLink: 'Link to the cart' },
    optional: ['orderNumber'],
    bulk: true,
  }),
];
