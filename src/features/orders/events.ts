import type { Site } from '../../lib/http/request-context.ts';

/** A line of an order that a later feature sold: `reference` is its own id of it. */
export interface SoldLine {
  item: string;
  kind: 'physical' | 'digital' | 'booking';
  reference: string | null;
  productId: string | null;
  label: string;
  quantity: number;
}

/** What has happened to an order; told inside the transaction in which it happened. */
export interface OrderEvent {
  type: 'order-placed' | 'order-paid' | 'order-fulfilled' | 'order-cancelled' | 'order-refunded';
  site: Site;
  orderId: string;
  email: string;
  accountId: string | null;
  lines: readonly SoldLine[];
}
