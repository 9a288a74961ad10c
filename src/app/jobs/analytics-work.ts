import {
  dropCounts,
  dropsOfVisits,
  dueWeekly,
  sendWeekly,
  settleCauses,
  sitesWithCauses,
  type WeeklyServices,
} from '../../features/analytics/server/index.ts';
import { acrossSites, runForSites, type SiteDirectory } from '../../features/websites/server/index.ts';
import { inBatches } from '../../lib/db/batches-queries.ts';
import type { ScheduledJob, ScheduledJobServices } from './scheduled-jobs.ts';

const SETTLE_SECONDS = 30;
const DROP_SECONDS = 600;
const DROP_COUNTS_SECONDS = 24 * 3600;

const WEEKLY_SECONDS = 900;

type Services = ScheduledJobServices & WeeklyServices;

/** Attributes completed orders and bookings to the sources of their visits. */
export const settleJob = (services: ScheduledJobServices): Promise<void> =>
  runForSites(services, 'settle-visits', sitesWithCauses, (one) => settleCauses(services.db, one.website_id));

/** Readers of a site's figures. */
export const factsFrom =
  (directory: Pick<SiteDirectory, 'get'>): WeeklyServices['factsOf'] =>
  async (id) =>
    (await directory.get(id))?.website ?? null;

/** Sends the weekly emails that are due, each site separately. */
export const weeklyJob = (services: Services): Promise<void> =>
  runForSites(services, 'weekly-figures', dueWeekly, ({ website_id: websiteId, monday }) =>
    sendWeekly(services, websiteId, monday),
  );

/** Deletes old visits and counts. */
export async function dropVisitsJob(services: ScheduledJobServices): Promise<void> {
  for (const drop of dropsOfVisits) await dropAll(services, 'drop-visits', drop);
}
export const dropCountsJob = (services: ScheduledJobServices): Promise<void> =>
  dropAll(services, 'drop-counts', dropCounts);

const dropAll = (services: ScheduledJobServices, job: string, drop: typeof dropCounts): Promise<void> =>
  inBatches(async (most) => (await acrossSites(services, job, (tx) => drop(tx, most))).length);

export const analyticsJobs = (services: Services): ScheduledJob[] => [
  { name: 'settle-visits', seconds: SETTLE_SECONDS, work: () => settleJob(services) },
  { name: 'weekly-figures', seconds: WEEKLY_SECONDS, work: () => weeklyJob(services) },
  { name: 'drop-visits', seconds: DROP_SECONDS, work: () => dropVisitsJob(services) },
  { name: 'drop-counts', seconds: DROP_COUNTS_SECONDS, work: () => dropCountsJob(services) },
];
