import { type IndexSiteServices, indexSite, unindexedSites } from '../../features/search/server/index.ts';
import { siteRound } from '../../features/websites/server/index.ts';
import type { Round, Rounds } from './rounds.ts';

const SECONDS = 60;

/** Indexes what the search has not read yet: imported sites, and all sites after a change of the index format. */
export const searchRound = (services: IndexSiteServices & Rounds): Promise<void> =>
  siteRound(services, 'search-indexes', unindexedSites, (one) => indexSite(services, one.website_id));

export const searchRounds = (services: IndexSiteServices & Rounds): Round[] => [
  { name: 'search-indexes', seconds: SECONDS, work: () => searchRound(services) },
];
