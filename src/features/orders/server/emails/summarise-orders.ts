import { CANCELLED } from '../../order-states.ts';
import { homeFor } from '../../../../lib/links/site-addresses.ts';
import { localeIn } from '../../../../lib/messages/languages.ts';
import { newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { queueSummary } from '../../../emails/server/index.ts';
import { keepOrderKey } from '../management/key-queries.ts';
import { ownerAddress } from './mail-queries.ts';
import { shownMoney } from './order-mails.ts';
import type { OrderServices } from '../services.ts';
import { readShop } from '../management/shop-queries.ts';
import { claimForBuyer, claimForShop, type DueSummary } from './summary-queries.ts';

/** One email instead of one for each order placed after the day's email limit was used up. */
export async function summariseOrders(
  services: OrderServices,
  { website_id: websiteId, id, reader, email }: DueSummary,
): Promise<void> {
  const site = await services.siteOf(websiteId);
  if (!site) return;
  await services.db.forWebsite(websiteId, async (tx) => {
    const shop = await readShop(tx);
    const claimed = await (reader === 'buyer' ? claimForBuyer(tx, id) : claimForShop(tx));
    const orders = claimed.filter(({ status }) => status !== CANCELLED);
    const owner = reader === 'shop' ? await ownerAddress(tx, shop) : null;
    const language = owner ? owner.language : (orders[0]?.language ?? null);
    const locale = owner ? owner.locale : localeIn(language, shop.locale);
    await queueSummary(tx, services.jobs, site, {
      emailID: reader === 'buyer' ? 'orders-summary' : 'owner-orders-summary',
      to: owner ? owner.to : email,
      cause: `orders-summary:${reader}:${orders[0]?.id}`,
      noun: 'order',
      language,
      entries: orders.map((order) => async () => {
        const sum = shownMoney(order.total, order.currency, locale);
        if (reader === 'shop') return { label: `${order.number}, ${order.name || order.email}`, value: sum };
        const key = newToken();
        await keepOrderKey(tx, order.id, key);
        const link = `${homeFor(site, language, shop.locale)}/account/order/${order.id}?key=${key}`;
        return { label: `${order.number}, ${sum}`, value: link };
      }),
      ...(reader === 'shop' ? { adminLink: `${site.origin}/admin/orders` } : {}),
    });
  });
}
