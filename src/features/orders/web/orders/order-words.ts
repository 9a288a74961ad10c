import type { OrderEvent, OrderSummary } from '../../contract.ts';

/** How an order stands, in its buyer's words. @param order `parcel`: something of it is sent */
export function stateOf({
  status,
  placedAt,
  parcel,
}: Pick<OrderSummary, 'status' | 'placedAt' | 'parcel'>): string {
  if (status === 0) return placedAt ? 'Awaiting payment' : 'Not paid yet';
  if (status === 2 && !parcel) return 'Paid and complete';
  return ['', 'Paid, preparing', 'Shipped', 'Cancelled', 'Refunded'][status] ?? '';
}

const happened: Readonly<Record<string, string>> = {
  placed: 'Ordered',
  paid: 'Paid',
  fulfilled: 'Shipped',
  'part-fulfilled': 'Partly shipped',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  'download-consent': 'You agreed to download straight away',
  withdrawn: 'Cancelled by you',
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
