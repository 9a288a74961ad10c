import { sql } from 'kysely';
import type { CrossTx, Tx } from '../../../lib/db/database.ts';

/** Incremented when the index format changes, so that all sites are indexed again. */
const VERSION = 2;

export async function unindexedSites(tx: CrossTx): Promise<{ website_id: string }[]> {
  const { rows } = await sql<{ website_id: string }>`
    select w.id as website_id from websites w left join search_indexes i on i.website_id = w.id
    where w.deleted_at is null and (i.version is null or i.version < ${VERSION})
    order by w.id limit 200`.execute(tx);
  return rows;
}

export async function markIndexed(tx: Tx): Promise<void> {
  await tx
    .insertInto('search_indexes')
    .values({ website_id: tx.site, version: VERSION })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ version: VERSION }))
    .execute();
}
