import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { mailFacts, sendMails, writeMails } from '../../../emails/server/index.ts';
import { FULFILLED, PAID } from '../../order-states.ts';
import { heldByOthers, lockVariants, sellHeld, sellStock } from '../cart/cart-queries.ts';
import { type Low, ownerAddress, runningLow } from '../emails/mail-queries.ts';
import { buyerLetter, type Letter, ownerLetter } from '../emails/order-mails.ts';
import type { NewEvent } from '../management/order-queries.ts';
import type { BoughtOrder } from '../management/order-rows.ts';
import { type SettledPayment, settleOrder } from './paid-queries.ts';
import { readShop } from '../management/shop-queries.ts';
import { soldLines } from '../checkout/sold-lines.ts';
import type { OrderServices } from '../services.ts';
import type { EmailsDue } from '../emails/summary-queries.ts';

export interface PaidBy {
  provider: 'stripe' | 'test' | 'manual' | 'none';
  transactionId: string;
  stripeAccount?: string;
  actor: NewEvent['actor'];
  account?: string | null;
  /** The payment that succeeds with the order: an existing one, or one that is not written yet. */
  payment?: SettledPayment;
}

const MAILS = ['order-paid', 'download-ready', 'owner-new-order', 'owner-low-stock'];

/**
 * The only way in which an order becomes paid. The caller has locked the order. Stock is taken here: an order
 * whose hold has ended gets its items only if they are still available.
 * @param due whose email waits for a summary
 * @returns false if items have sold out; the caller then ends the order, or rolls back its transaction
 */
export async function payOrder(
  services: OrderServices,
  tx: Tx,
  site: Site,
  order: BoughtOrder,
  by: PaidBy,
  due: EmailsDue = { buyer: false, shop: false },
): Promise<boolean> {
  const references = order.items.flatMap(({ reference }) => (reference ? [reference] : []));
  if (references.length > 0 && !(await services.seller.secure(tx, order.id, references))) return false;
  const wanted = new Map<string, number>();
  for (const item of order.items)
    if (item.tracked)
      wanted.set(item.variant_id ?? item.id, (wanted.get(item.variant_id ?? item.id) ?? 0) + item.quantity);
  const shop = await readShop(tx);
  const [taken, owner, facts] = await Promise.all([
    takeGoods(tx, order.id, wanted, shop.settings.lowStock),
    ownerAddress(tx, shop),
    mailFacts(tx, MAILS),
  ]);
  if (!taken) return false;
  const key = newToken();
  const scarce = taken.flatMap(({ id, low }) => (low ? [id] : []));
  const low = scarce.length > 0 ? await runningLow(tx, scarce, shop.settings.lowStock) : [];
  const hasDownloads = order.items.some(({ files }) => files.length > 0);
  // A file may be added later.
  const digital = order.items.some((item) => item.kind === 'digital');
  const complete = order.items.every((item) => item.kind !== 'physical');
  const paid: BoughtOrder = { ...order, status: complete ? FULFILLED : PAID, provider: by.provider };
  const letters = [
    ...(due.buyer
      ? []
      : buyerLetter(site, shop, paid, key, { emailID: 'order-paid', cause: `order-paid:${order.id}` })),
    ...(hasDownloads && !due.buyer
      ? buyerLetter(site, shop, paid, key, {
          emailID: 'download-ready',
          cause: `download-ready:${order.id}`,
        })
      : []),
    ...(due.shop
      ? []
      : ownerLetter(site, owner, paid, {
          emailID: 'owner-new-order',
          cause: `owner-new-order:${order.id}`,
        })),
    ...low.flatMap((one) => ownerLetter(site, owner, null, lowStock(site, one))),
  ];
  const mails = await writeMails(tx, site, letters, facts);
  await services.announce(tx, { type: 'order-paid', site, ...soldLines(paid) });
  const { downloads, invoicePrefix, withdrawalDays } = shop.settings;
  // Downloads that wait for the buyer's consent are available just as long from then on.
  const waitingDays = order.download_asked && !order.download_consent_at ? withdrawalDays : 0;
  const settling = {
    ...by,
    key,
    days: digital || references.length > 0 ? downloads.days + waitingDays : null,
    invoicePrefix,
    complete,
  };
  // Last, because invoice numbers are consecutive: all other payments wait from here to the commit.
  const [, settled] = await Promise.all([
    sendMails(tx, services.jobs, mails),
    settleOrder(tx, order.id, settling),
  ]);
  if (!settled) throw new Error('The order was not pending.');
  return true;
}

/** Takes tracked stock. @returns nothing if there is not enough */
async function takeGoods(
  tx: Tx,
  orderId: string,
  wanted: ReadonlyMap<string, number>,
  usualLow: number,
): Promise<{ id: string; low: boolean }[] | undefined> {
  if (wanted.size === 0) return [];
  const ids = [...wanted.keys()];
  const quantities = [...wanted.values()];
  const kept = await sellHeld(tx, { websiteId: tx.site, orderId, variants: ids, quantities, usualLow });
  if (kept.length > 0) return kept;
  // In this order, so that a hold made meanwhile is seen.
  const [stock, held] = await Promise.all([lockVariants(tx, ids), heldByOthers(tx, ids, orderId)]);
  const counted: { variantId: string; quantity: number }[] = [];
  for (const [variantId, quantity] of wanted) {
    const onHand = stock.get(variantId);
    if (onHand === undefined) return undefined;
    // The owner has turned off stock tracking meanwhile.
    if (onHand === null) continue;
    if (onHand - (held.get(variantId) ?? 0) < quantity) return undefined;
    counted.push({ variantId, quantity });
  }
  const taken = await sellStock(tx, orderId, counted);
  if (taken.length < counted.length) throw new Error('Goods that were locked have gone.');
  return taken.map(({ id }) => ({ id, low: true }));
}

/** Once per restock. */
const lowStock = (site: Site, { id, label, stock, sold }: Low): Letter<'owner-low-stock'> => ({
  emailID: 'owner-low-stock',
  cause: `owner-low-stock:${id}:${sold}`,
  more: { product: label, left: String(stock), adminLink: `${site.origin}/admin/products` },
});
