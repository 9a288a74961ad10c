import { accountRounds } from './account-work.ts';
import { analyticsRounds, factsFrom } from './analytics-work.ts';
import type { App } from '../app.ts';
import { bookingRounds } from './booking-work.ts';
import { calendarRounds } from './calendar-work.ts';
import { domainRounds } from './domain-work.ts';
import { fileRounds } from './file-work.ts';
import type { Round } from './rounds.ts';
import { searchRounds } from './search-work.ts';
import { shopRounds } from './shop-work.ts';
import { webhookRounds } from './webhook-work.ts';

type Parts = Pick<
  App,
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

/** All rounds: for the workers that start them and the tests that run them. */
export function everyRound(app: Parts): Round[] {
  const { db, log, jobs, directory, orders, bookings, calendars, webhooks, domains, endings, files, pages } =
    app;
  const own = { db, log };
  return [
    ...shopRounds({ ...orders, ...own }),
    ...bookingRounds({ ...bookings, ...own }),
    ...calendarRounds({ ...own, calendars }),
    ...webhookRounds({ ...webhooks, db }, log),
    ...domainRounds({ ...domains, ...own }, { ...endings, ...own }),
    ...accountRounds(own),
    ...analyticsRounds({ ...own, jobs, siteOf: orders.siteOf, factsOf: factsFrom(directory) }),
    ...fileRounds({ ...files, ...own }),
    ...searchRounds({ ...pages, ...own }),
  ];
}
