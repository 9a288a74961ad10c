import type { OrderEvent, OrderSummary } from '../../contract.ts';

/** How an order stands, in its buyer's words. */
export function stateOf({ status, placedAt }: Pick<OrderSummary, 'status' | 'placedAt'>): string {
  if (status === 0) return placedAt ? 'Waiting for your payment' : 'Not paid yet';
  return ['', 'Paid, being prepared', 'Sent', 'Cancelled', 'Refunded'][status] ?? '';
}

const happened: Readonly<Record<string, string>> = {
  placed: 'Ordered',
  paid: 'Paid',
  fulfilled: 'Sent',
  'part-fulfilled': 'A part was sent',
  cancelled: 'Cancelled',
  refunded: 'Money given back',
  withdrawn: 'You withdrew from the contract',
};

/** What happened, in a buyer's words; null for what is of no interest to them. */
export const eventWords = ({ kind, text }: Pick<OrderEvent, 'kind' | 'text'>): string | null =>
  text || (happened[kind] ?? null);
