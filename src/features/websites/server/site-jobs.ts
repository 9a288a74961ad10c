import { BATCH } from '../../../lib/db/batches-queries.ts';
import type { CrossTx, Database } from '../../../lib/db/database.ts';
import { toRefusal } from '../../../lib/http/replies/refusals.ts';
import { clearProblems, noteProblems, type JobProblem } from './problem-queries.ts';
import { websiteIds } from './queries.ts';
import { failedBy, refusesData } from '../../../lib/db/sql-state.ts';

/**
 * The database and the log of scheduled jobs. The column `site_problems.round` and the field `round` in the log keep an
 * earlier name for the job, because operators' queries and alerts use them.
 */
export interface ScheduledJobServices {
  db: Database;
  log: {
    error(detail: object, sentence: string): void;
    warn(detail: object, sentence: string): void;
  };
}

/** Batch size. */
export async function allWebsiteIds(db: Database): Promise<string[]> {
  const ids: string[] = [];
  for (let page; (page = await db.acrossWebsites((tx) => websiteIds(tx, ids.at(-1), BATCH))).length > 0;)
    ids.push(...page);
  return ids;
}

/**
 * Runs one statement over all sites. If the data of a site makes it fail, each site is queried separately within its own
 * row-level security, and the failing ones are recorded as problems.
 * @returns the rows of all sites that could be queried
 * @throws errors that are no site's fault, such as a lost connection
 */
export async function acrossSites<T>(
  services: ScheduledJobServices,
  job: string,
  statement: (tx: CrossTx) => Promise<T[]>,
): Promise<T[]> {
  const { db, log } = services;
  try {
    return await db.acrossWebsites(statement);
  } catch (error) {
    if (!isOfData(error)) throw error;
    log.error({ err: error, round: job }, 'a statement over all sites failed; querying each site separately');
  }
  const found: T[] = [];
  const problems: JobProblem[] = [];
  for (const websiteId of await allWebsiteIds(db))
    try {
      found.push(...(await db.forWebsite(websiteId, statement)));
    } catch (error) {
      log.error({ err: error, websiteId, round: job }, 'a site was skipped in a scheduled job');
      problems.push({ websiteId, error: sentenceOf(error) });
    }
  await db.acrossWebsites((tx) => noteProblems(tx, job, problems));
  return found;
}

/**
 * Runs a scheduled job's work for each due entry. A failure is recorded as a problem of its site, and the next entry
 * follows; once all entries of a site succeed, its problem is cleared.
 * @param atOnce maximum concurrent entries
 */
export async function forEachSite<T extends { website_id: string }>(
  services: ScheduledJobServices,
  job: string,
  due: readonly T[],
  work: (one: T) => Promise<unknown>,
  atOnce = 1,
): Promise<void> {
  if (due.length === 0) return;
  const { db, log } = services;
  const failed = new Map<string, string>();
  const waiting = due.values();
  const worker = async () => {
    for (const one of waiting)
      try {
        await work(one);
      } catch (error) {
        log.error(
          { err: error, websiteId: one.website_id, round: job },
          'a scheduled job failed for one site',
        );
        // A busy or lost database is no site's own problem.
        if (toRefusal(error as Error)?.status !== 503) failed.set(one.website_id, sentenceOf(error));
      }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const well = new Set(due.map((one) => one.website_id).filter((id) => !failed.has(id)));
  await db.acrossWebsites(async (tx) => {
    await clearProblems(tx, job, [...well]);
    await noteProblems(
      tx,
      job,
      [...failed].map(([websiteId, error]) => ({ websiteId, error })),
    );
  });
}

/** Finds the due entries of all sites and processes each one; see `acrossSites` and `forEachSite`. */
export const runForSites = async <T extends { website_id: string }>(
  services: ScheduledJobServices,
  job: string,
  find: (tx: CrossTx) => Promise<T[]>,
  work: (one: T) => Promise<unknown>,
  atOnce = 1,
): Promise<void> => forEachSite(services, job, await acrossSites(services, job, find), work, atOnce);

const isOfData = (error: unknown): boolean => refusesData(error) || failedBy(error, 'raised');

const sentenceOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll('\u0000', '').slice(0, 300);
