import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { CANCELLED, PENDING } from '../../order-states.ts';
import { releaseHolds } from '../cart/cart-queries.ts';
import { releaseCode } from '../discounts/code-queries.ts';
import { isOnlyListed, orderMail } from '../emails/order-mails.ts';
import { moveOrder, noteEvent, type NewEvent, wholeOrder } from '../management/order-queries.ts';
import { told } from '../management/stored-words.ts';
import { soldLines } from '../checkout/sold-lines.ts';
import type { OrderServices } from '../services.ts';

/**
 * Ends an unpaid order and releases what it held. Buyers who had placed the order get an email; those who
 * only left the checkout don't, unless `tell` is set.
 * @returns false if it is no longer pending
 */
export async function cancelPending(
  services: OrderServices,
  tx: Tx,
  site: Site,
  id: string,
  {
    actor,
    account,
    told: what,
    tell = false,
  }: Pick<NewEvent, 'actor' | 'account' | 'told'> & { tell?: boolean },
): Promise<boolean> {
  if (!(await moveOrder(tx, id, { from: PENDING, to: CANCELLED }))) return false;
  await releaseHolds(tx, id);
  await releaseCode(tx, id);
  const event = { kind: 'cancelled', from: PENDING, to: CANCELLED, actor, told: what };
  await noteEvent(tx, id, account ? { ...event, account } : event);
  const order = await wholeOrder(tx, id);
  if (!order) return true;
  // Records from a site export send no email unless a person requests it.
  if (order.imported && actor === 'system') return true;
  if (tell || (order.placed_at && !isOnlyListed(order, actor)))
    await orderMail(services, tx, site, order, 'order-cancelled', `order-cancelled:${id}`);
  await services.announce(tx, { type: 'order-cancelled', site, ...soldLines(order) });
  return true;
}

/** The same for an order whose time has run out. */
export async function cancelOverdue(services: OrderServices, tx: Tx, id: string) {
  const site = await services.siteOf(tx.site);
  if (!site) return false;
  return cancelPending(services, tx, site, id, {
    actor: 'system',
    told: told('overdue'),
  });
}
