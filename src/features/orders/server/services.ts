import type { ConcurrencyLimit } from '../../../lib/work/concurrency-limit.ts';
import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import type { OrderEvent } from '../events.ts';
import type { Problem } from '../order-shapes.ts';
import type { StripeSettings } from './payment-providers/stripe-client.ts';
import type { PricedLine } from './cart/price-cart.ts';

/** A cart line that a later feature sells. */
export interface ReservedItem {
  /** Index in the cart, from 0. */
  place: number;
  id: string;
  key: string;
}

/** These lines of a cart with their prices, and their problems. */
export interface Sold {
  lines: PricedLine[];
  problems: Problem[];
}

/** What a later feature sells through orders, and holds for the buyer itself. It locks before the shop locks products. */
export interface Seller {
  /**
   * Prices these lines of a cart.
   * @param keep how long to hold them for the buyer; `order` is the pending one that holds them already
   */
  lines(
    tx: Tx,
    items: readonly ReservedItem[],
    keep: { seconds: number; order: string | null } | null,
  ): Promise<Sold>;
  /** Assigns these, and nothing else, to this order. */
  attach(tx: Tx, orderId: string, references: readonly string[]): Promise<void>;
  /** Confirms that everything is available, before payment. @returns false if something is gone */
  secure(tx: Tx, orderId: string, references: readonly string[]): Promise<boolean>;
}

/** The shop's dependencies. */
export interface OrderServices {
  db: Database;
  jobs: Jobs;
  /** A site by its id, for work outside a request. */
  siteOf: (websiteId: string) => Promise<Site | null>;
  /** Notifies later features, in the same transaction. */
  announce: (tx: Tx, event: OrderEvent) => Promise<void>;
  seller: Seller;
  /** Queues in this process for items that many buyers want at the same time. */
  contended: ConcurrencyLimit;
  stripe: StripeSettings | null;
  /** Whether the built-in test provider is allowed here. */
  testPayments: boolean;
  log: { error(detail: object, sentence: string): void; warn(detail: object, sentence: string): void };
}
