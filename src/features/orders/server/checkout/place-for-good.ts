import type { Tx } from '../../../../lib/db/database.ts';
import { conflict } from '../../../../lib/errors.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { PENDING } from '../../order-states.ts';
import { holdLonger } from '../cart/hold-queries.ts';
import { orderMail, ownerMail } from '../emails/order-mails.ts';
import { noteEvent, wholeOrder } from '../management/order-queries.ts';
import type { WholeOrder } from '../management/order-rows.ts';
import { isCollectedRow } from '../management/order-rows.ts';
import { payOrder } from '../payments/pay-order.ts';
import { providersOf } from '../payment-providers/index.ts';
import { markPlaced } from './placed-queries.ts';
import { readShop } from '../management/shop-queries.ts';
import { soldLines } from './sold-lines.ts';
import type { OrderServices } from '../services.ts';
import { type EmailsDue, noteEmailsDue } from '../emails/summary-queries.ts';
import { say } from '../management/say.ts';
import { told } from '../management/stored-words.ts';

/**
 * Places an order without a card: a free one is paid immediately, one to be paid by hand waits for the owner. The caller has
 * locked the order. Repeating it succeeds.
 * @param due whose email waits for a summary
 */
export async function placeForGood(
  services: OrderServices,
  tx: Tx,
  site: Site,
  order: WholeOrder,
  due: EmailsDue,
): Promise<void> {
  if (order.status !== PENDING || order.placed_at) {
    if (order.placed_at) return;
    throw conflict(say().orderExpired);
  }
  if (order.total === 0) {
    const by = { provider: 'none', transactionId: '', actor: 'buyer', account: order.account_id } as const;
    if (!(await payOrder(services, tx, site, order, by, due))) throw conflict(say().justSoldOut);
    await noteEmailsDue(tx, order.id, due);
    return;
  }
  const shop = await readShop(tx);
  // Started for a card, but the buyer chose a manual method that the shop offers.
  if (order.provider !== 'manual' && !providersOf(services, shop, isCollectedRow(order)).includes('manual'))
    throw conflict(say().payByCardFirst);
  const { settings } = shop;
  if (!(await markPlaced(tx, order.id))) throw conflict(say().reservationOver);
  await holdLonger(tx, order.id, settings.manual.days);
  await noteEvent(tx, order.id, {
    kind: 'placed',
    to: PENDING,
    actor: 'buyer',
    account: order.account_id,
    told: told('placedManually', { days: settings.manual.days }),
  });
  const placed = (await wholeOrder(tx, order.id)) ?? order;
  if (!due.buyer) await orderMail(services, tx, site, placed, 'order-placed', `order-placed:${order.id}`);
  if (!due.shop)
    await ownerMail(services, tx, site, 'owner-new-order', `owner-new-order:${order.id}`, placed);
  await noteEmailsDue(tx, order.id, due);
  await services.announce(tx, { type: 'order-placed', site, ...soldLines(placed) });
}
