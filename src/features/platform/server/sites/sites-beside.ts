import type { Database } from '../../../../lib/db/database.ts';
import { creatorSessionOf } from '../../../accounts/server/index.ts';
import { sitesBeside } from './site-queries.ts';

/**
 * The other sites of the creator who opened this one from the platform; none for everyone else, and none once the session on the
 * platform has ended. An owner's account is no proof: its password may have been passed on with the site.
 */
export const findSitesBeside =
  (db: Database) =>
  async (websiteId: string, sessionId: string, most: number): Promise<{ id: string; name: string }[]> => {
    const creatorSession = await db.forWebsite(websiteId, (tx) => creatorSessionOf(tx, sessionId));
    if (creatorSession === null) return [];
    return db.acrossWebsites((tx) => sitesBeside(tx, websiteId, creatorSession, most));
  };
