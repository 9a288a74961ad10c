import {
  dropCounts,
  dropsOfVisits,
  dueWeekly,
  sendWeekly,
  settleCauses,
  sitesWithCauses,
  type WeeklyServices,
} from '../../features/analytics/server/index.ts';
import { acrossSites, siteRound, type SiteDirectory } from '../../features/websites/server/index.ts';
import { inBatches } from '../../lib/db/batches-queries.ts';
import type { Round, Rounds } from './rounds.ts';

const SETTLE_SECONDS = 30;
const DROP_SECONDS = 600;
const DROP_COUNTS_SECONDS = 24 * 3600;

const WEEKLY_SECONDS = 900;

type Services = Rounds & WeeklyServices;

/** Attributes completed orders and bookings to the sources of their visits. */
export const settleRound = (services: Rounds): Promise<void> =>
  siteRound(services, 'settle-visits', sitesWithCauses, (one) => settleCauses(services.db, one.website_id));

/** Readers of a site's figures. */
export const factsFrom =
  (directory: Pick<SiteDirectory, 'get'>): WeeklyServices['factsOf'] =>
  async (id) =>
    (await directory.get(id))?.website ?? null;

/** Sends the weekly emails that are due, each site separately. */
export const weeklyRound = (services: Services): Promise<void> =>
  siteRound(services, 'weekly-figures', dueWeekly, ({ website_id: websiteId, monday }) =>
    sendWeekly(services, websiteId, monday),
  );

/** Deletes old visits and counts. */
export async function dropVisitsRound(services: Rounds): Promise<void> {
  for (const drop of dropsOfVisits) await dropAll(services, 'drop-visits', drop);
}
export const dropCountsRound = (services: Rounds): Promise<void> =>
  dropAll(services, 'drop-counts', dropCounts);

const dropAll = (services: Rounds, round: string, drop: typeof dropCounts): Promise<void> =>
  inBatches(async (most) => (await acrossSites(services, round, (tx) => drop(tx, most))).length);

export const analyticsRounds = (services: Services): Round[] => [
  { name: 'settle-visits', seconds: SETTLE_SECONDS, work: () => settleRound(services) },
  { name: 'weekly-figures', seconds: WEEKLY_SECONDS, work: () => weeklyRound(services) },
  { name: 'drop-visits', seconds: DROP_SECONDS, work: () => dropVisitsRound(services) },
  { name: 'drop-counts', seconds: DROP_COUNTS_SECONDS, work: () => dropCountsRound(services) },
];
