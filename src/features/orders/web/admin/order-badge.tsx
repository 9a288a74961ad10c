import { Badge } from '@mantine/core';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../messages/admin/area.ts';
import type { OrderStatus } from '../../contract.ts';

export const statuses = {
  0: { label: 'notPaidYet', color: 'orange' },
  1: { label: 'paid', color: 'teal' },
  2: { label: 'fulfilled', color: 'blue' },
  3: { label: 'cancelled', color: 'gray' },
  4: { label: 'refunded', color: 'gray' },
} as const satisfies Record<OrderStatus, { label: string; color: string }>;

export function OrderBadge({ status }: { status: OrderStatus }) {
  const { label, color } = statuses[status];
  return (
    <Badge variant="dot" color={color} tt="none" fw={500}>
      {useMessages(ordersAdmin)[label]}
    </Badge>
  );
}
