import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { unlessLive } from '../../../../../lib/admin-ui/live.ts';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { PublishRequest, requestsContract } from '../../../requests-contract.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { reviewAdmin } from '../../../messages/admin-review/area.ts';

export const callRequests = browserClient<typeof requestsContract>();

export const requestsQuery = queryOptions({
  queryKey: ['publish-requests'],
  queryFn: () => callRequests('GET /api/publish-requests'),
  refetchInterval: unlessLive(60_000),
});

const none: readonly PublishRequest[] = [];
export const useRequests = (): readonly PublishRequest[] => useQuery(requestsQuery).data ?? none;

/** The newest request of a page that concerns the reader: an open one, or an unseen answer to their own. */
export const useRequestOf = (page: string): PublishRequest | undefined =>
  useRequests().find((each) => each.page === page && (each.state === 'open' || !each.seen));

export function useReloadRequests(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: requestsQuery.queryKey });
}

export const nameIn = (person: PublishRequest['by']): string => {
  const words = messagesNow(reviewAdmin);
  return person?.name ?? words.deletedAccount;
};
