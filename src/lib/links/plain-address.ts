import { isIP, isIPv6, SocketAddress } from 'node:net';

const mapped = /^::ffff:(?=\d+\.)/;

/**
 * The one spelling of an address that a proxy or a socket named: lower case, zeros and zone left out, without a port, and
 * an IPv4 address inside IPv6 as IPv4. Anything that is no address comes back as it is.
 */
export function plainAddress(named: string): string {
  const text = named.trim();
  const bare = isIP(text) ? text.replace(/%.*$/, '') : (SocketAddress.parse(text)?.address ?? text);
  if (!isIPv6(bare)) return bare;
  return new SocketAddress({ address: bare, family: 'ipv6' }).address.replace(mapped, '');
}
