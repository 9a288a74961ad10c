import type { CartItem } from './cart-store.ts';

const MOST = 999;
const same = (one: CartItem, other: CartItem) =>
  one.productId === other.productId && one.variant === other.variant;
const text = (items: readonly CartItem[]) => JSON.stringify(items);

/**
 * The browser's cart and the account's as one. The side that has not changed since both were alike follows the other; where
 * both have, or nobody knows, nothing is lost: all lines stand once, with the larger quantity.
 * @param agreed what both were the last time; null at the first sign-in
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
