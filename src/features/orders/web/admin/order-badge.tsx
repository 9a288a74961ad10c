import { Badge } from '@mantine/core';
import type { OrderStatus } from '../../contract.ts';

export const statuses: Record<OrderStatus, { label: string; color: string }> = {
  0: { label: 'Not paid yet', color: 'orange' },
  1: { label: 'Paid', color: 'teal' },
  2: { label: 'Fulfilled', color: 'blue' },
  3: { label: 'Cancelled', color: 'gray' },
  4: { label: 'Refunded', color: 'gray' },
};

export function OrderBadge({ status }: { status: OrderStatus }) {
  const { label, color } = statuses[status];
  return (
    <Badge variant="dot" color={color} tt="none" fw={500}>
      {label}
    </Badge>
  );
}
