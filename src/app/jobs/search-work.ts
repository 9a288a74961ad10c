import { type IndexSiteServices, indexSite, unindexedSites } from '../../features/search/server/index.ts';
import { runForSites } from '../../features/websites/server/index.ts';
import type { ScheduledJob, ScheduledJobServices } from './scheduled-jobs.ts';

const SECONDS = 60;

/** Indexes what the search has not read yet: imported sites, and all sites after a change of the index format. */
export const searchJob = (services: IndexSiteServices & ScheduledJobServices): Promise<void> =>
  runForSites(services, 'search-indexes', unindexedSites, (one) => indexSite(services, one.website_id));

export const searchJobs = (services: IndexSiteServices & ScheduledJobServices): ScheduledJob[] => [
  { name: 'search-indexes', seconds: SECONDS, work: () => searchJob(services) },
];
