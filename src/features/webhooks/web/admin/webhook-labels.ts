import type { webhookEvents } from '../../contract.ts';

export const eventLabels: Readonly<Record<(typeof webhookEvents)[number], string>> = {
  'order.created': 'Order created',
  'order.paid': 'Order paid',
  'order.fulfilled': 'Order fulfilled',
  'order.cancelled': 'Order cancelled',
  'order.refunded': 'Order refunded',
  'booking.created': 'Booking created',
  'booking.moved': 'Booking rescheduled',
  'booking.cancelled': 'Booking cancelled',
  'message.received': 'Message received',
  'product.created': 'Product created',
  'product.updated': 'Product updated',
  'product.deleted': 'Product deleted',
  'page.published': 'Page published',
  'customer.created': 'Customer created',
};

export const statusLabels = { waiting: 'Pending', sent: 'Delivered', failed: 'Failed' } as const;
