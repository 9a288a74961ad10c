import { operations } from '../../../../lib/http/handlers.ts';
import { domainsContract } from '../../domains-contract.ts';
import type { DomainWork } from './change-domains.ts';

/** Calls for a site's owner, in its admin. */
export function domainOperations(work: DomainWork) {
  return operations(domainsContract, {
    'GET /api/domains': ({ site }) => work.list(site.id),
    'POST /api/domains': ({ site, acting }, { body }) => work.claim(site.id, body.host, acting?.note),
    'POST /api/domain/{host}/check': ({ site }, { params }) => work.check(site.id, params.host),
    'POST /api/domain/{host}/main': ({ site, acting }, { params }) =>
      work.makeMain(site.id, params.host, acting?.note),
    'PUT /api/site/address': ({ site, acting }, { body }) =>
      work.rename(site.id, body.subdomain, acting?.note),
    'DELETE /api/domain/{host}': async ({ site, acting }, { params }) => {
      await work.remove(site.id, params.host, acting?.note);
      return undefined;
    },
  });
}
