import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

const MOST = 1_000;

/** How many comments wait for approval, and the newest of them. */
export async function pendingComments(tx: Tx): Promise<{ pending: number; newest: string | null }> {
  const { rows } = await sql<{ pending: number; newest: string | null }>`
    select count(*)::int as pending, (array_agg(id order by id desc))[1] as newest
    from (select id from entry_comments where website_id = ${tx.site} and state = 'pending'
      order by id desc limit ${MOST}) waiting`.execute(tx);
  return rows[0] ?? { pending: 0, newest: null };
}
