import { isIP, isIPv6, SocketAddress } from 'node:net';

const mapped = /^::ffff:(?=\d+\.)/;

/**
 * The canonical form of an address from a proxy or a socket: lower case, without leading zeros, zone and port, and
 * an IPv4 address inside IPv6 as IPv4. Anything else is returned unchanged.
 */
export function plainAddress(named: string): string {
  const text = named.trim();
  const bare = isIP(text) ? text.replace(/%.*$/, '') : (SocketAddress.parse(text)?.address ?? text);
  if (!isIPv6(bare)) return bare;
  return new SocketAddress({ address: bare, family: 'ipv6' }).address.replace(mapped, '');
}
