import type { Domain } from '../../domains-contract.ts';
import { type HostRow, hostsOf } from '../../../websites/server/index.ts';
import { notFound } from '../../../../lib/errors.ts';
import { readableDomain } from './domain-name.ts';
import { type DomainRow, domainsOf } from './domain-queries.ts';
import type { DomainServices } from './domain-services.ts';
import { recordsFor } from './records.ts';
import { staffWords } from './staff-words.ts';

/** The site's addresses, the main one first, and its claims. */
export async function listDomains(services: DomainServices, websiteId: string): Promise<Domain[]> {
  const { hosts, rows } = await services.db.forWebsite(websiteId, async (tx) => ({
    hosts: await hostsOf(tx),
    rows: await domainsOf(tx),
  }));
  const rowOf = new Map(rows.map((row) => [row.host, row]));
  const claims = rows.filter(({ host }) => !hosts.some((each) => each.host === host));
  return [
    ...hosts.map((host) => shown(services, rowOf.get(host.host), host)),
    ...claims.map((row) =>
      shown(services, row, { host: row.host, canonical: false, retires_at: null, language: null }),
    ),
  ];
}

export async function showDomain(services: DomainServices, websiteId: string, host: string): Promise<Domain> {
  const found = (await listDomains(services, websiteId)).find((each) => each.host === host);
  if (!found) throw notFound(staffWords().siteLacksDomain);
  return found;
}

function shown(
  services: DomainServices,
  row: DomainRow | undefined,
  { host, canonical, language, retires_at: retires }: HostRow,
): Domain {
  const under = host.endsWith(`.${services.platform.parent}`);
  return {
    host,
    readable: readableDomain(host),
    kind: under ? 'platform' : 'own',
    main: canonical,
    language,
    retiresAt: retires?.toISOString() ?? null,
    state: row ? stateOf(services, row) : 'ready',
    taken: row?.seen.taken === true && row.expires_at !== null,
    records: row ? recordsFor(row, services.target) : [],
    checkedAt: row?.checked_at?.toISOString() ?? null,
    nextCheckAt: row?.due_at.toISOString() ?? null,
    expiresAt: row?.expires_at?.toISOString() ?? null,
    certificate: certificateOf(row),
    unanswered: row?.seen.unanswered === true,
  };
}

function stateOf({ platform }: DomainServices, row: DomainRow): Domain['state'] {
  if (row.expires_at !== null) return 'unproven';
  // A trusted certificate requires that visitors arrive, whatever proxy is in between.
  if (row.certificate_until) return 'ready';
  if (!row.points) return 'elsewhere';
  return platform.scheme === 'https' ? 'certificate' : 'ready';
}

const certificateOf = (row: DomainRow | undefined): Domain['certificate'] => ({
  state: row?.certificate_until ? 'issued' : row?.asked_at ? 'asked' : 'none',
  until: row?.certificate_until?.toISOString() ?? null,
});
