import type { LimitsPool } from '../../../lib/db/pool.ts';
import type { SiteRequest } from '../../../lib/http/request-context.ts';
import { digest, limit, limitedAddress } from '../../../lib/limits.ts';

const OF_PERSON = 'This email address was used for many bookings today. Try again tomorrow, or contact us.';
const OF_ADDRESS =
  'Many bookings were made from your network just now. Try again in a few minutes, or contact us.';

const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);

/** Counts a booking by the person it is for and by where it comes from. @throws `429` */
export type BookLimits = (request: SiteRequest, email: string) => Promise<void>;

/**
 * Each booking takes its time away from others, and writes an email to an address that nobody has proven. Behind a proxy
 * that is not trusted all visitors come from this machine: they would shut one another out, and are counted by person alone.
 */
export function bookLimits(pool: LimitsPool): BookLimits {
  const perPerson = limit(pool, 'booking-person');
  const perAddress = limit(pool, 'booking');
  return async ({ site, address, by }, email) => {
    if (by?.owner) return;
    await perPerson.take(`${site.id}:${digest(email)}`, OF_PERSON);
    if (!isLoopback(address)) await perAddress.take(`${site.id}:${limitedAddress(address)}`, OF_ADDRESS);
  };
}
