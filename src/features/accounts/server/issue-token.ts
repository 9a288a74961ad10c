import type { Tx } from '../../../lib/db/database.ts';
import { hashToken, newToken } from '../../../lib/http/sessions/session-cookie.ts';
import { insertToken } from './queries.ts';

const lifetimes = { 'sign-in': 2 * 60, reset: 60 * 60 };

/**
 * A one-time token for an account of a site: 2 minutes to sign in, 1 hour to set a new password.
 * @param twoSteps the recipient has passed a second step, so the site requires none
 * @param creatorSession id of the session on the platform of the creator who receives it
 * @returns the token itself; only its hash is stored
 */
export async function issueToken(
  tx: Tx,
  accountId: string,
  purpose: 'sign-in' | 'reset',
  { twoSteps = false, creatorSession = null }: { twoSteps?: boolean; creatorSession?: string | null } = {},
): Promise<string> {
  const token = newToken();
  await insertToken(tx, {
    websiteId: tx.site,
    accountId,
    purpose,
    hash: hashToken(token),
    twoSteps,
    creatorSession,
    seconds: lifetimes[purpose],
  });
  return token;
}
