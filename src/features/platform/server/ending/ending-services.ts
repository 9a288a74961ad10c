import type { Database } from '../../../../lib/db/database.ts';
import type { ScheduledJobServices } from '../../../websites/server/index.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import type { Storage } from '../../../../lib/storage/storage.ts';

export interface EndingServices {
  db: Database;
  jobs: Jobs;
  storage: Storage;
  siteOf: (websiteId: string) => Promise<Site | null>;
  /** Drops the site from this process's cache. */
  forget: (websiteId: string) => void;
  log: ScheduledJobServices['log'];
}
