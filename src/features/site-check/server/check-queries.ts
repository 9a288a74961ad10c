import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import type { CheckKey } from '../contract.ts';
import type { KeptResult } from './telling.ts';

export const results = (tx: Tx) =>
  tx
    .selectFrom('check_results')
    .select(['key', sql<KeptResult>`result`.as('result')])
    .where('website_id', '=', tx.site)
    .execute();

export async function keepResult(tx: Tx, key: CheckKey, result: KeptResult): Promise<void> {
  await sql`
    insert into check_results (website_id, key, result) values (${tx.site}, ${key}, ${JSON.stringify(result)}::jsonb)
    on conflict (website_id, key) do update set result = excluded.result, ran_at = now()
      where check_results.website_id = ${tx.site}`.execute(tx);
}

/** Writes a row and rolls it back, as a test of saving. */
export async function writeAndTakeBack(tx: Tx): Promise<boolean> {
  await sql`insert into check_results (website_id, key, result) values (${tx.site}, 'probe', '{}')`.execute(
    tx,
  );
  const { numAffectedRows } = await sql`
    delete from check_results where website_id = ${tx.site} and key = 'probe'`.execute(tx);
  return numAffectedRows === 1n;
}

export async function lastProviderEvent(tx: Tx) {
  const { rows } = await sql<{ at: Date | null; paid: number; unseen: number }>`
    select (select max(created_at) from provider_events where website_id = ${tx.site}) as at,
      (select count(*)::int from payments where website_id = ${tx.site} and provider = 'stripe'
        and created_at > now() - interval '30 days') as paid,
      (select count(*)::int from payments p where p.website_id = ${tx.site} and p.provider = 'stripe'
        and p.created_at > now() - interval '30 days' and not exists (
          select from provider_events e where e.website_id = p.website_id and e.order_id = p.order_id)) as unseen`.execute(
    tx,
  );
  return rows[0];
}

/** Which of these ids are available library files. */
export async function filesAmong(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from files where website_id = ${tx.site} and id = any(${ids}::uuid[]) and trashed_at is null`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** What the test run's order has left so far. */
export async function traces(tx: Tx, orderId: string) {
  const { rows } = await sql<{ mails: number; refund: string | null; notified: boolean }>`
    select (select count(*)::int from mails where website_id = ${tx.site}
        and cause like '%' || ${orderId} || '%') as mails,
      (select id from refunds where website_id = ${tx.site} and order_id = ${orderId} limit 1) as refund,
      exists (select from notifications where website_id = ${tx.site} and subject_id = ${orderId}) as notified`.execute(
    tx,
  );
  return rows[0] ?? { mails: 0, refund: null, notified: false };
}
