import type pg from 'pg';
import type { SiteRequest } from '../../../lib/http/request-context.ts';
import { limit, limitedAddress } from '../../../lib/limits.ts';

const ORDERS = 60;
const SECONDS = 600;
const TOO_MANY =
  'Many orders were begun from your network just now. Your cart is kept; please try again in a few minutes.';

/** Of this machine: a proxy in front of it that is not trusted, whoever stands behind. */
export const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address);

/**
 * Each order that is begun holds goods for a while, so nobody may begin many. Behind a proxy that is not trusted all
 * visitors come from this machine: they would shut one another out, and are not counted.
 */
export function beginLimits(pool: pg.Pool): (request: SiteRequest) => Promise<void> {
  const perAddress = limit(pool, 'order-begin', ORDERS, SECONDS);
  return async ({ site, address }) => {
    if (!isLoopback(address)) await perAddress.take(`${site.id}:${limitedAddress(address)}`, TOO_MANY);
  };
}
