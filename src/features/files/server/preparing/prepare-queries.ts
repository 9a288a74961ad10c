import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { FileRow } from '../library/queries.ts';

/** The results of preparing a file; undefined values stay unchanged. */
export interface Prepared {
  revision?: string;
  type?: string;
  size?: number;
  width?: number | null;
  height?: number | null;
  placeholder?: string | null;
  duration?: number | null;
}

/** Whether content, crop and focal point are still those that were prepared; a later change has a separate job. */
const unchanged = ({ sha256, crop, focus }: FileRow) =>
  sql<SqlBool>`sha256 = ${sha256} and crop is not distinct from ${crop && JSON.stringify(crop)}::jsonb
    and focus is not distinct from ${focus && JSON.stringify(focus)}::jsonb`;

/** @returns whether it took effect */
export async function finishPreparing(tx: Tx, row: FileRow, prepared: Prepared): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ ...prepared, state: 'ready', problem: null, updated_at: sql`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', row.id)
    .where(unchanged(row))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** @param problem a sentence for the owner */
export async function failPreparing(tx: Tx, row: FileRow, problem: string): Promise<void> {
  await tx
    .updateTable('files')
    .set({ state: 'failed', problem, updated_at: sql`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .where(unchanged(row))
    .execute();
}

export const waitingFiles = (tx: Tx) =>
  tx
    .selectFrom('files')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('state', '=', 'waiting')
    .execute();
