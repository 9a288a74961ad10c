import { useQuery } from '@tanstack/react-query';
import { browserClient, setWebsiteId } from '../../../../lib/http/client.ts';
import type { Website, WebsiteSettings, websitesContract } from '../../contract.ts';

const call = browserClient<typeof websitesContract>();

async function loadWebsite(): Promise<Website> {
  const website = await call('GET /api/website');
  setWebsiteId(website._id);
  return website;
}

export const websiteQuery = { queryKey: ['website'], queryFn: loadWebsite, staleTime: 30_000 };

/** The site of this admin, with what only its owner sees. */
export const useWebsite = () => useQuery(websiteQuery);

export const saveSettings = (settings: WebsiteSettings, version: number): Promise<Website> =>
  call('PUT /api/website', { body: { settings, version } });
