import type { LimitsPool } from '../../../../lib/db/pool.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { digest, limit, limitedAddress } from '../../../../lib/work/limits.ts';
import { say } from './say.ts';

/** Counts a booking by the person it is for, by network address and by site. @throws `429` */
export type BookLimits = (request: SiteRequest, email: string) => Promise<void>;

/** Each booking takes its time away from others, and writes an email to an address that nobody has proven. */
export function bookLimits(pool: LimitsPool): BookLimits {
  const perPerson = limit(pool, 'booking-person');
  const perAddress = limit(pool, 'booking');
  const perSite = limit(pool, 'booking-site');
  return async ({ site, address, by }, email) => {
    if (by?.owner) return;
    await perPerson.take(`${site.id}:${digest(email)}`, say().manyOfPerson);
    // The address comes before the site, so that a single one cannot use up what the site allows.
    await perAddress.take(`${site.id}:${limitedAddress(address)}`, say().manyOfAddress);
    await perSite.take(site.id, say().manyOfSite);
  };
}

/** Counts a move by a guest, which takes time from others and writes emails. @throws `429` */
export type CountMove = (
  websiteId: string,
  booking: Readonly<{ id: string; email: string }>,
) => Promise<void>;

export function countMoves(pool: LimitsPool): CountMove {
  const perPerson = limit(pool, 'booking-change');
  return (websiteId, { id, email }) =>
    perPerson.take(`${websiteId}:${email === '' ? id : digest(email)}`, say().manyMoves);
}
