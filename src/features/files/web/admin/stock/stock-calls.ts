import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { stockContract, StockProvider } from '../../../stock-contract.ts';

export const callStock = browserClient<typeof stockContract>();

export const settingsQuery = queryOptions({
  queryKey: ['stock-photos', 'provider'],
  queryFn: () => callStock('GET /api/stock-photos/provider'),
  staleTime: 0,
});

export const stockQuery = queryOptions({
  queryKey: ['stock-photos', 'on'],
  queryFn: () => callStock('GET /api/stock-photos'),
});

export const photosQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: ['stock-photos', 'found', q],
    queryFn: ({ pageParam }) => callStock('GET /api/stock-photos/search', { query: { q, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, pages) => (hasMore ? pages.length + 1 : undefined),
    enabled: q !== '',
    retry: false,
  });

export const providers: Record<Exclude<StockProvider, 'none'>, { name: string; address: string }> = {
  openverse: { name: 'Openverse', address: 'https://openverse.org' },
  pexels: { name: 'Pexels', address: 'https://www.pexels.com' },
};

/** Whether the site has stock photos, or the person could turn them on. */
export function useHasStock(): boolean {
  const { data } = useQuery(stockQuery);
  return data !== undefined && (data.provider !== 'none' || may('settings', 'write'));
}
