import { conflict, invalid, notFound, Refusal } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { adminLanguageOf } from '../../../../lib/messages/languages.ts';
import { likelyLanguage, spokenLanguage } from '../../../../lib/messages/spoken-language.ts';
import { limit } from '../../../../lib/work/limits.ts';
import { readAddress } from '../../addresses.ts';
import { creatorById, hasPassed } from '../creators/creator-queries.ts';
import { type OwnSite, sitesContract } from '../../sites-contract.ts';
import type { SiteServices } from '../services.ts';
import { creatorWords } from '../creator-words.ts';
import { checkAddress, claimAddress, proposeAddress } from './check-address.ts';
import { refuseUnproven, tooManySites } from './site-limits.ts';
import { creatorSite, type CreatorSiteRow, insertCreatorSite, listCreatorSites } from './site-queries.ts';

const spokenByCreator = () => adminLanguageOf(spokenLanguage());

export function siteOperations(services: SiteServices) {
  const { db, parent, originOf, starters, usualStarter } = services;
  const created = limit(db.limitsPool, 'sites-of-creator');
  const checks = limit(db.limitsPool, 'address-checks');

  const shown = ({ id, name, host, created_at, private: isPrivate, erase_at }: CreatorSiteRow): OwnSite => ({
    _id: id,
    name,
    host,
    url: originOf(host),
    state: erase_at ? 'deleting' : isPrivate ? 'private' : 'live',
    eraseAt: erase_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
  });

  return operations(sitesContract, {
    'GET /api/platform/starters': async () =>
      starters.map(({ key, picture, wordsIn }) => ({ key, ...wordsIn(spokenByCreator()), picture })),

    'GET /api/platform/address': async ({ by }, { query: { subdomain, name } }) => {
      await checks.take(`platform:${by.creatorId}`, creatorWords().waitAMoment);
      return db.acrossWebsites((tx) =>
        subdomain === undefined
          ? proposeAddress(tx, services, name ?? '')
          : checkAddress(tx, services, subdomain, name),
      );
    },

    'GET /api/platform/sites': async ({ by }) =>
      (await db.acrossWebsites((tx) => listCreatorSites(tx, by.creatorId))).map(shown),

    'POST /api/platform/sites': async ({ by }, { body }) => {
      const { name, subdomain, template = usualStarter, language = likelyLanguage(), timezone } = body;
      if (!starters.some(({ key }) => key === template))
        throw invalid(creatorWords().chooseDesign, { template: creatorWords().unknownDesign });
      const key = `platform:${by.creatorId}`;
      await created.take(key, tooManySites());
      const host = `${readAddress(subdomain, parent).label}.${parent}`;
      try {
        const { websiteId, token } = await services.create(
          {
            name,
            host,
            ownerEmail: by.email,
            creatorSession: by.sessionId,
            starter: template,
            language,
            timezone,
          },
          {
            claim: async (tx) => {
              await refuseUnproven(tx, by.creatorId);
              await claimAddress(tx, services, subdomain);
            },
            made: (tx) => insertCreatorSite(tx, by.creatorId),
          },
        );
        const website = { id: websiteId, name, host, created_at: new Date(), private: true, erase_at: null };
        return { website: shown(website), url: originOf(host), token };
      } catch (error) {
        // Looking for a free address does not count as creating a site.
        if (error instanceof Refusal) await created.giveBack(key);
        throw error;
      }
    },

    'POST /api/platform/sites/{id}/token': async ({ by }, { params: { id } }) => {
      const site = await db.acrossWebsites((tx) => creatorSite(tx, by.creatorId, id));
      if (!site) throw notFound(creatorWords().siteNotYours);
      const [creator, passed] = await db.acrossWebsites(async (tx) => [
        await creatorById(tx, by.creatorId),
        await hasPassed(tx, by.sessionId),
      ]);
      const { email } = by;
      const token = await services.ownerToken(id, {
        email,
        passed,
        proven: creator?.proven_at != null,
        session: by.sessionId,
      });
      if (!token) throw conflict(creatorWords().cantOpenSite({ email, site: site.name }));
      return { token, url: `${originOf(site.host)}/account?token=${token}` };
    },
  });
}
