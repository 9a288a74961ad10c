import { orderMail } from './order-mails.ts';
import { wholeOrder } from './order-queries.ts';
import { claimReminder } from './sweep-queries.ts';
import { readShop } from './shop-queries.ts';
import type { OrderServices } from './services.ts';

/** Reminds of a cart that was left at the checkout, once, where the owner wants it. */
export async function remindOfCart(services: OrderServices, websiteId: string, id: string): Promise<void> {
  const site = await services.siteOf(websiteId);
  if (!site) return;
  await services.db.forWebsite(websiteId, async (tx) => {
    const { settings } = await readShop(tx, websiteId);
    if (!settings.abandonedCart || !(await claimReminder(tx, websiteId, id))) return;
    const order = await wholeOrder(tx, websiteId, id);
    if (!order) return;
    const more = { shopLink: `${site.origin}/order/cart` };
    await orderMail(services, tx, site, order, 'cart-left', `cart-left:${id}`, more);
  });
}
