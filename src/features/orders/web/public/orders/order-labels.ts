import type { WordsOf } from '../../../../../lib/messages/area.ts';
import type { orderWords } from '../../../messages/order/area.ts';
import type { OrderEvent, OrderSummary } from '../../../contract.ts';

type Kind = Pick<OrderSummary, 'parcel' | 'collected'>;

/** The status of an order, in words for the buyer. */
export function stateOf(
  { status, placedAt, parcel, collected }: Pick<OrderSummary, 'status' | 'placedAt'> & Kind,
  t: WordsOf<typeof orderWords>,
): string {
  if (status === 0) return placedAt ? t.awaitingPayment : t.notPaidYet;
  if (status === 2 && !parcel) return t.paidComplete;
  if (status === 2 && collected) return t.readyToCollect;
  return ['', t.paidPreparing, t.shipped, t.cancelled, t.refunded][status] ?? '';
}

type EventName =
  | 'ordered'
  | 'paid'
  | 'shipped'
  | 'partlyShipped'
  | 'readyToCollect'
  | 'partlyReady'
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

const whenCollected: typeof happened = { fulfilled: 'readyToCollect', 'part-fulfilled': 'partlyReady' };

/** An event in words for the buyer; null if it doesn't concern them. */
export const eventLabel = (
  { kind, text }: Pick<OrderEvent, 'kind' | 'text'>,
  { parcel, collected }: Kind,
  t: WordsOf<typeof orderWords>,
): string | null => {
  if (text) return text;
  // Orders without delivery are complete once paid, which is shown already.
  if (kind === 'fulfilled' && !parcel) return null;
  const name = (collected && whenCollected[kind]) || happened[kind];
  return name ? t[name] : null;
};
