import { dropCounts, dropOld, settleCauses, sitesWithCauses } from '../features/analytics/server/index.ts';
import type { OrderServices } from '../features/orders/server/index.ts';
import type { Jobs } from '../lib/jobs.ts';
import { type Rounds, startRounds } from './rounds.ts';

const SETTLE_SECONDS = 30;
const DROP_SECONDS = 600;
const DROP_COUNTS_SECONDS = 24 * 3600;

type Services = Rounds & { jobs: Jobs; siteOf: OrderServices['siteOf'] };

/** Counts orders and bookings that came true for the sources of their visits. */
export async function settleRound({ db, log }: Rounds): Promise<void> {
  for (const websiteId of await db.acrossWebsites(sitesWithCauses))
    await settleCauses(db, websiteId).catch((error: unknown) =>
      log.error({ err: error, websiteId }, 'what came of visits could not be counted'),
    );
}

/** The rounds about visits; of all processes one does each. @returns ends them, after the one that is under way */
export const startAnalyticsRounds = (services: Services): (() => Promise<void>) =>
  startRounds(services, [
    { name: 'settle-visits', seconds: SETTLE_SECONDS, work: () => settleRound(services) },
    { name: 'drop-visits', seconds: DROP_SECONDS, work: () => services.db.acrossWebsites(dropOld) },
    { name: 'drop-counts', seconds: DROP_COUNTS_SECONDS, work: () => services.db.acrossWebsites(dropCounts) },
  ]);
