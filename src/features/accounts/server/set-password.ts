import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../lib/db/database.ts';
import type { Site } from '../../../lib/http/requests/request-context.ts';
import { endAccess } from './end-access.ts';
import { updatePassword } from './queries.ts';
import type { AccountServices } from './services.ts';

/**
 * Sets a password and ends everything that the old one had opened: sessions and links. Nothing when the account is
 * gone, or when `old`, the hash that was checked, no longer stands.
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
