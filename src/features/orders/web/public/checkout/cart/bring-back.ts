import { browserClient } from '../../../../../../lib/http/client.ts';
import type { ordersContract } from '../../../../contract.ts';
import { useCart } from '../../../cart-store.ts';
import { useCheckout } from '../checkout-store.ts';

/** Restores the cart from an abandoned order, by the link in an email; an existing cart takes precedence. */
export async function bringBack(id: string, key: string): Promise<void> {
  const call = browserClient<typeof ordersContract>({ 'x-order-key': key });
  const order = await call('GET /api/order/{id}', { params: { id } }).catch(() => null);
  if (!order || order.paidAt || order.placedAt || useCart.getState().items.length > 0) return;
  for (const { productId, variant, label, price, quantity, kind } of order.items)
    // The time of a booking was released, and must be chosen again.
    if (productId && kind !== 'booking')
      useCart.getState().add({
        productId,
        price,
        label,
        quantity,
        ...(variant ? { variant: { variantLabel: variant, price } } : {}),
      });
  if (order.discountCode) useCheckout.getState().note({ code: order.discountCode });
}
