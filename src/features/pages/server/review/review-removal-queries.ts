import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Whose } from '../../../../lib/db/whose-queries.ts';

/**
 * Erases what somebody wrote through preview links under an address, and their personal links. Replies of others stay; a thread
 * without any goes.
 * @returns how many rows were deleted, at most that many of each kind
 */
export async function eraseClientComments(tx: Tx, { email, until }: Whose, most: number): Promise<number> {
  if (email === null) return 0;
  const { rows } = await sql<{ thread_id: string }>`
    delete from comments where website_id = ${tx.site} and id in (
      select id from comments where website_id = ${tx.site} and client_email = ${email}
        and created_at <= ${until}::timestamptz order by id limit ${most})
    returning thread_id`.execute(tx);
  await sql`
    delete from comment_threads t where t.website_id = ${tx.site} and t.shared
      and t.id = any(${rows.map(({ thread_id }) => thread_id)}::uuid[])
      and not exists (select from comments c where c.website_id = t.website_id and c.thread_id = t.id)`.execute(
    tx,
  );
  const { numAffectedRows } = await sql`
    delete from preview_clients where website_id = ${tx.site} and id in (
      select id from preview_clients where website_id = ${tx.site} and email = ${email}
        and created_at <= ${until}::timestamptz limit ${most})`.execute(tx);
  return Math.max(rows.length, Number(numAffectedRows ?? 0));
}
