import { isIPv4 } from 'node:net';
import type { DomainRecord } from '../../domains-contract.ts';
import { zoneOf } from './domain-name.ts';
import type { DomainRow, Seen } from './domain-queries.ts';
import type { DomainTarget } from './domain-services.ts';

export const proofName = (host: string): string => `_sitewright.${host}`;
export const proofText = (proof: string): string => `sitewright-site=${proof}`;

/** The records that verify a domain and point it here, beside those found. */
export function recordsFor(
  { host, proof, seen, points }: Pick<DomainRow, 'host' | 'proof' | 'seen' | 'points'>,
  target: DomainTarget,
): DomainRecord[] {
  const zone = zoneOf(host);
  const nameOf = (fullName: string) =>
    fullName === zone ? '@' : fullName.slice(0, fullName.length - zone.length - 1);
  const record = (
    purpose: DomainRecord['purpose'],
    type: DomainRecord['type'],
    fullName: string,
    value: string,
    found: readonly string[],
    right = found.includes(value),
  ): DomainRecord => ({
    purpose,
    type,
    name: nameOf(fullName),
    fullName,
    value,
    seen: [...found],
    right,
  });
  const { texts = [], addresses = [], alias = null } = seen;
  const proofs = texts.filter((text) => text.startsWith('sitewright-site='));
  const wanted = record('proof', 'TXT', proofName(host), proofText(proof), proofs);
  // The domain itself cannot have a CNAME record: it has mail and name server records (RFC 1034, 3.6.2).
  if (host !== zone) {
    const found = alias === null ? addresses : [alias];
    return [wanted, record('address', 'CNAME', host, target.name, found, points)];
  }
  const fours = addresses.filter((address) => isIPv4(address));
  const sixes = addresses.filter((address) => !isIPv4(address));
  const numbers = [
    ...target.ipv4.map((address) => record('address', 'A', host, address, fours)),
    ...target.ipv6.map((address) => record('address', 'AAAA', host, address, sixes)),
  ];
  if (numbers.length > 0) return [wanted, ...numbers];
  return [wanted, record('address', 'ALIAS', host, target.name, addresses, points)];
}

/** Every address found must be one of ours: visitors get any of them. */
export function leadsHere({ addresses = [], alias }: Seen, target: DomainTarget): boolean {
  if (alias === target.name) return true;
  const ours = [...target.ipv4, ...target.ipv6].map(plain);
  return addresses.length > 0 && addresses.every((address) => ours.includes(plain(address)));
}

/** IPv6 in the canonical form of browsers. */
const plain = (address: string) =>
  isIPv4(address) ? address : (URL.parse(`http://[${address}]/`)?.hostname ?? address);
