import { Badge } from '@mantine/core';
import type { MailStatus } from '../mail-calls.ts';

export const statusLabels: Record<MailStatus, { label: string; color: string }> = {
  waiting: { label: 'Waiting', color: 'orange' },
  sent: { label: 'Sent', color: 'teal' },
  failed: { label: 'Failed', color: 'red' },
  stopped: { label: 'Unsubscribed', color: 'gray' },
};

export function StatusBadge({ status }: { status: MailStatus }) {
  const { label, color } = statusLabels[status];
  return (
    <Badge variant="dot" color={color} tt="none" fw={500}>
      {label}
    </Badge>
  );
}
