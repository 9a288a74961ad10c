import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import type { FileUse } from '../../files/contract.ts';
import type { FileServices } from '../../files/server/index.ts';
import type { SendLimits } from './send-limits.ts';

/** Dependencies of the calls for forms and messages. */
export interface FormServices {
  db: Database;
  jobs: Jobs;
  files: FileServices;
  limits: SendLimits;
  siteOf: (websiteId: string) => Promise<Site | null>;
  /** The domain that receives email replies; empty if none are received. */
  answersTo: string | undefined;
  /** Pages with forms, by the forms' ids. */
  pagesShowing: (tx: Tx, ids: readonly string[]) => Promise<Map<string, FileUse[]>>;
}
