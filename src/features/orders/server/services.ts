import type { ConcurrencyLimit } from '../../../lib/work/concurrency-limit.ts';
import type { Database, Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import type { Jobs } from '../../../lib/work/jobs.ts';
import type { OrderEvent } from '../events.ts';
import type { Problem } from '../order-shapes.ts';
import type { StripeSettings } from './payment-providers/stripe-client.ts';
import type { PricedLine } from './cart/price-cart.ts';

/** A line of a cart that a later feature sells. */
export interface ReservedItem {
  /** In the cart, counted from 0. */
  place: number;
  id: string;
  key: string;
}

/** What is in a cart of it, priced, and what is in the way. */
export interface Sold {
  lines: PricedLine[];
  problems: Problem[];
}

/** What a later feature sells by orders: things that it keeps for the buyer itself. It locks before the shop locks goods. */
export interface Seller {
  /**
   * Prices what is in a cart.
   * @param keep keeps it for the buyer for so long; `order` is the pending one that has it already
   */
  lines(
    tx: Tx,
    items: readonly ReservedItem[],
    keep: { seconds: number; order: string | null } | null,
  ): Promise<Sold>;
  /** These belong to this order now, and nothing else does. */
  attach(tx: Tx, orderId: string, references: readonly string[]): Promise<void>;
  /** Makes sure that all of it can be had, before it is paid. @returns false where something is gone */
  secure(tx: Tx, orderId: string, references: readonly string[]): Promise<boolean>;
}

/** What the shop needs from outside. */
export interface OrderServices {
  db: Database;
  jobs: Jobs;
  /** A site by its id, for work that no request began. */
  siteOf: (websiteId: string) => Promise<Site | null>;
  /** Tells features below, in the same transaction. */
  announce: (tx: Tx, event: OrderEvent) => Promise<void>;
  seller: Seller;
  /** What buyers come for at the same time, within this process. */
  contended: ConcurrencyLimit;
  stripe: StripeSettings | null;
  /** Whether the built-in test provider may be used here. */
  testPayments: boolean;
  log: { error(detail: object, sentence: string): void; warn(detail: object, sentence: string): void };
}
