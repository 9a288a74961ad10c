import { useQuery } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { Website, WebsiteSettings, websitesContract } from '../../contract.ts';

const call = browserClient<typeof websitesContract>();

export const websiteQuery = {
  queryKey: ['website'],
  queryFn: (): Promise<Website> => call('GET /api/website'),
  staleTime: 30_000,
};

/** The site of this admin, including owner-only fields. */
export const useWebsite = () => useQuery(websiteQuery);

export const saveSettings = (settings: WebsiteSettings, version: number): Promise<Website> =>
  call('PUT /api/website', { body: { settings, version } });
