import { queueMail } from '../../../emails/server/index.ts';
import { ownerAddress } from '../emails/mail-queries.ts';
import { wholeOrder } from '../management/order-queries.ts';
import type { OrderServices } from '../services.ts';
import { readShop } from '../management/shop-queries.ts';
import { itemName, shownTime } from '../emails/shown-words.ts';
import {
  claimWithdrawalsForBuyer,
  claimWithdrawalsForShop,
  type DueSummary,
} from '../emails/summary-queries.ts';

/** As many as an email lists; the others are counted. */
const MOST_LISTED = 50;

/** One email instead of one for each withdrawal that was declared after the count of emails was used up. */
export async function summariseWithdrawals(
  services: OrderServices,
  { website_id: websiteId, id, reader }: DueSummary,
): Promise<void> {
  const site = await services.siteOf(websiteId);
  if (!site) return;
  await services.db.forWebsite(websiteId, async (tx) => {
    const shop = await readShop(tx, websiteId);
    const claimed = await (reader === 'buyer'
      ? claimWithdrawalsForBuyer(tx, websiteId, id)
      : claimWithdrawalsForShop(tx, websiteId));
    const [first] = claimed;
    if (!first) return;
    let to = reader === 'shop' ? (await ownerAddress(tx, websiteId, shop)).to : '';
    const items = [];
    for (const { order_id: orderId, lines, at } of claimed.slice(0, MOST_LISTED)) {
      const order = await wholeOrder(tx, websiteId, orderId);
      if (!order) continue;
      if (reader === 'buyer') to = order.email;
      const named = lines.flatMap(({ item, quantity }) => {
        const found = order.items.find((one) => one.id === item);
        return found ? [`${quantity} × ${itemName(found)}`] : [];
      });
      items.push({ label: `${order.number}, ${shownTime(at, shop)}`, value: named.join(', ') });
    }
    if (!to) return;
    const more = claimed.length - items.length;
    await queueMail(tx, services.jobs, site, {
      emailID: reader === 'buyer' ? 'withdrawals-summary' : 'owner-withdrawals-summary',
      to,
      cause: `withdrawals-summary:${reader}:${first.id}`,
      values: {
        count: claimed.length === 1 ? '1 order' : `${claimed.length} orders`,
        items,
        more: more > 0 ? String(more) : '',
        ...(reader === 'shop' ? { adminLink: `${site.origin}/admin/orders` } : {}),
      },
    });
  });
}
