import { defineMessages } from '../../../../lib/messages/define.ts';

/** Rows of emails about orders, and the reasons of refunds that no person wrote. */
export const en = defineMessages({
  subtotal: 'Subtotal',
  discount: 'Discount {code}',
  delivery: 'Delivery',
  deliveryBy: 'Delivery: {label}',
  free: 'Free',
  notRequired: 'Not required',
  tax: 'Tax',
  taxIncluded: 'Tax (included)',
  total: 'Total',
  downloadConsent: 'You agreed to download straight away and to lose the right to cancel the download',
  payOnCollection: 'Pay when you collect your order.',
  soldOutFirst: 'Sold out before the payment arrived.',
  cancelledFirst: 'The order was cancelled before the payment arrived.',
  paidAlready: 'The order was already paid.',
  refundedInStripe: 'Refunded in the Stripe dashboard.',
});
