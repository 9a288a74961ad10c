import { sql } from 'kysely';
import { deleteOldest } from '../../../lib/db/batches-queries.ts';
import type { CrossTx } from '../../../lib/db/database.ts';

export interface JobProblem {
  websiteId: string;
  /** The error of the failed work. */
  error: string;
}

/** Across sites. A deleted site has no problems. */
export async function noteProblems(tx: CrossTx, job: string, problems: readonly JobProblem[]): Promise<void> {
  if (problems.length === 0) return;
  await sql`
    insert into site_problems as p (website_id, round, error)
      select w.id, ${job}, a.error
      from unnest(${problems.map(({ websiteId }) => websiteId)}::uuid[], ${problems.map(({ error }) => error)}::text[])
        as a (website_id, error)
      join websites w on w.id = a.website_id
    on conflict (website_id, round) do update set error = excluded.error, times = p.times + 1, last_at = now()`.execute(
    tx,
  );
}

/** Across sites: clears the problems that the job recorded for these sites. */
export async function clearProblems(tx: CrossTx, job: string, websiteIds: readonly string[]): Promise<void> {
  if (websiteIds.length === 0) return;
  await sql`delete from site_problems where round = ${job} and website_id = any(${websiteIds}::uuid[])`.execute(
    tx,
  );
}

/** Across sites: problems not seen for two days. @returns how many were deleted */
export const dropOldProblems = (tx: CrossTx, most: number): Promise<number> =>
  deleteOldest(
    tx,
    { table: 'site_problems', column: 'last_at', until: sql<Date>`now() - interval '2 days'` },
    most,
  );

export interface KnownProblem {
  host: string;
  round: string;
  error: string;
  times: number;
  first_at: Date;
  last_at: Date;
}

/** Across sites: the latest first. */
export async function listProblems(tx: CrossTx): Promise<KnownProblem[]> {
  const { rows } = await sql<KnownProblem>`
    select coalesce(h.host, p.website_id::text) as host, p.round, p.error, p.times, p.first_at, p.last_at
    from site_problems p left join hosts h on h.website_id = p.website_id and h.canonical
    order by p.last_at desc, host, p.round`.execute(tx);
  return rows;
}
