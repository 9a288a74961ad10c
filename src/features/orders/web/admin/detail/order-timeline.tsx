import { Card, Text, Timeline, Title } from '@mantine/core';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { Order, OrderEvent } from '../../../contract.ts';

const words: Readonly<Record<string, string>> = {
  placed: 'Order placed',
  paid: 'Paid',
  fulfilled: 'Fulfilled',
  'part-fulfilled': 'Partly fulfilled',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  'refund-asked': 'Refund requested',
  'refunded-in-full': 'Refunded in full',
  'refund-failed': 'Refund failed',
  'payment-declined': 'Payment failed',
  'payment-returned': 'Payment refunded',
  'payment-review': 'Payment needs attention',
  dispute: 'Payment disputed',
  withdrawn: 'Cancelled by the customer',
  'download-consent': 'Customer agreed to download straight away',
  mail: 'Email sent',
  changed: 'Edited',
};

const actors: Record<OrderEvent['actor'], string> = {
  buyer: 'Customer',
  owner: 'You',
  provider: 'Payment provider',
  system: 'Automatic',
};

const whenCollected: typeof words = {
  fulfilled: 'Ready for collection',
  'part-fulfilled': 'Partly ready for collection',
};

const sayKind = (kind: string, collected: boolean) => {
  const plain = kind.replaceAll('-', ' ');
  return (
    (collected && whenCollected[kind]) || (words[kind] ?? plain.charAt(0).toUpperCase() + plain.slice(1))
  );
};

/** The order's history, newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const events = order.events.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby="order-events">
      <Title order={2} size="h4" mb="md" id="order-events">
        Timeline
      </Title>
      <Timeline bulletSize={14} lineWidth={2}>
        {events.map((event) => (
          <Timeline.Item key={event._id} title={sayKind(event.kind, order.collected)}>
            {event.text && (
              <Text size="sm" className="admin-words">
                {event.text}
              </Text>
            )}
            <Text size="sm" c="dimmed" className="admin-words">
              {event.by ?? actors[event.actor]}, <Ago at={event.createdAt} />
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </Card>
  );
}
