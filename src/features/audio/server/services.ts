import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import type { FileServices } from '../../files/server/index.ts';

export interface AudioServices {
  db: Database;
  jobs: Jobs;
  files: FileServices;
}

export interface AudioCallServices extends AudioServices {
  /** Tracks that aren’t for everybody; a later feature knows them. */
  restricted: (tx: Tx) => Promise<ReadonlySet<string>>;
}
