import type { ShopSettings } from './shop-shapes.ts';

/** Whether nothing of an order is delivered. @param order as in the API */
export const isCollected = (order: { parcel: boolean; deliveryAddress: object | null }): boolean =>
  order.parcel && order.deliveryAddress === null;

/**
 * The name of a payment method without a card, in the shop's words. Payment on collection is only for orders that are collected.
 * @param onCollection the default text
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
