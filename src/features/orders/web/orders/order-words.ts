import type { WordsOf } from '../../../../lib/messages/area.ts';
import type { orderWords } from '../../messages/order/area.ts';
import type { OrderEvent, OrderSummary } from '../../contract.ts';

/** How an order stands, in its buyer's words. @param order `parcel`: something of it is sent */
export function stateOf(
  { status, placedAt, parcel }: Pick<OrderSummary, 'status' | 'placedAt' | 'parcel'>,
  t: WordsOf<typeof orderWords>,
): string {
  if (status === 0) return placedAt ? t.awaitingPayment : t.notPaidYet;
  if (status === 2 && !parcel) return t.paidComplete;
  return ['', t.paidPreparing, t.shipped, t.cancelled, t.refunded][status] ?? '';
}

type EventName =
  | 'ordered'
  | 'paid'
  | 'shipped'
  | 'partlyShipped'
  | 'cancelled'
  | 'refunded'
  | 'agreedToDownload'
  | 'cancelledByYou';

const happened: Readonly<Record<string, EventName>> = {
  placed: 'ordered',
  paid: 'paid',
  fulfilled: 'shipped',
  'part-fulfilled': 'partlyShipped',
  cancelled: 'cancelled',
  refunded: 'refunded',
  'download-consent': 'agreedToDownload',
  withdrawn: 'cancelledByYou',
};

/** What happened, in a buyer's words; null for what is of no interest to them. */
export const eventWords = (
  { kind, text }: Pick<OrderEvent, 'kind' | 'text'>,
  { parcel }: Pick<OrderSummary, 'parcel'>,
  t: WordsOf<typeof orderWords>,
): string | null => {
  if (text) return text;
  // What needs no parcel is complete by being paid, which is said already.
  if (kind === 'fulfilled' && !parcel) return null;
  const name = happened[kind];
  return name ? t[name] : null;
};
