import { BlockList, isIP, isIPv4 } from 'node:net';

const notPublic = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, bits, 'ipv4');

// Only globally routed IPv6, without ranges that contain an IPv4 address or are unassigned.
const worldwide = new BlockList();
worldwide.addSubnet('2000::', 3, 'ipv6');
const exceptions = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  exceptions.addSubnet(net, bits, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a numeric address is of this machine alone, in its plain form. */
export const isLoopbackAddress = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/** Whether a numeric address is public, and not of this machine or its network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  if (isIP(address) === 0) return false;
  const plain = address.replace(/%.*$/, '');
  return worldwide.check(plain, 'ipv6') && !exceptions.check(plain, 'ipv6');
}
