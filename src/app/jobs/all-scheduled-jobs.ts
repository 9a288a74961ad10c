import { accountJobs } from './account-work.ts';
import { analyticsJobs, factsFrom } from './analytics-work.ts';
import type { App } from '../app.ts';
import { backupJobs } from './backup-work.ts';
import { bookingJobs } from './booking-work.ts';
import { calendarJobs } from './calendar-work.ts';
import { domainJobs } from './domain-work.ts';
import { entryJobs } from './entry-work.ts';
import { fileJobs } from './file-work.ts';
import type { ScheduledJob } from './scheduled-jobs.ts';
import { searchJobs } from './search-work.ts';
import { shopJobs } from './shop-work.ts';
import { webhookJobs } from './webhook-work.ts';

type Parts = Pick<
  App,
  | 'config'
  | 'db'
  | 'log'
  | 'jobs'
  | 'directory'
  | 'orders'
  | 'bookings'
  | 'calendars'
  | 'webhooks'
  | 'domains'
  | 'endings'
  | 'files'
  | 'pages'
>;

/** All scheduled jobs, for the workers that start them and the tests that run them. */
export function allScheduledJobs(app: Parts): ScheduledJob[] {
  const { db, log, jobs, directory, orders, bookings, calendars, webhooks, domains, endings, files, pages } =
    app;
  const own = { db, log };
  return [
    ...shopJobs({ ...orders, ...own }),
    ...bookingJobs({ ...bookings, ...own }),
    ...calendarJobs({ ...own, calendars }),
    ...webhookJobs({ ...webhooks, db }, log),
    ...domainJobs({ ...domains, ...own }, { ...endings, ...own }),
    ...accountJobs(own),
    ...analyticsJobs({ ...own, jobs, siteOf: orders.siteOf, factsOf: factsFrom(directory) }),
    ...entryJobs({ ...own, jobs, siteOf: orders.siteOf }),
    ...fileJobs({ ...files, ...own }),
    ...searchJobs({ ...pages, ...own }),
    ...backupJobs(app),
  ];
}
