import type { IncomingMessage } from 'node:http';

/** Several keys in one request count as none, because it is unknown which is meant. */
const NONE = '';

/**
 * What a call shows instead of a session: the rest of `Authorization: Bearer …`, or a bare key. `undefined` where it shows
 * nothing of the kind; other schemes are for proxies in front of the product.
 */
export function bearerOf({ url = '', headersDistinct }: IncomingMessage): string | undefined {
  if (!/^\/api(\/|\?|$)/.test(url)) return undefined;
  const { authorization: [first, ...more] = [] } = headersDistinct;
  if (first === undefined || !/^(Bearer\b|sw_)/i.test(first)) return undefined;
  return more.length > 0 ? NONE : first.replace(/^Bearer\b */i, '').trim();
}
