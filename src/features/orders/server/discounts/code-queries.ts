import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

export interface CodeRow {
  id: string;
  code: string;
  kind: 'percent' | 'fixed' | 'free-shipping';
  value: number;
  minimum: number;
  total_limit: number | null;
  customer_limit: number | null;
  used: number;
  /** Active, and within its dates. */
  now: boolean;
}

const columns = sql`id, code, kind, value, minimum, total_limit, customer_limit, used,
  (active and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())) as now`;

export async function findCode(tx: Tx, code: string): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`
    select ${columns} from discount_codes where website_id = ${tx.site} and code = ${code}`.execute(tx);
  return rows[0];
}

/** Takes one of the remaining uses: the condition is part of the update, so that two buyers cannot take the last one. */
export async function takeCode(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    update discount_codes set used = used + 1
    where website_id = ${tx.site} and id = ${id} and active and (total_limit is null or used < total_limit)
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Uses of one customer. Exact if this transaction has taken the code, because its row is locked then. */
export async function usesBy(tx: Tx, id: string, email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from code_redemptions
    where website_id = ${tx.site} and code_id = ${id} and email = ${email}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Returns the uses of an order that was not completed. */
export async function releaseCode(tx: Tx, orderId: string): Promise<void> {
  await sql`
    with gone as (
      delete from code_redemptions where website_id = ${tx.site} and order_id = ${orderId} returning code_id
    )
    update discount_codes c set used = c.used - 1 from gone
    where c.website_id = ${tx.site} and c.id = gone.code_id`.execute(tx);
}

/** Orders that were not paid in time and keep a use of this code; those locked by other transactions are left out. */
export async function overdueWithCode(tx: Tx, codeId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders where website_id = ${tx.site} and discount_code_id = ${codeId} and status = 0
      and held_until < now() limit 20 for no key update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}
