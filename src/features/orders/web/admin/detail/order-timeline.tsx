import { Card, Text, Timeline, Title } from '@mantine/core';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import type { Order, OrderEvent } from '../../../contract.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

type Said = WordsOf<typeof ordersAdmin>;

const kinds = (words: Said): Readonly<Record<string, string>> => ({
  placed: words.orderPlaced,
  paid: words.paid,
  fulfilled: words.fulfilled,
  'part-fulfilled': words.partlyFulfilled,
  cancelled: words.cancelled,
  refunded: words.refunded,
  'refund-asked': words.refundRequested,
  'refunded-in-full': words.refundedInFull,
  'refund-failed': words.refundFailed,
  'payment-declined': words.paymentFailed,
  'payment-returned': words.paymentRefunded,
  'payment-review': words.paymentNeedsAttention,
  dispute: words.paymentDisputed,
  withdrawn: words.cancelledByTheCustomer,
  'download-consent': words.customerAgreedToDownload,
  mail: words.emailSent,
  changed: words.edited,
});

const whenCollected = (words: Said): Readonly<Record<string, string>> => ({
  fulfilled: words.readyForCollection,
  'part-fulfilled': words.partlyReadyForCollection,
});

const actors = {
  buyer: 'customer',
  owner: 'you',
  provider: 'paymentProvider',
  system: 'automatic',
} as const satisfies Record<OrderEvent['actor'], keyof Said>;

const sayKind = (kind: string, collected: boolean, words: Said) => {
  const plain = kind.replaceAll('-', ' ');
  return (
    (collected && whenCollected(words)[kind]) ||
    (kinds(words)[kind] ?? plain.charAt(0).toUpperCase() + plain.slice(1))
  );
};

/** The order's history, newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const words = useMessages(ordersAdmin);
  const events = order.events.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby="order-events">
      <Title order={2} size="h4" mb="md" id="order-events">
        {words.timeline}
      </Title>
      <Timeline bulletSize={14} lineWidth={2}>
        {events.map((event) => (
          <Timeline.Item key={event._id} title={sayKind(event.kind, order.collected, words)}>
            {event.text && (
              <Text size="sm" className="admin-words">
                {event.text}
              </Text>
            )}
            <Text size="sm" c="dimmed" className="admin-words">
              {event.by ?? words[actors[event.actor]]}, <Ago at={event.createdAt} />
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Card>
  );
}
