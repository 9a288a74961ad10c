import type { Database } from '../../../lib/db/database.ts';

export interface WebhookServices {
  db: Database;
  /** What an event is about, as the API shows it to the owner; only its id where it is gone. */
  describe: (websiteId: string, kind: string, subject: string) => Promise<object>;
  /** For tests and trials: plain HTTP, and this machine itself. */
  loopback: boolean;
}
