import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';

/** What says which bytes of a file are needed. */
export const storedFiles = (tx: Tx, websiteId: string) =>
  tx
    .selectFrom('files')
    .select(['id', 'name', 'sha256', 'revision'])
    .where('website_id', '=', websiteId)
    .execute();

export async function markLost(tx: Tx, websiteId: string, id: string, problem: string): Promise<void> {
  await tx
    .updateTable('files')
    .set({ state: 'failed', problem, updated_at: sql`now()` })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('state', '<>', 'failed')
    .execute();
}
