import type { OrderEvent } from '../../events.ts';
import type { BoughtOrder } from '../management/order-rows.ts';

/** An order in the form that later features receive. */
export const soldLines = (
  order: BoughtOrder,
): Pick<OrderEvent, 'orderId' | 'email' | 'accountId' | 'heldUntil' | 'lines'> => ({
  orderId: order.id,
  email: order.email,
  accountId: order.account_id,
  heldUntil: new Date(order.held_until),
  lines: order.items.map((item) => ({
    item: item.id,
    kind: item.kind,
    reference: item.reference,
    productId: item.product_id,
    label: item.label,
    quantity: item.quantity,
  })),
});
