import type { Database } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import type { OrderServices } from '../../../orders/server/index.ts';

/** Dependencies of bookings. */
export interface BookingServices {
  db: Database;
  jobs: Jobs;
  timezoneOf: (websiteId: string) => Promise<string>;
  /** A site by its id, for work outside a request. */
  siteOf: (websiteId: string) => Promise<Site | null>;
  /** To make the order that pays for a booking, and for refunds. */
  orders: OrderServices;
}
