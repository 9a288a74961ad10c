import type { Order } from '../../../contract.ts';

/** `all`: nothing was sent, so the order is cancelled and refunded. `items`: the buyer chooses what to return. */
export type Cancelling = 'all' | 'items';

/** How this order can be cancelled now. */
export const howToCancel = ({ may, withdrawnAt }: Order): Cancelling | null => {
  if (withdrawnAt) return null;
  return may.cancel ? 'all' : may.withdraw ? 'items' : null;
};

/** Units of an order that have not been refunded. */
export const piecesLeft = ({ items }: Order): number =>
  items.reduce((sum, { quantity, refunded }) => sum + quantity - refunded, 0);
