import type { OrderEvent, OrderSummary } from '../../contract.ts';

/** How an order stands, in its buyer's words. @param order `parcel`: something of it is sent */
export function stateOf({
  status,
  placedAt,
  parcel,
}: Pick<OrderSummary, 'status' | 'placedAt' | 'parcel'>): string {
  if (status === 0) return placedAt ? 'Waiting for your payment' : 'Not paid yet';
  if (status === 2 && !parcel) return 'Paid and complete';
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
export const eventWords = (
  { kind, text }: Pick<OrderEvent, 'kind' | 'text'>,
  { parcel }: Pick<OrderSummary, 'parcel'>,
): string | null => {
  if (text) return text;
  // What needs no parcel is complete by being paid, which is said already.
  if (kind === 'fulfilled' && !parcel) return null;
  return happened[kind] ?? null;
};
