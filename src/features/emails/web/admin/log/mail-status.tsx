import { Badge } from '@mantine/core';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';
import type { MailStatus } from '../mail-calls.ts';

export const statusLabels = {
  waiting: { label: 'statusWaiting', color: 'orange' },
  sent: { label: 'statusSent', color: 'teal' },
  failed: { label: 'statusFailed', color: 'red' },
  stopped: { label: 'statusUnsubscribed', color: 'gray' },
} as const satisfies Record<MailStatus, { label: string; color: string }>;

export function StatusBadge({ status }: { status: MailStatus }) {
  const words = useMessages(emailsAdmin);
  const { label, color } = statusLabels[status];
  return (
    <Badge variant="dot" color={color} tt="none" fw={500}>
      {words[label]}
    </Badge>
  );
}
