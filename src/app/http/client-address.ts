import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { plainAddress } from '../../lib/links/plain-address.ts';

/** Networks that settings may name. */
const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const MOST_FORWARDS = 20;

export interface ClientAddress {
  /** The client's address; trusted proxies are skipped, as the framework does it. */
  of(request: IncomingMessage): string;
  /** Whether a trusted proxy forwarded the request. */
  byProxy(request: IncomingMessage): boolean;
}

/** Reads the client addresses of requests that bypass the framework. @param trusted names, addresses and ranges */
export function clientAddress(trusted: readonly string[]): ClientAddress {
  const proxies = new BlockList();
  for (const range of trusted.flatMap((entry) => named[entry] ?? [entry])) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  const isProxy = (address: string) => {
    const bare = plainAddress(address);
    return isIP(bare) > 0 && proxies.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4');
  };
  return {
    byProxy: ({ socket }) => trusted.length > 0 && isProxy(socket.remoteAddress ?? ''),
    of: ({ socket, headers }) => {
      let address = socket.remoteAddress ?? '';
      if (trusted.length === 0) return plainAddress(address);
      const forwarded = String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .slice(-MOST_FORWARDS);
      while (isProxy(address)) {
        const before = forwarded.pop()?.trim();
        if (!before) break;
        address = before;
      }
      return plainAddress(address);
    },
  };
}
