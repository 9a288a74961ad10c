import { CANCELLED } from '../../order-states.ts';
import { newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { queueMail } from '../../../emails/server/index.ts';
import { keepOrderKey } from '../management/key-queries.ts';
import { ownerAddress } from './mail-queries.ts';
import { shownMoney } from './order-mails.ts';
import type { OrderServices } from '../services.ts';
import { readShop } from '../management/shop-queries.ts';
import { claimForBuyer, claimForShop, type DueSummary, type SummarisedOrder } from './summary-queries.ts';

/** As many as an email lists; the others are counted. */
const MOST_LISTED = 50;

/** One email instead of one for each order that was placed after the day's count of emails was used up. */
export async function summariseOrders(
  services: OrderServices,
  { website_id: websiteId, id, reader }: DueSummary,
): Promise<void> {
  const site = await services.siteOf(websiteId);
  if (!site) return;
  await services.db.forWebsite(websiteId, async (tx) => {
    const shop = await readShop(tx, websiteId);
    const claimed = await (reader === 'buyer'
      ? claimForBuyer(tx, websiteId, id)
      : claimForShop(tx, websiteId));
    const orders = claimed.filter(({ status }) => status !== CANCELLED);
    const [first] = orders;
    const to = reader === 'buyer' ? first?.email : (await ownerAddress(tx, websiteId, shop)).to;
    if (!first || !to) return;
    const sum = ({ total, currency }: SummarisedOrder) => shownMoney(total, currency, shop.locale);
    const items = [];
    for (const order of orders.slice(0, MOST_LISTED)) {
      const { number } = order;
      if (reader === 'shop') {
        items.push({ label: `${number}, ${order.name || order.email}`, value: sum(order) });
        continue;
      }
      const key = newToken();
      await keepOrderKey(tx, websiteId, order.id, key);
      const link = `${site.origin}/account/order/${order.id}?key=${key}`;
      items.push({ label: `${number}, ${sum(order)}`, value: link });
    }
    const more = orders.length - items.length;
    await queueMail(tx, services.jobs, site, {
      emailID: reader === 'buyer' ? 'orders-summary' : 'owner-orders-summary',
      to,
      cause: `orders-summary:${reader}:${first.id}`,
      values: {
        count: orders.length === 1 ? '1 order' : `${orders.length} orders`,
        items,
        more: more > 0 ? String(more) : '',
        ...(reader === 'shop' ? { adminLink: `${site.origin}/admin/orders` } : {}),
      },
    });
  });
}
