import type { Database } from '../../../lib/db/database.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import type { FileServices } from '../../files/server/index.ts';

export interface AudioServices {
  db: Database;
  jobs: Jobs;
  files: FileServices;
}
