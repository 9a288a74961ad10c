import { localeIn } from '../../../../lib/messages/languages.ts';
import { queueSummary } from '../../../emails/server/index.ts';
import { ownerAddress } from '../emails/mail-queries.ts';
import { wholeOrder } from '../management/order-queries.ts';
import type { OrderServices } from '../services.ts';
import { readShop } from '../management/shop-queries.ts';
import { inLine } from '../../../../lib/values/isolated.ts';
import { itemName, shownTime } from '../emails/shown-values.ts';
import {
  claimWithdrawalsForBuyer,
  claimWithdrawalsForShop,
  type DueSummary,
} from '../emails/summary-queries.ts';

/** One email instead of one for each withdrawal declared after the email limit was used up. */
export async function summariseWithdrawals(
  services: OrderServices,
  { website_id: websiteId, id, reader, email }: DueSummary,
): Promise<void> {
  const site = await services.siteOf(websiteId);
  if (!site) return;
  await services.db.forWebsite(websiteId, async (tx) => {
    const shop = await readShop(tx);
    const claimed = await (reader === 'buyer'
      ? claimWithdrawalsForBuyer(tx, id)
      : claimWithdrawalsForShop(tx));
    const first = reader === 'buyer' && claimed[0] ? await wholeOrder(tx, claimed[0].order_id) : undefined;
    const owner = reader === 'shop' ? await ownerAddress(tx, shop) : null;
    const language = owner ? owner.language : (first?.language ?? null);
    const clock = { ...shop, locale: owner ? owner.locale : localeIn(language, shop.locale) };
    await queueSummary(tx, services.jobs, site, {
      emailID: reader === 'buyer' ? 'withdrawals-summary' : 'owner-withdrawals-summary',
      to: owner ? owner.to : email,
      cause: `withdrawals-summary:${reader}:${claimed[0]?.id}`,
      noun: 'order',
      language,
      entries: claimed.map(({ order_id: orderId, lines, at }) => async () => {
        const order = await wholeOrder(tx, orderId);
        const named = lines.flatMap(({ item, quantity }) => {
          const found = order?.items.find((one) => one.id === item);
          return found ? [`${quantity} × ${itemName(found)}`] : [];
        });
        return (
          order && { label: `${order.number}, ${shownTime(at, clock)}`, value: inLine(named, clock.locale) }
        );
      }),
      ...(reader === 'shop' ? { adminLink: `${site.origin}/admin/orders` } : {}),
    });
  });
}
