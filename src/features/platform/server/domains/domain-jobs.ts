import { inBatches } from '../../../../lib/db/batches-queries.ts';
import { forEachSite, runForSites } from '../../../websites/server/index.ts';
import { checkDomain } from './check-domain.ts';
import { deleteDomain, endedClaims, takeDue } from './domain-queries.ts';
import { deleteRetired } from '../rename/rename-queries.ts';
import type { DomainServices } from './domain-services.ts';

const IN_A_ROUND = 60;
const AT_ONCE = 6;

/** Checks due domains of all sites, and removes unverified claims. */
export async function domainJob(services: DomainServices): Promise<void> {
  const { db } = services;
  await inBatches((most) => db.acrossWebsites((tx) => deleteRetired(tx, most)));
  const ended = await db.acrossWebsites(endedClaims);
  await forEachSite(services, 'ended-domains', ended, ({ website_id: websiteId, host }) =>
    db.forWebsite(websiteId, (tx) => deleteDomain(tx, host, true)),
  );
  await runForSites(
    services,
    'domains',
    (tx) => takeDue(tx, IN_A_ROUND),
    ({ website_id: websiteId, host }) => checkDomain(services, websiteId, host),
    AT_ONCE,
  );
}
