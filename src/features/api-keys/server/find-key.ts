import type { Database } from '../../../lib/db/database.ts';
import { unauthenticated } from '../../../lib/errors.ts';
import type { Actor, Site } from '../../../lib/http/requests/request-context.ts';
import { hashToken } from '../../../lib/http/sessions/session-cookie.ts';
import { limitTable } from '../../../lib/work/limit-table.ts';
import { limit, limitedAddress } from '../../../lib/work/limits.ts';
import { rightsOfRole, roleOf } from '../../accounts/roles.ts';
import { actingRights } from '../key-areas.ts';
import { keyByHash, noteUsed } from './key-queries.ts';

const WELL_FORMED = /^sw_[\w-]{43}$/;

/**
 * The person for whom a program acts, from its key alone.
 * @throws `401` for a key that isn't valid on this site, `429` for one that is used too often
 */
export type FindKeyActor = (
  site: Pick<Site, 'id'> | null,
  key: string,
  /** The client's network address. */
  address: string,
) => Promise<Actor>;

export function keyFinder(db: Database): FindKeyActor {
  const wrong = limit(db.limitsPool, 'wrong-api-key');
  const calls = limit(db.limitsPool, 'api-key');
  return async (site, key, address) => {
    if (!site) throw unauthenticated('API keys belong to a site. Call that site’s address instead.');
    const found = WELL_FORMED.test(key)
      ? await db.oneForWebsite(site.id, (tx) => keyByHash(tx, hashToken(key)))
      : undefined;
    const role = found && roleOf(found);
    if (!found || found.expired || found.lacks_step || !role) {
      await wrong.take(
        `${site.id}:${limitedAddress(address)}`,
        'Too many invalid API keys from your network. Wait a minute and try again.',
      );
      throw unauthenticated(whyNot(key, found));
    }
    await calls.take(
      `${site.id}:${found.id}`,
      `This API key was used ${limitTable['api-key'].points} times within a minute. Wait a moment and try again.`,
    );
    if (found.stale) await db.oneForWebsite(site.id, (tx) => noteUsed(tx, found.id));
    return {
      sessionId: found.id,
      accountId: found.account_id,
      email: found.email,
      key: { name: found.name },
      role,
      rights: actingRights(found.rights, rightsOfRole(role)),
      owner: false,
    };
  };
}

function whyNot(key: string, found: { expired: boolean; lacks_step: boolean } | undefined): string {
  if (!WELL_FORMED.test(key))
    return 'This isn’t an API key. Send one key as “Authorization: Bearer sw_…”, 46 characters long.';
  if (found?.expired) return 'This API key has expired. Create a new one.';
  if (found?.lacks_step)
    return 'This site requires two-step verification. The person who created this API key has to set it up first.';
  if (found) return 'The person who created this API key no longer works on this site.';
  return 'Unknown API key. It may have been revoked, or belong to another site.';
}
