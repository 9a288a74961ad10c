import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { ownSiteContract } from '../../../own-site-contract.ts';

export const callOwnSite = browserClient<typeof ownSiteContract>();

export const visibilityQuery = queryOptions({
  queryKey: ['site', 'door'],
  queryFn: () => callOwnSite('GET /api/site/door'),
});
