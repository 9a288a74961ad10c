import { listWebsites } from '../../features/websites/server/index.ts';
import type { Database } from '../../lib/db/database.ts';
import { checkInvariants, type Finding } from '../../lib/db/invariants.ts';
import type { Storage } from '../../lib/storage/storage.ts';
import { invariants } from '../wiring/invariants.ts';
import { commandWords } from './messages/operator-commands/words.ts';

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
    const { site, invariant } = finding;
    if ('unchecked' in finding)
      return [commandWords.couldNotCheck({ site, invariant, reason: finding.unchecked })];
    const more = finding.total - finding.named.length;
    return [
      ...finding.named.map(({ record, id }) => commandWords.brokenRecord({ site, invariant, record, id })),
      ...(more > 0 ? [commandWords.moreBroken({ site, invariant, count: more })] : []),
    ];
  });
  const unchecked = findings.filter((finding) => 'unchecked' in finding).length;
  const broken = findings.length - unchecked;
  const result = [
    broken > 0 ? commandWords.broken({ count: broken }) : '',
    unchecked > 0 ? commandWords.notChecked({ count: unchecked }) : '',
  ];
  const summary = result.filter(Boolean).join(', ') || commandWords.noProblems;
  return [...lines, commandWords.verified({ invariants: count, sites, result: summary })].join('\n');
}
