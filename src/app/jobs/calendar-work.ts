import {
  type SubscribedServices,
  overdueSubscribed,
  readSubscribed,
} from '../../features/bookings/server/index.ts';
import { runForSites, type ScheduledJobServices } from '../../features/websites/server/index.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';

const EVERY_SECONDS = 60;
const IN_A_ROUND = 60;
const AT_ONCE = 4;

interface Services extends ScheduledJobServices {
  calendars: SubscribedServices;
}

/** Reads subscribed calendars that are due, of all sites, a few at a time. */
export const readCalendars = ({ calendars, db, log }: Services): Promise<void> =>
  runForSites(
    { db, log },
    'calendars',
    (tx) => overdueSubscribed(tx, IN_A_ROUND),
    ({ website_id: websiteId, id }) => readSubscribed(calendars, websiteId, id),
    AT_ONCE,
  );

/** Read ahead of time, so that no visitor waits for an external calendar. */
export const calendarJobs = (services: Services): ScheduledJob[] => [
  { name: 'read-calendars', seconds: EVERY_SECONDS, work: () => readCalendars(services), queued: true },
];
