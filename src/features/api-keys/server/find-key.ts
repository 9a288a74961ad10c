import type { Database } from '../../../lib/db/database.ts';
import { unauthenticated } from '../../../lib/errors.ts';
import type { Actor, Site } from '../../../lib/http/request-context.ts';
import { hashToken } from '../../../lib/http/session-cookie.ts';
import { limitTable } from '../../../lib/limit-table.ts';
import { limit, limitedAddress } from '../../../lib/limits.ts';
import { rightsOfRole, roleOf } from '../../accounts/roles.ts';
import { keyRights } from '../key-areas.ts';
import { keyByHash, noteUsed } from './key-queries.ts';

const WELL_FORMED = /^sw_[\w-]{43}$/;

/**
 * Who a program acts for, by its key alone.
 * @throws `401` for a key that opens nothing on this site, `429` for one that is used too often
 */
export type FindKeyActor = (
  site: Pick<Site, 'id'> | null,
  key: string,
  /** Of the client. */
  address: string,
) => Promise<Actor>;

export function keyFinder(db: Database): FindKeyActor {
  const wrong = limit(db.limitsPool, 'wrong-api-key');
  const calls = limit(db.limitsPool, 'api-key');
  return async (site, key, address) => {
    if (!site)
      throw unauthenticated('API keys belong to a site. Please call the address of that site with it.');
    const found = WELL_FORMED.test(key)
      ? await db.oneForWebsite(site.id, (tx) => keyByHash(tx, site.id, hashToken(key)))
      : undefined;
    const role = found && roleOf(found);
    if (!found || found.expired || !role) {
      await wrong.take(
        `${site.id}:${limitedAddress(address)}`,
        'Wrong API keys came from your network too often. Please wait a minute.',
      );
      throw unauthenticated(whyNot(key, found));
    }
    await calls.take(
      `${site.id}:${found.id}`,
      `This API key was used ${limitTable['api-key'].points} times within a minute. Please wait a little.`,
    );
    if (found.stale) await db.oneForWebsite(site.id, (tx) => noteUsed(tx, site.id, found.id));
    return {
      sessionId: found.id,
      accountId: found.account_id,
      email: found.email,
      key: { name: found.name },
      role,
      rights: keyRights(found.rights, rightsOfRole(role)),
      owner: false,
    };
  };
}

function whyNot(key: string, found: { expired: boolean } | undefined): string {
  if (!WELL_FORMED.test(key))
    return 'This is no API key. Please send one key, as in “Authorization: Bearer sw_…”, with 46 characters in all.';
  if (found?.expired) return 'This API key has expired. Please make a new one.';
  if (found) return 'Whoever made this API key does not work on this site any more.';
  return 'This API key is not known here. It may have been revoked, or belong to another site.';
}
