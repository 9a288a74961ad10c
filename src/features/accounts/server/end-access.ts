import type { Tx } from '../../../lib/db/database.ts';
import { deleteTokens } from './queries.ts';
import { forgetDevices } from './security/security-queries.ts';
import { deleteSessionsOf } from './session-queries.ts';

/**
 * Ends what an account has open on a site: sessions, links, begun sign-ins and remembered devices.
 * @param until as the database writes it; what was opened later stays
 */
export async function endAccess(tx: Tx, accountId: string, until = 'infinity'): Promise<void> {
  await deleteSessionsOf(tx, accountId, until);
  await deleteTokens(tx, accountId, until);
  await forgetDevices(tx, accountId, until);
}
