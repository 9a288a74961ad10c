import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { webhooksContract } from '../../contract.ts';

export const callWebhooks = browserClient<typeof webhooksContract>();
export const WEBHOOKS_KEY = ['webhooks'] as const;

export const webhooksQuery = queryOptions({
  queryKey: WEBHOOKS_KEY,
  queryFn: () => callWebhooks('GET /api/webhooks'),
});

export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: [...WEBHOOKS_KEY, id],
    queryFn: () => callWebhooks('GET /api/webhook/{id}/deliveries', { params: { id } }),
    refetchInterval: 3_000,
  });
