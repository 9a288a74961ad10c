import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { EXPORT_DAYS } from '../contract.ts';

const exports = (tx: Tx) =>
  tx
    .selectFrom('site_exports')
    .select(['id', 'state', 'anew', 'problem', 'created_at', 'expires_at'])
    .select([sql<number>`done`.as('done'), sql<number>`total`.as('total'), sql<number>`size`.as('size')])
    .where('website_id', '=', tx.site);

export const findExport = (tx: Tx, id: string) => exports(tx).where('id', '=', id).executeTakeFirst();
export type ExportRecord = NonNullable<Awaited<ReturnType<typeof findExport>>>;

export const listExports = (tx: Tx): Promise<ExportRecord[]> =>
  exports(tx).orderBy('id', 'desc').limit(10).execute();

/** @returns undefined if an export is in progress already */
export const insertExport = (tx: Tx, by: string) =>
  tx
    .insertInto('site_exports')
    .values({ website_id: tx.site, made_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** Claims it, unless another process has. @returns false if there is nothing to do */
export async function claimExport(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('site_exports')
    .set({ state: 'running', done: 0, touched_at: sql`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where(
      sql<boolean>`(state = 'waiting' or state = 'running' and touched_at < now() - interval '1 minute')`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** For another attempt. */
export async function releaseExport(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('site_exports')
    .set({ state: 'waiting' })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** @returns false if it was deleted meanwhile */
export async function noteProgress(
  tx: Tx,
  id: string,
  progress: { done: number; total: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('site_exports')
    .set({ ...progress, touched_at: sql`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function finishExport(
  tx: Tx,
  id: string,
  { size, anew }: { size: number; anew: string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('site_exports')
    .set({
      state: 'ready',
      size,
      anew,
      finished_at: sql`now()`,
      expires_at: sql`now() + make_interval(days => ${EXPORT_DAYS}::int)`,
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function failExport(tx: Tx, id: string, problem: string): Promise<void> {
  await tx
    .updateTable('site_exports')
    .set({ state: 'failed', problem, finished_at: sql`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

export async function deleteExport(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('site_exports')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

/** Expired exports, and old failures. @returns how many were deleted, `most` at a time */
export async function deleteOldExports(tx: Tx, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from site_exports where website_id = ${tx.site} and id in (
    select id from site_exports where website_id = ${tx.site}
      and (expires_at < now() or state = 'failed' and finished_at < now() - make_interval(days => ${EXPORT_DAYS}::int))
    limit ${most})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
