import type { Tx } from '../../../lib/db/database.ts';
import { nameOf } from '../../websites/server/index.ts';
import { hashNewPassword, unusablePasswordHash } from './passwords.ts';
import { upsertOwner } from './queries.ts';

/**
 * Makes an address an owner of the site, by a new account or by the one it has. Without a password the account can be
 * entered by a token only, until a password is set. `tx` is bound to the site.
 * @returns the account's id
 * @throws `400` where the password is too easy to guess
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
