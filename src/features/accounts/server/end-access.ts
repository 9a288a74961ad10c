import type { Tx } from '../../../lib/db/database.ts';
import { deleteTokens } from './queries.ts';
import { forgetDevices } from './security/security-queries.ts';
import { deleteSessionsOf } from './session-queries.ts';

/** Ends what an account has open on a site: sessions, links, begun sign-ins and remembered devices. */
export async function endAccess(tx: Tx, websiteId: string, accountId: string): Promise<void> {
  await deleteSessionsOf(tx, websiteId, accountId);
  await deleteTokens(tx, websiteId, accountId);
  await forgetDevices(tx, websiteId, accountId);
}
