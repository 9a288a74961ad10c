import { queryOptions } from '@tanstack/react-query';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { redirectsContract } from '../../../redirects-contract.ts';

export const callRedirects = browserClient<typeof redirectsContract>();

/** Visitors notice a redirect at once, so it takes the right to publish. */
export const mayRedirect = (): boolean => may('pages', 'write') && may('publish', 'write');

export const REDIRECTS_KEY = ['redirects'] as const;

export const redirectsQuery = queryOptions({
  queryKey: [...REDIRECTS_KEY, 'list'],
  queryFn: () => callRedirects('GET /api/redirects'),
});

export const missingQuery = queryOptions({
  queryKey: [...REDIRECTS_KEY, 'missing'],
  queryFn: () => callRedirects('GET /api/missing'),
});
