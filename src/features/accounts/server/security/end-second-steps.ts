import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { lockAccount } from '../queries.ts';
import type { AccountServices } from '../services.ts';
import { deleteSessionsOf } from '../session-queries.ts';
import { deletePasskeys } from './passkey-queries.ts';
import { endCodes, forgetDevices, replaceRecoveryCodes, waysOf } from './security-queries.ts';

/**
 * For a person who lost everything but the password: the account needs only the password again. Anyone who found the lost
 * device is locked out, too.
 */
export async function endSecondSteps(tx: Tx, accountId: string): Promise<void> {
  await endCodes(tx, accountId);
  await deletePasskeys(tx, accountId);
  await replaceRecoveryCodes(tx, accountId, []);
  await forgetDevices(tx, accountId);
  await deleteSessionsOf(tx, accountId);
}

/** Another person turns off an account's second steps; an email notifies its owner if it had any. @returns whether the account exists */
export async function endStepsOfOther(
  announce: AccountServices['announce'],
  tx: Tx,
  site: Site,
  accountId: string,
): Promise<boolean> {
  // The row is locked, so that a concurrent deletion of the account happens entirely before or after.
  const account = await lockAccount(tx, accountId);
  if (!account) return false;
  const had = (await waysOf(tx, accountId)).length > 0;
  await endSecondSteps(tx, accountId);
  if (had)
    await announce(tx, {
      type: 'two-step-ended',
      site,
      accountId,
      email: account.email,
      changeId: randomUUID(),
    });
  return true;
}
