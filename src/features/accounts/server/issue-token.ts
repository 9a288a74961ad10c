import type { Tx } from '../../../lib/db/database.ts';
import { hashToken, newToken } from '../../../lib/http/session-cookie.ts';
import { insertToken } from './queries.ts';

const lifetimes = { 'sign-in': 2 * 60, reset: 60 * 60 };

/**
 * A token for one account of one site, good once: 2 minutes to sign in, 1 hour to set a new password.
 * @returns the token itself, of which only the hash is stored
 */
export async function issueToken(
  tx: Tx,
  websiteId: string,
  accountId: string,
  purpose: 'sign-in' | 'reset',
): Promise<string> {
  const token = newToken();
  await insertToken(tx, {
    websiteId,
    accountId,
    purpose,
    hash: hashToken(token),
    seconds: lifetimes[purpose],
  });
  return token;
}
