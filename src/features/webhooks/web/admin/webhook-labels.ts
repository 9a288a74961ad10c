import type { WordsOf } from '../../../../lib/messages/area.ts';
import type { webhookEvents } from '../../contract.ts';
import type { webhooksAdmin } from '../../messages/admin/area.ts';

type Said = WordsOf<typeof webhooksAdmin>;

/** The messages that name events. */
export const eventLabels = {
  'order.created': 'orderCreated',
  'order.paid': 'orderPaid',
  'order.fulfilled': 'orderFulfilled',
  'order.cancelled': 'orderCancelled',
  'order.refunded': 'orderRefunded',
  'booking.created': 'bookingCreated',
  'booking.moved': 'bookingRescheduled',
  'booking.cancelled': 'bookingCancelled',
  'message.received': 'messageReceived',
  'product.created': 'productCreated',
  'product.updated': 'productUpdated',
  'product.deleted': 'productDeleted',
  'page.published': 'pagePublished',
  'customer.created': 'customerCreated',
} as const satisfies Record<(typeof webhookEvents)[number], keyof Said>;

const isEvent = (kind: string): kind is keyof typeof eventLabels => Object.hasOwn(eventLabels, kind);

/** The name of an event, or else what is said instead. */
export const nameOfEvent = (kind: string, words: Said, other: string): string =>
  isEvent(kind) ? words[eventLabels[kind]] : other;

export const statusLabels = { waiting: 'pending', sent: 'delivered', failed: 'failed' } as const;
