import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

/** Entries of a type in the trash, in the order of their IDs. */
export async function trashedOf(tx: Tx, typeId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select page_id as id from entries
    where website_id = ${tx.site} and type_id = ${typeId} and trashed_at is not null order by page_id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
