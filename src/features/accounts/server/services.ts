import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Handlers } from '../../../lib/http/handlers.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import type { accountsContract } from '../contract.ts';
import type { AccountEvent } from '../events.ts';

/** What the account calls need from outside. */
export interface AccountServices {
  db: Database;
  jobs: Jobs;
  /** Tells features below, in the same transaction. */
  announce: (tx: Tx, event: AccountEvent) => Promise<void>;
  /** Header in which a trusted proxy tells the country; lower case. */
  countryHeader?: string | undefined;
  /** Orders of an account; none while there is no shop. */
  countOrders?: (tx: Tx, accountId: string) => Promise<number>;
}

export type AccountHandlers = Handlers<typeof accountsContract>;
