import type { Order } from '../../contract.ts';

/** `all`: nothing was sent, so it is cancelled and refunded at once. `items`: what may be returned is chosen. */
export type Cancelling = 'all' | 'items';

/** The one way in which this order can be cancelled now. */
export const howToCancel = ({ may, withdrawnAt }: Order): Cancelling | null => {
  if (withdrawnAt) return null;
  return may.cancel ? 'all' : may.withdraw ? 'items' : null;
};

/** Pieces of an order that have not been refunded. */
export const piecesLeft = ({ items }: Order): number =>
  items.reduce((sum, { quantity, refunded }) => sum + quantity - refunded, 0);
