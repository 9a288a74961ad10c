import {
  dropCounts,
  dropOld,
  dueWeekly,
  sendWeekly,
  settleCauses,
  sitesWithCauses,
  type WeeklyServices,
} from '../features/analytics/server/index.ts';
import type { SiteDirectory } from '../features/websites/server/index.ts';
import { type Rounds, startRounds } from './rounds.ts';

const SETTLE_SECONDS = 30;
const DROP_SECONDS = 600;
const DROP_COUNTS_SECONDS = 24 * 3600;

const WEEKLY_SECONDS = 900;

type Services = Rounds & WeeklyServices;

/** Counts orders and bookings that came true for the sources of their visits. */
export async function settleRound({ db, log }: Rounds): Promise<void> {
  for (const websiteId of await db.acrossWebsites(sitesWithCauses))
    await settleCauses(db, websiteId).catch((error: unknown) =>
      log.error({ err: error, websiteId }, 'what came of visits could not be counted'),
    );
}

/** What a site's figures are read by. */
export const factsFrom =
  (directory: Pick<SiteDirectory, 'get'>): WeeklyServices['factsOf'] =>
  async (id) =>
    (await directory.get(id))?.website ?? null;

/** Writes the mails of the week that are due; each site's by itself. */
export async function weeklyRound(services: Services): Promise<void> {
  for (const { website_id: websiteId, monday } of await services.db.acrossWebsites(dueWeekly))
    await sendWeekly(services, websiteId, monday).catch((error: unknown) =>
      services.log.error({ err: error, websiteId }, 'the mail of the week could not be written'),
    );
}

/** The rounds about visits; of all processes one does each. @returns ends them, after the one that is under way */
export const startAnalyticsRounds = (services: Services): (() => Promise<void>) =>
  startRounds(services, [
    { name: 'settle-visits', seconds: SETTLE_SECONDS, work: () => settleRound(services) },
    { name: 'weekly-figures', seconds: WEEKLY_SECONDS, work: () => weeklyRound(services) },
    { name: 'drop-visits', seconds: DROP_SECONDS, work: () => services.db.acrossWebsites(dropOld) },
    { name: 'drop-counts', seconds: DROP_COUNTS_SECONDS, work: () => services.db.acrossWebsites(dropCounts) },
  ]);
