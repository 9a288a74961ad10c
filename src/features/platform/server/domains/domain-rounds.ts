import { checkDomain } from './check-domain.ts';
import { deleteDomain, endedClaims, takeDue } from './domain-queries.ts';
import { deleteRetired } from '../rename/rename-queries.ts';
import type { DomainServices } from './domain-services.ts';

const IN_A_ROUND = 60;
const AT_ONCE = 6;

/** Looks at the domains of all sites whose turn it is, and forgets claims that nobody proved. */
export async function domainRound(services: DomainServices): Promise<void> {
  const { ended, due } = await services.db.acrossWebsites(async (tx) => ({
    retired: await deleteRetired(tx),
    ended: await endedClaims(tx),
    due: await takeDue(tx, IN_A_ROUND),
  }));
  for (const { website_id: websiteId, host } of ended)
    await services.db.forWebsite(websiteId, (tx) => deleteDomain(tx, websiteId, host, true));
  const waiting = due.values();
  const one = async () => {
    for (const { website_id: websiteId, host } of waiting)
      await checkDomain(services, websiteId, host).catch((error: unknown) =>
        services.log.warn({ err: error, websiteId, host }, 'a domain could not be looked at'),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}
