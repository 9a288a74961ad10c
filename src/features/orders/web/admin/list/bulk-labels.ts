import { fromMinor, toMinor } from '../../../../../lib/values/money.ts';
import { type BulkStep, reasonToSkip, type SkipReason, skipReasons } from '../../../bulk-steps.ts';
import type { BulkResult, OrderSummary } from '../../../contract.ts';

type Skipped = BulkResult['skipped'][number];

/** What orders become: “Mark as fulfilled”, “3 orders marked as fulfilled”. */
export const stepWords: Readonly<Record<BulkStep, string>> = {
  fulfil: 'fulfilled',
  ready: 'ready for collection',
  pay: 'paid',
};

/** Before the numbers of the orders: “Not paid yet: 1003, 1004”. */
export const reasonLabels: Readonly<Record<SkipReason, string>> = {
  unpaid: 'Not paid yet',
  unplaced: 'Checkout not finished',
  'online-payment': 'Waiting for an online payment',
  paid: 'Already paid',
  fulfilled: 'Already fulfilled',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  collection: 'For collection, not delivery',
  delivery: 'For delivery, not collection',
  'nothing-left': 'Nothing left to fulfil',
  'sold-out': 'An item is sold out',
  changed: 'Changed in the meantime',
  busy: 'The site was busy. Try again',
  failed: 'Something went wrong. Try again',
};

export const countOf = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

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
export const linesOf = (skipped: readonly Skipped[]): string[] =>
  skipReasons.flatMap((reason) => {
    const numbers = skipped.filter((one) => one.reason === reason).map(({ number }) => number);
    if (numbers.length === 0) return [];
    const more = numbers.length - MOST_NAMED;
    return [
      `${reasonLabels[reason]}: ${numbers.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    ];
  });

/** The sum of orders in one currency; `null` if there are several. */
export function totalOf(orders: readonly OrderSummary[]): { total: number; currency: string } | null {
  const [first] = orders;
  if (!first || orders.some(({ currency }) => currency !== first.currency)) return null;
  const minor = orders.reduce((sum, { total }) => sum + toMinor(total), 0);
  return { total: fromMinor(minor), currency: first.currency };
}
