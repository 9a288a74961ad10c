import { findOwner } from '../../../accounts/server/index.ts';
import { conflict, forbidden, notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { creatorSitesContract } from '../../creator-sites-contract.ts';
import { creatorWords } from '../creator-words.ts';
import type { DomainWork } from '../domains/change-domains.ts';
import { describeEnding, endSite, restoreSite } from '../ending/end-site.ts';
import type { EndingServices } from '../ending/ending-services.ts';
import { creatorSite } from './site-queries.ts';

export interface CreatorSiteServices {
  domains: DomainWork;
  endings: EndingServices;
}

interface By {
  by: { creatorId: string; email: string };
}

export function creatorSiteOperations({ domains, endings }: CreatorSiteServices) {
  const { db } = endings;

  /** @throws `404` for the sites of others, `403` if the creator is no longer its owner */
  async function own({ by }: By, id: string): Promise<string> {
    const site = await db.acrossWebsites((tx) => creatorSite(tx, by.creatorId, id));
    if (!site) throw notFound(creatorWords().siteNotYours);
    if (!(await db.forWebsite(id, (tx) => findOwner(tx, by.email))))
      throw forbidden(creatorWords().noLongerOwner({ email: by.email, site: site.name }));
    return id;
  }

  return operations(creatorSitesContract, {
    'GET /api/platform/sites/{id}/hosts': async (request, { params }) =>
      domains.list(await own(request, params.id)),
    'POST /api/platform/sites/{id}/hosts': async (request, { params, body }) =>
      domains.claim(await own(request, params.id), body.host),
    'POST /api/platform/sites/{id}/hosts/{host}/check': async (request, { params }) =>
      domains.check(await own(request, params.id), params.host),
    'POST /api/platform/sites/{id}/hosts/{host}/main': async (request, { params }) =>
      domains.makeMain(await own(request, params.id), params.host),
    'DELETE /api/platform/sites/{id}/hosts/{host}': async (request, { params }) => {
      await domains.remove(await own(request, params.id), params.host);
      return undefined;
    },
    'PUT /api/platform/sites/{id}/address': async (request, { params, body }) =>
      domains.rename(await own(request, params.id), body.subdomain),
    'GET /api/platform/sites/{id}/ending': async (request, { params }) =>
      describeEnding(endings, await own(request, params.id)),
    'POST /api/platform/sites/{id}/delete': async (request, { params, body }) => ({
      eraseAt: (await endSite(endings, await own(request, params.id), body)).toISOString(),
    }),
    'POST /api/platform/sites/{id}/restore': async (request, { params }) => {
      if (!(await restoreSite(endings, await own(request, params.id))))
        throw conflict(creatorWords().cantRestore);
      return undefined;
    },
  });
}
