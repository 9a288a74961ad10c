import type { Tx } from '../../../lib/db/database.ts';
import { deleteTokens } from './queries.ts';
import { forgetDevices } from './security/security-queries.ts';
import { deleteSessionsOf } from './session-queries.ts';

/**
 * Ends all access of an account to a site: sessions, links, unfinished sign-ins and remembered devices.
 * @param until in the database's format; later ones stay
 */
export async function endAccess(tx: Tx, accountId: string, until = 'infinity'): Promise<void> {
  await deleteSessionsOf(tx, accountId, until);
  await deleteTokens(tx, accountId, until);
  await forgetDevices(tx, accountId, until);
}
