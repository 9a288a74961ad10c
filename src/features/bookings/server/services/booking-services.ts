import type { Database } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import type { OrderServices } from '../../../orders/server/index.ts';

/** What bookings need from outside. */
export interface BookingServices {
  db: Database;
  jobs: Jobs;
  timezoneOf: (websiteId: string) => Promise<string>;
  /** A site by its id, for work that no request began. */
  siteOf: (websiteId: string) => Promise<Site | null>;
  /** To make the order that a booking is paid by, and to give money back. */
  orders: OrderServices;
}
