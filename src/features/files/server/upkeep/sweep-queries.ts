import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

/** The columns that tell which bytes of a file are needed. */
export interface StoredFile {
  id: string;
  name: string;
  sha256: Buffer;
  revision: string;
}

const stored = (tx: Tx) =>
  tx.selectFrom('files').select(['id', 'name', 'sha256', 'revision']).where('website_id', '=', tx.site);

export const storedFiles = (tx: Tx, ids: readonly string[]): Promise<StoredFile[]> =>
  stored(tx)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/** In the order of their ids. @param after the last id of the previous batch */
export const storedFilesAfter = (tx: Tx, after: string | null, most: number): Promise<StoredFile[]> =>
  stored(tx)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(most)
    .execute();

/** The oldest file, which shows whether a storage belongs to this database. */
export const oldestFile = (tx: Tx) =>
  tx
    .selectFrom('files')
    .select(['id', 'sha256'])
    .where('website_id', '=', tx.site)
    .where('state', '=', 'ready')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();

export async function markLost(tx: Tx, id: string, problem: string): Promise<void> {
  await tx
    .updateTable('files')
    .set({ state: 'failed', problem, updated_at: sql`now()` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('state', '<>', 'failed')
    .execute();
}
