import { queryOptions } from '@tanstack/react-query';
import { unlessLive } from '../../../../lib/admin-ui/live.ts';
import { browserClient } from '../../../../lib/http/client.ts';
import type { notificationsContract } from '../../contract.ts';

export const callNotifications = browserClient<typeof notificationsContract>();

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => callNotifications('GET /api/notifications'),
  refetchInterval: unlessLive(30_000),
});
