import type { KnownSite } from '../../features/websites/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import { speaking, type Spoken, spokenNow } from '../../lib/messages/spoken-language.ts';

/** The wording of the site, for what a request or a job says. */
export const spokenWording = ({ website: { id: site }, wording }: KnownSite): NonNullable<Spoken['own']> => ({
  site,
  in: (language) => wording[language]?.words,
});

/**
 * A database whose work for a site speaks in that site's wording. A request has it already; jobs, scheduled jobs and webhooks of
 * payment providers find it here, so that what they write to visitors needs no wording handed to it.
 * @param find the cached site
 */
export const withSiteWording = (
  db: Database,
  find: (websiteId: string) => Promise<KnownSite | null>,
): Database => ({
  ...db,
  forWebsite: async (websiteId, work) => {
    const spoken = spokenNow();
    if (spoken.own?.site === websiteId) return db.forWebsite(websiteId, work);
    const known = await find(websiteId);
    const own = known ? spokenWording(known) : undefined;
    return speaking({ ...spoken, own }, () => db.forWebsite(websiteId, work));
  },
});
