import type { Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/request-context.ts';
import { FULFILLED, PAID, PENDING } from '../order-states.ts';
import { heldByOthers, lockVariants, sellStock } from './cart-queries.ts';
import { runningLow } from './mail-queries.ts';
import { orderMail, ownerMail } from './order-mails.ts';
import {
  giveInvoiceNumber,
  markOrderPaid,
  moveOrder,
  noteEvent,
  type NewEvent,
  wholeOrder,
} from './order-queries.ts';
import type { WholeOrder } from './order-rows.ts';
import { deliverDigital, keepTransaction } from './paid-queries.ts';
import { readShop } from './shop-queries.ts';
import { soldLines } from './sold-lines.ts';
import type { OrderServices } from './services.ts';

export interface PaidBy {
  provider: 'stripe' | 'test' | 'manual' | 'none';
  transactionId: string;
  stripeAccount?: string;
  actor: NewEvent['actor'];
  account?: string | null;
}

/**
 * The one way in which an order becomes paid. The caller has locked the order. Goods are taken from stock here: an order
 * whose hold is over gets them only if they are still there.
 * @returns false where goods have run out; nothing is changed then
 */
export async function payOrder(
  services: OrderServices,
  tx: Tx,
  site: Site,
  order: WholeOrder,
  by: PaidBy,
): Promise<boolean> {
  const wanted = new Map<string, number>();
  for (const item of order.items)
    if (item.tracked)
      wanted.set(item.variant_id ?? item.id, (wanted.get(item.variant_id ?? item.id) ?? 0) + item.quantity);
  const ids = [...wanted.keys()];
  const stock = await lockVariants(tx, site.id, ids);
  const held = await heldByOthers(tx, site.id, ids, order.id);
  const counted: { variantId: string; quantity: number }[] = [];
  for (const [variantId, quantity] of wanted) {
    const onHand = stock.get(variantId);
    if (onHand === undefined) return false;
    // The owner has stopped counting it since.
    if (onHand === null) continue;
    if (onHand - (held.get(variantId) ?? 0) < quantity) return false;
    counted.push({ variantId, quantity });
  }
  const taken = await sellStock(tx, site.id, order.id, counted);
  if (taken.length < counted.length) throw new Error('Goods that were locked have gone.');

  const shop = await readShop(tx, site.id);
  if (!(await markOrderPaid(tx, site.id, order.id, by))) throw new Error('The order was not pending.');
  const text = by.provider === 'none' ? 'There was nothing to pay.' : `Paid (${by.provider}).`;
  const { actor, account = null } = by;
  await noteEvent(tx, site.id, order.id, { kind: 'paid', from: PENDING, to: PAID, actor, account, text });
  await keepTransaction(tx, site.id, order.id, by.transactionId);
  const digital = order.items.some((item) => item.kind === 'digital');
  if (digital && (await deliverDigital(tx, site.id, order.id, shop.settings.downloads.days))) {
    await moveOrder(tx, site.id, order.id, { from: PAID, to: FULFILLED });
    const event = { kind: 'fulfilled', from: PAID, to: FULFILLED, actor: 'system' } as const;
    await noteEvent(tx, site.id, order.id, {
      ...event,
      text: 'Nothing has to be sent: it can be downloaded.',
    });
  }
  await tell(services, tx, site, order.id, digital);
  await warnOfLowStock(
    services,
    tx,
    site,
    taken.map(({ id }) => id),
    shop.settings.lowStock,
  );
  await giveInvoiceNumber(tx, site.id, order.id);
  return true;
}

async function tell(
  services: OrderServices,
  tx: Tx,
  site: Site,
  id: string,
  digital: boolean,
): Promise<void> {
  const paid = await wholeOrder(tx, site.id, id);
  if (!paid) return;
  await orderMail(services, tx, site, paid, 'order-paid', `order-paid:${id}`);
  if (digital) await orderMail(services, tx, site, paid, 'download-ready', `download-ready:${id}`);
  await ownerMail(services, tx, site, 'owner-new-order', `owner-new-order:${id}`, paid);
  await services.announce(tx, { type: 'order-paid', site, ...soldLines(paid) });
}

/** Once for each time that stock was filled up. */
async function warnOfLowStock(services: OrderServices, tx: Tx, site: Site, ids: string[], usual: number) {
  if (ids.length === 0) return;
  for (const { id, label, stock, sold } of await runningLow(tx, site.id, ids, usual))
    await ownerMail(services, tx, site, 'owner-low-stock', `owner-low-stock:${id}:${sold}`, null, {
      product: label,
      left: String(stock),
      adminLink: `${site.origin}/admin/products`,
    });
}
