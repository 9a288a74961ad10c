import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { brandContract } from '../../../brand-contract.ts';

export const callBrand = browserClient<typeof brandContract>();

export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: () => callBrand('GET /api/website/brand'),
  // The screen has its own state from here on; a fresh copy is loaded whenever it is opened.
  staleTime: Infinity,
  gcTime: 0,
});
