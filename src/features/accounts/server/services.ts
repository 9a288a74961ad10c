import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Handlers } from '../../../lib/http/handlers.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import type { accountsContract } from '../contract.ts';
import type { AccountEvent } from '../events.ts';

/** Dependencies of the account calls. */
export interface AccountServices {
  db: Database;
  jobs: Jobs;
  /** Notifies later features, in the same transaction. */
  announce: (tx: Tx, event: AccountEvent) => Promise<void>;
  /** Orders of an account; none without a shop. */
  countOrders?: (tx: Tx, accountId: string) => Promise<number>;
}

export type AccountHandlers = Handlers<typeof accountsContract>;
