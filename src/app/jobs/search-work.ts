import { type IndexSiteServices, indexSite, unindexedSites } from '../../features/search/server/index.ts';
import { siteRound } from '../../features/websites/server/index.ts';
import type { Round, Rounds } from './rounds.ts';

const SECONDS = 60;

/** Adds what the search does not know yet: sites that were imported, and all of them after the index has changed. */
export const searchRound = (services: IndexSiteServices & Rounds): Promise<void> =>
  siteRound(services, 'search-indexes', unindexedSites, (one) => indexSite(services, one.website_id));

export const searchRounds = (services: IndexSiteServices & Rounds): Round[] => [
  { name: 'search-indexes', seconds: SECONDS, work: () => searchRound(services) },
];
