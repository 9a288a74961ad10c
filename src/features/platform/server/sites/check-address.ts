import type { CrossTx } from '../../../../lib/db/database.ts';
import { invalid, refuse } from '../../../../lib/errors.ts';
import { addressFrom, otherAddresses, readAddress, reservedAddresses } from '../../addresses.ts';
import type { AddressCheck } from '../../sites-contract.ts';
import type { SiteServices } from '../services.ts';
import { lockShape, unavailable } from './site-queries.ts';

type Where = Pick<SiteServices, 'parent' | 'kept'>;

const MOST_SUGGESTIONS = 3;

const sentences = {
  free: () => 'This address is available.',
  taken: (host: string) => `${host} is taken.`,
  reserved: (host: string) => `${host} is reserved.`,
  alike: (host: string) => `${host} is too similar to an existing address.`,
};

/** The platform's own host and the demo's, as labels, besides words that are reserved everywhere. */
export const reservedUnder = ({ parent, kept }: Where): string[] => [
  ...reservedAddresses,
  ...kept.flatMap((host) => (host.endsWith(`.${parent}`) ? [host.slice(0, -parent.length - 1)] : [])),
];

/** The message about a typed address, with alternatives. */
export async function checkAddress(
  tx: CrossTx,
  where: Where,
  typed: string,
  name = '',
): Promise<AddressCheck> {
  const read = readAddress(typed, where.parent);
  const { label } = read;
  const others = [
    ...new Set([addressFrom(label), addressFrom(name), ...otherAddresses(label || name)]),
  ].filter((other) => other !== label && !('fault' in readAddress(other, where.parent)));
  const faulty = 'fault' in read;
  const why = await unavailable(tx, where.parent, faulty ? others : [label, ...others], reservedUnder(where));
  const host = `${label}.${where.parent}`;
  const suggestions = others.filter((other) => !why.has(other)).slice(0, MOST_SUGGESTIONS);
  if (faulty) return { subdomain: label, host, state: 'malformed', sentence: read.fault, suggestions };
  const state = why.get(label) ?? 'free';
  return {
    subdomain: label,
    host,
    state,
    sentence: sentences[state](host),
    suggestions: state === 'free' ? [] : suggestions,
  };
}

/** The first free address for a site of this name. */
export async function proposeAddress(tx: CrossTx, where: Where, name: string): Promise<AddressCheck> {
  const wished = await checkAddress(tx, where, addressFrom(name), name);
  const [first] = wished.suggestions;
  return wished.state === 'free' || first === undefined ? wished : checkAddress(tx, where, first);
}

/**
 * Checks an address inside the transaction that takes it: concurrent callers that want the same one, or a look-alike,
 * wait here and then find it taken.
 */
export async function claimAddress(tx: CrossTx, where: Where, typed: string): Promise<void> {
  const read = readAddress(typed, where.parent);
  if ('fault' in read) throw invalid(read.fault, { subdomain: read.fault });
  await lockShape(tx, read.label);
  const { state, sentence, suggestions } = await checkAddress(tx, where, read.label);
  if (state === 'free') return;
  const free = suggestions.length > 0 ? ` Available: ${suggestions.join(', ')}.` : '';
  throw refuse('address-taken', `${sentence} Choose another one.${free}`, {
    current: { state, suggestions },
  });
}
