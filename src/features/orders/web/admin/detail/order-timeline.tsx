import { Card, Text, Timeline, Title } from '@mantine/core';
import { Ago } from '../../../../../lib/admin-ui/ago.tsx';
import type { Order, OrderEvent } from '../../../contract.ts';

const words: Readonly<Record<string, string>> = {
  placed: 'Ordered',
  paid: 'Paid',
  fulfilled: 'Sent',
  'part-fulfilled': 'A part was sent',
  cancelled: 'Cancelled',
  refunded: 'Money given back',
  'refund-asked': 'Refund requested',
  'refunded-in-full': 'Refunded in full',
  'refund-failed': 'Refund failed',
  'payment-declined': 'A payment did not work',
  'payment-returned': 'A payment goes back',
  'payment-review': 'A payment needs you',
  dispute: 'The bank disputes the payment',
  withdrawn: 'The buyer withdrew from the contract',
  'download-consent': 'The buyer agreed to download straight away',
  mail: 'A mail was sent',
  changed: 'Changed',
};

const actors: Record<OrderEvent['actor'], string> = {
  buyer: 'The buyer',
  owner: 'You',
  provider: 'The payment service',
  system: 'By itself',
};

const sayKind = (kind: string) => {
  const plain = kind.replaceAll('-', ' ');
  return words[kind] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** Everything that happened, newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const events = order.events.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby="order-events">
      <Title order={2} size="h4" mb="md" id="order-events">
        What happened
      </Title>
      <Timeline bulletSize={14} lineWidth={2}>
        {events.map((event) => (
          <Timeline.Item key={event._id} title={sayKind(event.kind)}>
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
