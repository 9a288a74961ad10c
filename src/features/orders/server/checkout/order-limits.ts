import type { LimitsPool } from '../../../../lib/db/pool.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { digest, limit, limitedAddress } from '../../../../lib/work/limits.ts';
import type { EmailsDue } from '../emails/summary-queries.ts';
import { say } from '../management/say.ts';

/** Counts the start of a checkout, by network address and by site. @throws `429` */
export type CountCheckouts = (request: SiteRequest) => Promise<void>;

export function countCheckouts(pool: LimitsPool): CountCheckouts {
  const perAddress = limit(pool, 'order');
  const perSite = limit(pool, 'order-site');
  return async ({ site, address, by }) => {
    if (by?.owner) return;
    // The address first, so that a single one cannot use up the site's limit.
    await perAddress.take(`${site.id}:${limitedAddress(address)}`, say().manyStarted);
    await perSite.take(site.id, say().shopBusy);
  };
}

/** Counts a withdrawal. @returns whose email has to wait for a summary */
export function countWithdrawalEmails(pool: LimitsPool): CountEmails {
  const toBuyer = limit(pool, 'withdrawal-mail-buyer');
  const toShop = limit(pool, 'withdrawal-mail-shop');
  return async (websiteId, email) => ({
    buyer: email !== '' && !(await toBuyer.tryTake(`${websiteId}:${digest(email)}`)),
    shop: !(await toShop.tryTake(websiteId)),
  });
}

/**
 * Counts an order that sends emails without being paid, to an unproven address and to the shop.
 * @returns whose email has to wait for a summary
 * @throws `429`
 */
export type CountEmails = (websiteId: string, email: string) => Promise<EmailsDue>;

export function countEmails(pool: LimitsPool): CountEmails {
  const placed = limit(pool, 'order-placed');
  const toBuyer = limit(pool, 'order-mail-buyer');
  const toShop = limit(pool, 'order-mail-shop');
  return async (websiteId, email) => {
    const recipient = `${websiteId}:${digest(email)}`;
    await placed.take(recipient, say().manyPlaced);
    return {
      buyer: !(await toBuyer.tryTake(recipient)),
      shop: !(await toShop.tryTake(websiteId)),
    };
  };
}
