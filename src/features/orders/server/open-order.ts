import type { Tx } from '../../../lib/db/database.ts';
import { notFound } from '../../../lib/errors.ts';
import type { SiteRequest } from '../../../lib/http/request-context.ts';
import { NO_ORDER, type Seer, seerOf } from './access.ts';
import { wholeOrder } from './order-queries.ts';
import type { WholeOrder } from './order-rows.ts';
import { presentOrder } from './present-order.ts';
import { readShop } from './shop-queries.ts';

/** An order and who looks at it. @throws 404 */
export async function openOrder(
  tx: Tx,
  request: SiteRequest,
  id: string,
): Promise<{ order: WholeOrder; seer: Seer }> {
  const order = await wholeOrder(tx, request.site.id, id);
  const seer = await seerOf(tx, request, order);
  if (!order) throw notFound(NO_ORDER);
  return { order, seer };
}

/** As whoever asks may see it now. */
export async function shownOrder(tx: Tx, request: SiteRequest, id: string) {
  const { order, seer } = await openOrder(tx, request, id);
  return presentOrder(order, seer, await readShop(tx, request.site.id));
}
