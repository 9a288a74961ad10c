import type { Site } from '../../lib/http/requests/request-context.ts';

/** An order line sold by a later feature: `reference` is that feature's id. */
export interface SoldLine {
  item: string;
  kind: 'physical' | 'digital' | 'booking';
  reference: string | null;
  productId: string | null;
  label: string;
  quantity: number;
}

/**
 * What happened to an order (`order-held`: its buyer has more time to pay). Announced inside the transaction in which it
 * happens.
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
  /** Until when its buyer may pay, while it is pending. */
  heldUntil: Date;
  lines: readonly SoldLine[];
}
