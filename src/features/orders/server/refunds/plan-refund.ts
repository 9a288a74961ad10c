import { conflict, invalid } from '../../../../lib/errors.ts';
import { smallestAmount, toMinor } from '../../../../lib/values/money.ts';
import { refundForPieces } from '../../order-sums.ts';
import type { ItemRow, OrderRow } from '../management/order-rows.ts';
import type { RefundLine } from './refund-queries.ts';
import { staffWords } from '../staff-words.ts';

/** The parts of an order that decide what can be refunded. */
export type Refundable = Pick<
  OrderRow,
  'currency' | 'total' | 'refunded' | 'shipping' | 'shipping_tax' | 'tax_included'
> & {
  items: readonly Pick<ItemRow, 'id' | 'label' | 'paid' | 'quantity' | 'refunded' | 'refunded_amount'>[];
};

interface Wished {
  amount?: number | undefined;
  lines?: readonly { item: string; quantity: number }[] | undefined;
  shipping?: boolean | undefined;
}

/**
 * The amount of a refund, in minor units: everything that is left if neither an amount nor lines are given.
 * @throws 400, 409 for lines that were refunded already
 */
export function planRefund(
  order: Refundable,
  wish: Wished,
): { left: number; lines: RefundLine[]; amount: number } {
  const left = order.total - order.refunded;
  const whole = wish.amount === undefined && wish.lines === undefined;
  const lines = linesFor(order, wish.lines ?? (whole ? restOf(order) : []));
  const byLines =
    lines.reduce((sum, line) => sum + line.amount, 0) + (wish.shipping ? shippingLeft(order) : 0);
  if (wish.amount !== undefined && toMinor(wish.amount) % smallestAmount(order.currency) !== 0)
    throw invalid(staffWords().wholeAmount, {
      amount: staffWords().noDecimals({ currency: order.currency }),
    });
  const amount = wish.amount === undefined ? (whole ? left : Math.min(byLines, left)) : toMinor(wish.amount);
  return { left, lines, amount };
}

/** The refund for units of lines, to the penny. */
function linesFor(order: Refundable, wanted: readonly { item: string; quantity: number }[]): RefundLine[] {
  const pieces = new Map<string, number>();
  for (const { item, quantity } of wanted) pieces.set(item, (pieces.get(item) ?? 0) + quantity);
  return [...pieces].map(([id, quantity]) => {
    const item = order.items.find((one) => one.id === id);
    if (!item) throw invalid(staffWords().itemNotInOrder, { lines: staffWords().itemNotFound });
    if (item.refunded + quantity > item.quantity)
      throw conflict(staffWords().onlyRefundable({ left: item.quantity - item.refunded, item: item.label }));
    const state = {
      paid: item.paid,
      quantity: item.quantity,
      refunded: item.refunded,
      refundedAmount: item.refunded_amount,
    };
    return { item: id, quantity, amount: refundForPieces(state, quantity, smallestAmount(order.currency)) };
  });
}

const restOf = (order: Refundable) =>
  order.items
    .map((item) => ({ item: item.id, quantity: item.quantity - item.refunded }))
    .filter((line) => line.quantity > 0);

/** Delivery that no refund has covered yet. */
function shippingLeft(order: Refundable): number {
  const paid = order.shipping + (order.tax_included ? 0 : order.shipping_tax);
  const beyondLines = order.refunded - order.items.reduce((sum, item) => sum + item.refunded_amount, 0);
  return Math.max(0, paid - Math.max(0, beyondLines));
}
