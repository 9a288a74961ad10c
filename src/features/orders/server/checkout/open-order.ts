import type { Tx } from '../../../../lib/db/database.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { openedBy, type Seer } from '../management/access.ts';
import { wholeOrder } from '../management/order-queries.ts';
import type { WholeOrder } from '../management/order-rows.ts';
import { presentOrder } from '../management/present-order.ts';
import { readShop } from '../management/shop-queries.ts';

/** An order and the caller's access to it. @throws 404 */
export const openOrder = (
  tx: Tx,
  request: SiteRequest,
  id: string,
): Promise<{ order: WholeOrder; seer: Seer }> => openedBy(tx, request, id, wholeOrder);

/** The order as the caller may see it now. */
export async function shownOrder(tx: Tx, request: SiteRequest, id: string) {
  const { order, seer } = await openOrder(tx, request, id);
  return presentOrder(order, seer, await readShop(tx));
}
