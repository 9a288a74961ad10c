import type { Site } from '../../lib/http/requests/request-context.ts';

/** A line of an order that a later feature sold: `reference` is its own id of it. */
export interface SoldLine {
  item: string;
  kind: 'physical' | 'digital' | 'booking';
  reference: string | null;
  productId: string | null;
  label: string;
  quantity: number;
}

/**
 * What has happened to an order (`order-held`: its buyer has more time to pay); told inside the transaction in which it
 * happened.
 */
export interface OrderEvent {
  type:
    | 'order-placed'
    | 'order-held'
    | 'order-paid'
    | 'order-fulfilled'
    | 'order-cancelled'
    | 'order-refunded';
  site: Site;
  orderId: string;
  email: string;
  accountId: string | null;
  /** Until then its buyer may pay, while it is pending. */
  heldUntil: Date;
  lines: readonly SoldLine[];
}
