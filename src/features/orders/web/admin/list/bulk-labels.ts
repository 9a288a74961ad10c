import { fromMinor, toMinor } from '../../../../../lib/values/money.ts';
import { type BulkStep, reasonToSkip, type SkipReason, skipReasons } from '../../../bulk-steps.ts';
import type { BulkResult, OrderSummary } from '../../../contract.ts';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

type Skipped = BulkResult['skipped'][number];

/** Before the numbers of the orders: “Not paid yet: 1003, 1004”. */
const reasonLabels = {
  unpaid: 'notPaidYet',
  unplaced: 'checkoutNotFinished',
  'online-payment': 'waitingForPayment',
  paid: 'alreadyPaid',
  fulfilled: 'alreadyFulfilled',
  cancelled: 'cancelled',
  refunded: 'refunded',
  collection: 'forCollection',
  delivery: 'forDelivery',
  'nothing-left': 'nothingLeftToFulfil',
  'sold-out': 'itemSoldOut',
  changed: 'changedMeanwhile',
  busy: 'siteWasBusy',
  failed: 'somethingWentWrong',
} as const satisfies Record<SkipReason, keyof WordsOf<typeof ordersAdmin>>;

/** Which of these orders a step changes, as far as the list knows, and why it skips the others. */
export function planOf(step: BulkStep, orders: readonly OrderSummary[]) {
  const able: OrderSummary[] = [];
  const skipped: Skipped[] = [];
  for (const order of orders) {
    const { _id, number, status, collected, placedAt, payment } = order;
    const placed = placedAt !== null;
    const reason = reasonToSkip(step, { status, collected, placed, manual: payment.provider === 'manual' });
    if (reason) skipped.push({ _id, number, reason });
    else able.push(order);
  }
  return { able, skipped };
}

const MOST_NAMED = 10;

/** One line for each reason, with the numbers of its orders. */
export const linesOf = (skipped: readonly Skipped[]): string[] => {
  const words = messagesNow(ordersAdmin);
  return skipReasons.flatMap((reason) => {
    const numbers = skipped.filter((one) => one.reason === reason).map(({ number }) => number);
    if (numbers.length === 0) return [];
    const more = numbers.length - MOST_NAMED;
    const of = { reason: words[reasonLabels[reason]], numbers: numbers.slice(0, MOST_NAMED).join(', ') };
    return [more > 0 ? words.skippedAndMore({ ...of, more }) : words.skippedFor(of)];
  });
};

/** The sum of orders in one currency; `null` if there are several. */
export function totalOf(orders: readonly OrderSummary[]): { total: number; currency: string } | null {
  const [first] = orders;
  if (!first || orders.some(({ currency }) => currency !== first.currency)) return null;
  const minor = orders.reduce((sum, { total }) => sum + toMinor(total), 0);
  return { total: fromMinor(minor), currency: first.currency };
}
