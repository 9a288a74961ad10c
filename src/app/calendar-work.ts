import type { FastifyBaseLogger } from 'fastify';
import { type OutsideServices, overdueOutside, readOutside } from '../features/bookings/server/index.ts';
import type { Database } from '../lib/db/database.ts';
import { jobQueue, type Jobs } from '../lib/jobs.ts';

const rounds = jobQueue('read-calendars');
const EVERY_SECONDS = 60;
const IN_A_ROUND = 60;
const AT_ONCE = 4;

interface Services {
  calendars: OutsideServices;
  db: Database;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Reads the calendars elsewhere that are due, of all sites, a few at a time. */
export async function readCalendars({ calendars, db, log }: Services): Promise<void> {
  const due = await db.acrossWebsites((tx) => overdueOutside(tx, IN_A_ROUND));
  const waiting = due.values();
  const reader = async () => {
    for (const { website_id: websiteId, id } of waiting)
      try {
        await readOutside(calendars, websiteId, id);
      } catch (error) {
        // One that cannot be kept must not keep the others from being read.
        log.warn({ err: error }, 'a calendar elsewhere could not be read');
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
}

/** Ahead of time, so that no visitor ever waits for somebody else's calendar. */
export const startReadingCalendars = (services: Services & { jobs: Jobs }): Promise<void> =>
  services.jobs.every(rounds, EVERY_SECONDS, () => readCalendars(services));
