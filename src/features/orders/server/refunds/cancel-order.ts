import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { CANCELLED, PENDING } from '../../order-states.ts';
import { releaseHolds } from '../cart/cart-queries.ts';
import { releaseCode } from '../discounts/code-queries.ts';
import { isOnlyListed, orderMail } from '../emails/order-mails.ts';
import { moveOrder, noteEvent, type NewEvent, wholeOrder } from '../management/order-queries.ts';
import { soldLines } from '../checkout/sold-lines.ts';
import type { OrderServices } from '../services.ts';

/**
 * Ends an order that was not paid: what it held is free again. Mails go to buyers who had ordered for good; somebody who
 * only left the checkout hears nothing, unless `tell` says so.
 * @returns false where it is not pending any more
 */
export async function cancelPending(
  services: OrderServices,
  tx: Tx,
  site: Site,
  id: string,
  { actor, account, text, tell = false }: Pick<NewEvent, 'actor' | 'account' | 'text'> & { tell?: boolean },
): Promise<boolean> {
  if (!(await moveOrder(tx, id, { from: PENDING, to: CANCELLED }))) return false;
  await releaseHolds(tx, id);
  await releaseCode(tx, id);
  const event = { kind: 'cancelled', from: PENDING, to: CANCELLED, actor, text };
  await noteEvent(tx, id, account ? { ...event, account } : event);
  const order = await wholeOrder(tx, id);
  if (!order) return true;
  // Nothing that came with a site export writes to anybody unless somebody asks for it.
  if (order.imported && actor === 'system') return true;
  if (tell || (order.placed_at && !isOnlyListed(order, actor)))
    await orderMail(services, tx, site, order, 'order-cancelled', `order-cancelled:${id}`);
  await services.announce(tx, { type: 'order-cancelled', site, ...soldLines(order) });
  return true;
}

/** The same for one whose time has run out. */
export async function cancelOverdue(services: OrderServices, tx: Tx, id: string) {
  const site = await services.siteOf(tx.site);
  if (!site) return false;
  return cancelPending(services, tx, site, id, {
    actor: 'system',
    text: 'The payment wasn’t made in time, so the reserved items were released.',
  });
}
