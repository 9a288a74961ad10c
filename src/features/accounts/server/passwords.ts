import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { nameOf } from '../../websites/server/index.ts';
import type { Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import { ConcurrencyLimit } from '../../../lib/work/concurrency-limit.ts';
import { invalid } from '../../../lib/errors.ts';
import { isStrong } from './password-strength.ts';
import { say } from './security/say.ts';

/** OWASP Password Storage Cheat Sheet: Argon2id (the library's default), 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each takes 19 MiB and most of a core, so few run at the same time and few may wait. */
const AT_ONCE = 2;
const MOST_WAITING = 100;
const PATIENCE_MS = 10_000;

const turns = new ConcurrencyLimit({ atOnce: AT_ONCE, waiting: MOST_WAITING });
const inTurn = <T>(work: () => Promise<T>): Promise<T> => turns.run(['hash'], PATIENCE_MS, work);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/**
 * Hashes a new password of an account.
 * @param known what an attacker may know about its owner: email address, name, the site's name and host
 * @param field of the call, for the error
 * @throws `400` if it is too easy to guess
 */
export async function hashNewPassword(
  password: string,
  known: readonly string[],
  field = 'password',
): Promise<string> {
  if (!(await isStrong(password, known))) throw invalid(say().tooEasy, { [field]: say().tooEasy });
  return hashPassword(password);
}

/** What an attacker may know about a person on a site, for `hashNewPassword`. */
export const knownOn = async (
  tx: Tx,
  { canonicalHost }: Pick<Site, 'id' | 'canonicalHost'>,
  ...person: string[]
): Promise<string[]> => [...person, await nameOf(tx), canonicalHost];

/** In the library's format, with random bytes as the result: nothing matches, and checking takes as long. */
export const unusablePasswordHash = (): string => {
  const part = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${part(16)}$${part(32)}`;
};

const decoy = unusablePasswordHash();

/** Compares with the stored hash or, if the account doesn't exist, with one that nothing matches: the same work. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? decoy, password));
  return matches && stored !== undefined;
}
