import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { domainsContract } from '../../../domains-contract.ts';

export const callDomains = browserClient<typeof domainsContract>();

const SOON_MS = 10_000;

/** Refreshed while something is in progress. */
export const domainsQuery = queryOptions({
  queryKey: ['domains'],
  queryFn: () => callDomains('GET /api/domains'),
  refetchInterval: ({ state }) => (state.data?.some(({ state: how }) => how !== 'ready') ? SOON_MS : false),
});
