import { findOwner, issueToken, lacksStep, markProven } from '../../features/accounts/server/index.ts';
import { endKeysOf } from '../../features/api-keys/server/index.ts';
import {
  type CreatorServices,
  creatorWords,
  type SiteServices,
} from '../../features/platform/server/index.ts';
import type { SiteDirectory } from '../../features/websites/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import { conflict } from '../../lib/errors.ts';
import type { Jobs } from '../../lib/work/jobs.ts';
import type { Config } from '../config.ts';
import { createSiteFor } from '../commands/create-site.ts';
import type { FillServices } from '../site-content/fill-site.ts';
import { designWords, siteIn } from '../starters/in-language.ts';
import { likelyPlace } from '../starters/places.ts';
import { browsersLocale } from '../../lib/messages/spoken-language.ts';
import { starterBy, starters, usualStarter } from '../starters/index.ts';

interface Parts {
  db: Database;
  jobs: Jobs;
  directory: SiteDirectory;
  fill: FillServices;
}

/** Services for creators: their accounts, and sites made from starters. */
export function platformServices({ platform, demo }: Config, { db, jobs, directory, fill }: Parts) {
  const creators: CreatorServices = {
    db,
    jobs,
    endKeys: endKeysOf,
    origin: platform.origin,
    host: platform.host,
  };
  const sites: SiteServices = {
    db,
    parent: platform.parent,
    originOf: (host) => `${platform.scheme}://${host}${platform.portSuffix}`,
    kept: [platform.host, demo.host],
    starters: starters.map((starter) => ({
      key: starter.key,
      picture: starter.picture ? `/${starter.picture}` : null,
      wordsIn: (language) => {
        const { name, words } = designWords(starter, language);
        return { name, words };
      },
    })),
    usualStarter: usualStarter.key,
    create: async ({ name, host, ownerEmail, creatorSession, starter, language, timezone }, around) => {
      const place = likelyPlace(language, timezone, browsersLocale);
      const content = siteIn(starterBy(starter) ?? usualStarter, language, name, place);
      const website = { ...content.website, name, contactEmail: ownerEmail, private: true };
      const made = await createSiteFor(
        db,
        fill,
        { ...content, website, host, owner: { email: ownerEmail } },
        { ...around, creatorSession },
      );
      // This process knows immediately; the database notifies the others.
      directory.forget(made.websiteId);
      return made;
    },
    ownerToken: (websiteId, { email, proven, passed, session }) =>
      db.forWebsite(websiteId, async (tx) => {
        const ownerId = await findOwner(tx, email);
        if (!ownerId) return null;
        if (!passed && (await lacksStep(tx, ownerId))) throw conflict(creatorWords().siteNeedsStep);
        if (proven) await markProven(tx, ownerId);
        return issueToken(tx, ownerId, 'sign-in', { twoSteps: passed, creatorSession: session });
      }),
  };
  return { creators, sites };
}
