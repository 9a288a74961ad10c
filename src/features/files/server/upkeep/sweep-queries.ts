import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

/** What says which bytes of a file are needed. */
export const storedFiles = (tx: Tx, websiteId: string) =>
  tx
    .selectFrom('files')
    .select(['id', 'name', 'sha256', 'revision'])
    .where('website_id', '=', websiteId)
    .execute();

/** The one that has been there for longest, for what shows whether a storage belongs to this database. */
export const oldestFile = (tx: Tx, websiteId: string) =>
  tx
    .selectFrom('files')
    .select(['id', 'sha256'])
    .where('website_id', '=', websiteId)
    .where('state', '=', 'ready')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();

export async function markLost(tx: Tx, websiteId: string, id: string, problem: string): Promise<void> {
  await tx
    .updateTable('files')
    .set({ state: 'failed', problem, updated_at: sql`now()` })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', '<>', 'failed')
    .execute();
}
