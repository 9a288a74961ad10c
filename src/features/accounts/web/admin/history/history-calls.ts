import { infiniteQueryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { historyContract } from '../../../history-contract.ts';
import type { HistoryKind } from '../../../history-acts.ts';

const call = browserClient<typeof historyContract>();

export interface HistoryFilter {
  q?: string;
  kind?: HistoryKind;
  from?: string;
  to?: string;
}

const PAGE = 50;

export const historyQuery = (filter: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['history', filter],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      call('GET /api/history', {
        query: { ...filter, limit: PAGE, ...(pageParam ? { after: pageParam } : {}) },
      }),
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?._id : undefined),
  });
