import type { Tx } from '../../../../lib/db/database.ts';
import { deleteSessionsOf } from '../session-queries.ts';
import { deletePasskeys } from './passkey-queries.ts';
import { endCodes, forgetDevices, replaceRecoveryCodes } from './security-queries.ts';

/**
 * For somebody who lost everything but the password: an account enters by that alone again. Whoever found what was lost
 * is out, too.
 */
export async function endSecondSteps(tx: Tx, websiteId: string, accountId: string): Promise<void> {
  await endCodes(tx, websiteId, accountId);
  await deletePasskeys(tx, websiteId, accountId);
  await replaceRecoveryCodes(tx, websiteId, accountId, []);
  await forgetDevices(tx, websiteId, accountId);
  await deleteSessionsOf(tx, websiteId, accountId);
}
