import type { CrossTx } from '../../../../lib/db/database.ts';
import { spokenLanguage } from '../../../../lib/messages/spoken-language.ts';
import { invalid, refuse } from '../../../../lib/errors.ts';
import { addressFrom, otherAddresses, readAddress, reservedAddresses } from '../../addresses.ts';
import type { AddressCheck } from '../../sites-contract.ts';
import { creatorWords } from '../creator-words.ts';
import { saidFault } from '../domains/staff-words.ts';
import type { SiteServices } from '../services.ts';
import { lockShape, unavailable } from './site-queries.ts';

type Where = Pick<SiteServices, 'parent' | 'kept'>;

const MOST_SUGGESTIONS = 3;

const sentences = {
  free: () => creatorWords().addressFree,
  taken: (host: string) => creatorWords().addressTaken({ host }),
  reserved: (host: string) => creatorWords().addressReserved({ host }),
  alike: (host: string) => creatorWords().addressAlike({ host }),
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
    ...new Set([
      addressFrom(label, 'en'),
      addressFrom(name, spokenLanguage()),
      ...otherAddresses(label || name),
    ]),
  ].filter((other) => other !== label && !('fault' in readAddress(other, where.parent)));
  const faulty = 'fault' in read;
  const why = await unavailable(tx, where.parent, faulty ? others : [label, ...others], reservedUnder(where));
  const host = `${label}.${where.parent}`;
  const suggestions = others.filter((other) => !why.has(other)).slice(0, MOST_SUGGESTIONS);
  if (faulty)
    return { subdomain: label, host, state: 'malformed', sentence: saidFault(read.fault), suggestions };
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
  const wished = await checkAddress(tx, where, addressFrom(name, spokenLanguage()), name);
  const [first] = wished.suggestions;
  return wished.state === 'free' || first === undefined ? wished : checkAddress(tx, where, first);
}

/**
 * Checks an address inside the transaction that takes it: concurrent callers that want the same one, or a look-alike,
 * wait here and then find it taken.
 */
export async function claimAddress(tx: CrossTx, where: Where, typed: string): Promise<void> {
  const read = readAddress(typed, where.parent);
  if ('fault' in read) {
    const fault = saidFault(read.fault);
    throw invalid(fault, { subdomain: fault });
  }
  await lockShape(tx, read.label);
  const { state, sentence, suggestions } = await checkAddress(tx, where, read.label);
  if (state === 'free') return;
  const said =
    suggestions.length > 0
      ? creatorWords().chooseAnotherOf({ sentence, addresses: suggestions.join(', ') })
      : creatorWords().chooseAnother({ sentence });
  throw refuse('address-taken', said, { current: { state, suggestions } });
}
