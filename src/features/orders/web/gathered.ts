import { MOST_OF_A_LINE } from '../totals.ts';
import type { CartItem } from './cart-store.ts';

/** The same variant at the same price; a booking is always separate. */
const same = (one: CartItem, other: CartItem): boolean =>
  one.productId === other.productId &&
  one.variant === other.variant &&
  one.price === other.price &&
  !one.booking &&
  !other.booking;

/**
 * Merges equal lines at the position of the first, adding up their quantities; a line has 999 at most.
 * @returns the list itself if there is nothing to merge
 */
export function gathered(items: readonly CartItem[]): readonly CartItem[] {
  const lines: CartItem[] = [];
  for (const item of items) {
    const at = lines.findIndex((line) => same(line, item) && line.quantity + item.quantity <= MOST_OF_A_LINE);
    const line = lines[at];
    if (line) lines[at] = { ...line, quantity: line.quantity + item.quantity };
    else lines.push(item);
  }
  return lines.length === items.length ? items : lines;
}
