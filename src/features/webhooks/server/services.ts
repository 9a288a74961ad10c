import type { Database } from '../../../lib/db/database.ts';

export interface WebhookServices {
  db: Database;
  /** The event's subject as the API shows it to the owner; only its id if it is gone. */
  describe: (websiteId: string, kind: string, subject: string) => Promise<object>;
  /** For tests and trials: allows plain HTTP, and this machine itself. */
  loopback: boolean;
}
