import { type Keyring, openKeyring } from '../keyring.ts';
import { type CrossTx, originOf } from './site-connection.ts';

/** Table and key of the row that a sealed value belongs to, or the cookie and what it is about. */
export type Place = readonly [place: SealedTable | SealedCookie, ...key: string[]];

type SealedCookie = 'known_browser';

export type SealedTable =
  | 'code_apps'
  | 'creator_code_apps'
  | 'recovery_codes'
  | 'creator_recovery_codes'
  | 'webhook_endpoints'
  | 'translation_providers'
  | 'stock_providers'
  | 'mails'
  | 'platform_mails';

const keyrings = new WeakMap<CrossTx, Keyring>();

/** Enables `seal` and `unseal` on this handle. */
export const holdKeyring = (tx: CrossTx, keyring: Keyring): void => void keyrings.set(tx, keyring);

function keyringOf(tx: CrossTx): Keyring {
  const keyring = keyrings.get(originOf(tx));
  if (!keyring) throw new Error('This database was opened without the key of its secrets.');
  return keyring;
}

const opened = new Map<string, Keyring>();

/** Returns the same keyring for the same keys. */
export function keyringFor(keys: readonly string[]): Keyring {
  const name = keys.join();
  const keyring = opened.get(name) ?? openKeyring(keys);
  opened.set(name, keyring);
  return keyring;
}

/** A secret as it is stored: encrypted, and valid in this row only. */
export const seal = (tx: CrossTx, place: Place, text: string): string =>
  keyringOf(tx).seal(text, place.join('/'));

/** @throws SealError if the value was changed or copied from another row */
export const unseal = (tx: CrossTx, place: Place, sealed: string): string =>
  keyringOf(tx).open(sealed, place.join('/'));
