import type pg from 'pg';
import type { SiteRequest } from '../../../lib/http/request-context.ts';
import { limit, limitedAddress } from '../../../lib/limits.ts';

const BOOKINGS = 40;
const SECONDS = 600;
const TOO_MANY =
  'Many bookings were made from your network just now. Please try again in a few minutes, or write to us.';

const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);

/**
 * Each booking takes its time away from others, so nobody may make many. Behind a proxy that is not trusted all visitors come
 * from this machine: they would shut one another out, and are not counted.
 */
export function bookLimits(pool: pg.Pool): (request: SiteRequest) => Promise<void> {
  const perAddress = limit(pool, 'booking', BOOKINGS, SECONDS);
  return async ({ site, address, by }) => {
    if (!by?.owner && !isLoopback(address))
      await perAddress.take(`${site.id}:${limitedAddress(address)}`, TOO_MANY);
  };
}
