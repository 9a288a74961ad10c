import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import type { FileUse } from '../../files/contract.ts';
import type { FileServices } from '../../files/server/index.ts';
import type { SendLimits } from './send-limits.ts';

/** What the calls of forms and messages need from outside. */
export interface FormServices {
  db: Database;
  jobs: Jobs;
  files: FileServices;
  limits: SendLimits;
  siteOf: (websiteId: string) => Promise<Site | null>;
  /** The domain to which people answer by mail; none where no mails come in. */
  answersTo: string | undefined;
  /** Pages on which forms stand, by the forms' ids. */
  pagesShowing: (tx: Tx, ids: readonly string[]) => Promise<Map<string, FileUse[]>>;
}
