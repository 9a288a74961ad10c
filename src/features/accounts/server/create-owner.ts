import type { Tx } from '../../../lib/db/database.ts';
import { nameOf } from '../../websites/server/index.ts';
import { hashNewPassword, unusablePasswordHash } from './passwords.ts';
import { upsertOwner } from './queries.ts';

/**
 * Makes an address an owner of the site, with a new account or its existing one. Without a password, the account can be
 * entered only with a token until one is set. `tx` is bound to the site.
 * @returns the account's id
 * @throws `400` if the password is too easy to guess
 */
export async function createOwner(
  tx: Tx,
  { email, password }: { email: string; password?: string },
): Promise<string> {
  const hash =
    password === undefined
      ? unusablePasswordHash()
      : await hashNewPassword(password, [email, await nameOf(tx)]);
  return upsertOwner(tx, email.trim().toLowerCase(), hash, password !== undefined);
}
