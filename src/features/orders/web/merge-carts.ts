import type { CartItem } from './cart-store.ts';

const MOST = 999;
const same = (one: CartItem, other: CartItem) =>
  one.productId === other.productId && one.variant === other.variant;
const text = (items: readonly CartItem[]) => JSON.stringify(items);

/**
 * Merges the browser's cart with the account's. A side that has not changed since both agreed follows the other; if
 * both have changed, or this is unknown, nothing is lost: every line is kept once, with the larger quantity.
 * @param agreed the cart that both last agreed on; null at the first sign-in
 */
export function mergeCarts(
  own: readonly CartItem[],
  saved: readonly CartItem[],
  agreed: readonly CartItem[] | null,
): CartItem[] {
  if (agreed && text(own) === text(agreed)) return [...saved];
  if (agreed && text(saved) === text(agreed)) return [...own];
  const merged = own.map((item) => {
    const other = saved.find((one) => same(one, item));
    return other ? { ...item, quantity: Math.min(MOST, Math.max(item.quantity, other.quantity)) } : item;
  });
  return [...merged, ...saved.filter((item) => !own.some((one) => same(one, item)))];
}
