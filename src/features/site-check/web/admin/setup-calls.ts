import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { siteCheckContract } from '../../contract.ts';

const call = browserClient<typeof siteCheckContract>();

/** Loaded each time the guide is opened, because its steps are done on other screens. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: () => call('GET /api/setup'),
  staleTime: 0,
});
