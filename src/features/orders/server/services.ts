import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/request-context.ts';
import type { Jobs } from '../../../lib/jobs.ts';
import type { OrderEvent } from '../events.ts';
import type { StripeSettings } from './payment-providers/stripe-client.ts';

/** What the shop needs from outside. */
export interface OrderServices {
  db: Database;
  jobs: Jobs;
  /** A site by its id, for work that no request began. */
  siteOf: (websiteId: string) => Promise<Site | null>;
  /** Tells features below, in the same transaction. */
  announce: (tx: Tx, event: OrderEvent) => Promise<void>;
  stripe: StripeSettings | null;
  /** Whether the built-in test provider may be used here. */
  testPayments: boolean;
  log: { error(detail: object, sentence: string): void; warn(detail: object, sentence: string): void };
}
