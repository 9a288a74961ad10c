import type { webhookEvents } from '../../contract.ts';

export const eventWords: Readonly<Record<(typeof webhookEvents)[number], string>> = {
  'order.created': 'An order is begun',
  'order.paid': 'An order is paid',
  'order.fulfilled': 'An order is sent',
  'order.cancelled': 'An order is cancelled',
  'order.refunded': 'An order is refunded',
  'booking.created': 'Somebody books',
  'booking.moved': 'A booking is moved',
  'booking.cancelled': 'A booking is cancelled',
  'message.received': 'A message arrives',
  'product.created': 'A product is added',
  'product.updated': 'A product changes',
  'product.deleted': 'A product is deleted',
  'page.published': 'A page is published',
  'customer.created': 'A customer opens an account',
};

export const statusWords = { waiting: 'Waits', sent: 'Arrived', failed: 'Given up' } as const;
