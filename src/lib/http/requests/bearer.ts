import type { IncomingMessage } from 'node:http';

/** Several keys in one request count as none, because it is unknown which one is meant. */
const NONE = '';

/**
 * The key of a call: the rest of `Authorization: Bearer …`, or a bare key. `undefined` if there is none; other schemes are for
 * proxies in front of the product.
 */
export function bearerOf({ url = '', headersDistinct }: IncomingMessage): string | undefined {
  if (!/^\/api(\/|\?|$)/.test(url)) return undefined;
  const { authorization: [first, ...more] = [] } = headersDistinct;
  if (first === undefined || !/^(Bearer\b|sw_)/i.test(first)) return undefined;
  return more.length > 0 ? NONE : first.replace(/^Bearer\b */i, '').trim();
}
