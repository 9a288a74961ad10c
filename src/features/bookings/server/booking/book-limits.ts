import type { LimitsPool } from '../../../../lib/db/pool.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { digest, limit, limitedAddress } from '../../../../lib/work/limits.ts';
import { say } from './say.ts';

/** Counts a booking by guest, by network address and by site. @throws `429` */
export type BookLimits = (request: SiteRequest, email: string) => Promise<void>;

/** Each booking occupies time, and sends an email to an unproven address. */
export function bookLimits(pool: LimitsPool): BookLimits {
  const perPerson = limit(pool, 'booking-person');
  const perAddress = limit(pool, 'booking');
  const perSite = limit(pool, 'booking-site');
  return async ({ site, address, by }, email) => {
    if (by?.owner) return;
    await perPerson.take(`${site.id}:${digest(email)}`, say().manyOfPerson);
    // The address before the site, so that a single one cannot use up the site's limit.
    await perAddress.take(`${site.id}:${limitedAddress(address)}`, say().manyOfAddress);
    await perSite.take(site.id, say().manyOfSite);
  };
}

/** Counts rescheduling by a guest, which occupies time and sends emails. @throws `429` */
export type CountMove = (
  websiteId: string,
  booking: Readonly<{ id: string; email: string }>,
) => Promise<void>;

export function countMoves(pool: LimitsPool): CountMove {
  const perPerson = limit(pool, 'booking-change');
  return (websiteId, { id, email }) =>
    perPerson.take(`${websiteId}:${email === '' ? id : digest(email)}`, say().manyMoves);
}
