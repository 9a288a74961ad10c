import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { TRASH_DAYS } from '../../../../lib/values/trash-days.ts';

/** @returns false if it is gone */
export async function trashFile(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ trashed_at: sql`coalesce(trashed_at, now())`, updated_at: sql`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function restoreFiles(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ trashed_at: null, updated_at: sql`now()` })
    .where('website_id', '=', tx.site)
    .where('id', 'in', [...ids])
    .where('trashed_at', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes rows in the trash, of these ids or all. @returns ids whose bytes must be erased too */
export async function eraseTrashed(tx: Tx, ids: readonly string[] | null): Promise<string[]> {
  const rows = await tx
    .deleteFrom('files')
    .where('website_id', '=', tx.site)
    .where('trashed_at', 'is not', null)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Files that were in the trash for their time. */
export async function eraseOverdue(tx: Tx, most: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('files')
    .where('website_id', '=', tx.site)
    .where('id', 'in', (from) =>
      from
        .selectFrom('files')
        .select('id')
        .where('website_id', '=', tx.site)
        .where('trashed_at', '<', sql<Date>`now() - make_interval(days => ${TRASH_DAYS})`)
        .limit(most),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function idsThere(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('files')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id }) => id);
}
