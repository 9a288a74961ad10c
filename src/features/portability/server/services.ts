import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../lib/db/database.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import type { Staging } from '../../../lib/storage/staging.ts';
import type { Storage } from '../../../lib/storage/storage.ts';

export interface PortabilityServices {
  db: Database;
  jobs: Jobs;
  storage: Storage;
  staging: Staging;
  log: FastifyBaseLogger;
}
