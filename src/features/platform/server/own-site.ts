import { operations } from '../../../lib/http/handlers.ts';
import { ownSiteContract } from '../own-site-contract.ts';
import { readVisibility, setVisibility } from './visibility/site-password.ts';
import { describeEnding, endSite } from './ending/end-site.ts';
import type { EndingServices } from './ending/ending-services.ts';

/** Calls of a site's owner about the site as a whole. */
export function ownSiteOperations(services: EndingServices, platformOrigin: string) {
  const { db } = services;
  return operations(ownSiteContract, {
    'GET /api/site/door': ({ site }) => readVisibility(db, site.id),
    'PUT /api/site/door': ({ site, acting }, { body }) => setVisibility(db, site.id, body, acting?.note),
    'GET /api/site/arrivals': async () => ({
      url: `${platformOrigin}/sites/import`,
      sites: `${platformOrigin}/sites`,
    }),
    'GET /api/site/ending': ({ site }) => describeEnding(services, site.id),
    'POST /api/site/delete': async ({ site, acting }, { body }) => ({
      eraseAt: (await endSite(services, site.id, body, acting?.note)).toISOString(),
    }),
  });
}
