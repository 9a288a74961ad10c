import type { FastifyBaseLogger } from 'fastify';
import { bookingSeller } from '../../features/bookings/server/index.ts';
import { contendedThings, type OrderServices } from '../../features/orders/server/index.ts';
import { atCanonicalHost, type SiteDirectory } from '../../features/websites/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import type { Jobs } from '../../lib/work/jobs.ts';
import type { Config } from '../config.ts';
import { listeners } from '../listeners.ts';
import { siteOf } from '../http/request-contexts.ts';

interface Parts {
  db: Database;
  jobs: Jobs;
  directory: SiteDirectory;
  log: FastifyBaseLogger;
}

/** The shop's services. */
export function shopServices(config: Config, { db, jobs, directory, log }: Parts): OrderServices {
  return {
    db,
    jobs,
    log,
    stripe: config.stripe,
    testPayments: config.testPayments,
    announce: listeners(jobs).onOrderEvent,
    seller: bookingSeller,
    contended: contendedThings(),
    siteOf: async (websiteId) => {
      const known = await directory.get(websiteId);
      return known && siteOf(config, atCanonicalHost(known));
    },
  };
}
