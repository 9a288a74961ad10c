import type { ShopSettings } from './shop-shapes.ts';

/** Nothing of it is sent to an address. @param order as it crosses the wire */
export const isCollected = (order: { parcel: boolean; deliveryAddress: object | null }): boolean =>
  order.parcel && order.deliveryAddress === null;

/**
 * How an order without a card is paid, in the shop's words. Payment on collection is for collected orders only.
 * @param onCollection what is said of it where the shop has no words of its own
 */
export function howToPay(
  { manual, provider }: ShopSettings,
  collected: boolean,
  onCollection: string,
): string {
  const { enabled, text, collection } = manual;
  if (!collected || !collection.enabled) return text;
  const others = enabled || provider === 'manual' ? text : '';
  return [collection.text || onCollection, others].filter(Boolean).join('\n\n');
}
