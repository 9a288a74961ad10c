import { listWebsites } from '../../features/websites/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import { checkInvariants, type Finding } from '../../lib/db/invariants.ts';
import type { Storage } from '../../lib/storage/storage.ts';
import { invariants } from '../wiring/invariants.ts';

export interface Verification {
  /** Whether no invariant is broken and all could be checked. */
  ok: boolean;
  sites: number;
  invariants: number;
  findings: (Finding & { site: string })[];
}

/** Checks all invariants, site by site, without changing anything. @param only a site's id, instead of all sites */
export async function verifySites(
  { db, storage }: { db: Database; storage: Storage },
  only?: string,
): Promise<Verification> {
  const all = invariants(storage);
  const sites = (await db.acrossWebsites(listWebsites)).filter(({ id }) => only === undefined || id === only);
  const findings: Verification['findings'] = [];
  for (const { id, hosts } of sites)
    for (const finding of await checkInvariants(db, id, all))
      findings.push({ site: hosts[0] ?? id, ...finding });
  return { ok: findings.length === 0, sites: sites.length, invariants: all.length, findings };
}

/** One line for each record that breaks an invariant, then a summary. */
export function describeVerification({ sites, invariants: count, findings }: Verification): string {
  const lines = findings.flatMap((finding) => {
    if ('unchecked' in finding)
      return [`${finding.site}: could not check: ${finding.invariant}: ${finding.unchecked}`];
    const { site, invariant, total, named } = finding;
    const more = total - named.length;
    return [
      ...named.map(({ record, id }) => `${site}: broken: ${invariant}: ${record} (${id})`),
      ...(more > 0 ? [`${site}: broken: ${invariant}: and ${more} more`] : []),
    ];
  });
  const unchecked = findings.filter((finding) => 'unchecked' in finding).length;
  const result = [
    findings.length > unchecked ? `${findings.length - unchecked} broken` : '',
    unchecked > 0 ? `${unchecked} not checked` : '',
  ];
  const summary = result.filter(Boolean).join(', ') || 'no problems';
  return [...lines, `${count} invariants, ${sites} ${sites === 1 ? 'site' : 'sites'}: ${summary}.`].join(
    '\n',
  );
}
