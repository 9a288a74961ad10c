import type { KnownSite } from '../../features/websites/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import { speaking, type Spoken, spokenNow } from '../../lib/messages/spoken-language.ts';

/** What the site says in its own words, for what a request or a job says. */
export const ownWordsOf = ({ website: { id: site }, wording }: KnownSite): NonNullable<Spoken['own']> => ({
  site,
  language: wording?.language ?? 'en',
  words: wording?.words ?? {},
});

/**
 * A database whose work for a site speaks in that site's own words. A request has them already; jobs, scheduled jobs and webhooks of
 * payment providers find them here, so that what they write to visitors needs no words handed to it.
 * @param find the cached site
 */
export const withSitesWords = (
  db: Database,
  find: (websiteId: string) => Promise<KnownSite | null>,
): Database => ({
  ...db,
  forWebsite: async (websiteId, work) => {
    const spoken = spokenNow();
    if (spoken.own?.site === websiteId) return db.forWebsite(websiteId, work);
    const known = await find(websiteId);
    const own = known ? ownWordsOf(known) : undefined;
    return speaking({ ...spoken, own }, () => db.forWebsite(websiteId, work));
  },
});
