import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import { endAccess } from './end-access.ts';
import { updatePassword } from './queries.ts';
import type { AccountServices } from './services.ts';

/**
 * Sets a password and ends everything opened with the old one: sessions and links. Undefined if the account is
 * gone, or if `old`, the hash that was checked, is no longer stored.
 */
export async function setPassword(
  tx: Tx,
  announce: AccountServices['announce'],
  change: { site: Site; accountId: string; hash: string; old?: string },
) {
  const { site, accountId, hash, old } = change;
  const account = await updatePassword(tx, accountId, hash, old);
  if (!account) return undefined;
  await endAccess(tx, accountId);
  await announce(tx, {
    type: 'password-changed',
    site,
    accountId,
    email: account.email,
    changeId: randomUUID(),
  });
  return account;
}
