import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { dayBounds } from '../../../../lib/db/day-bounds.ts';

interface DaySales {
  day: string;
  count: number;
  /** Minor units, less refunds. */
  revenue: number;
}

/** Payments on each day of a span in a time zone, both ends included. */
export async function salesByDay(
  tx: Tx,
  timezone: string,
  { from, to }: { from: string; to: string },
): Promise<DaySales[]> {
  const { rows } = await sql<DaySales>`
    select (${from}::date + d.place - 1)::text as day, d.count as count, d.revenue
    from (
      select width_bucket(paid_at, ${dayBounds(timezone, from, to)}) as place, count(*)::int as count, sum(total - refunded)::bigint as revenue
      from orders where website_id = ${tx.site} and paid_at is not null
        and paid_at >= ${from}::date::timestamp at time zone ${timezone}
        and paid_at < (${to}::date + 1)::timestamp at time zone ${timezone}
      group by place
    ) d`.execute(tx);
  return rows;
}

/** The paid ones among these orders. */
export async function paidAmong(tx: Tx, ids: readonly string[]): Promise<{ id: string; total: number }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; total: number }>`
    select id, total - refunded as total from orders
    where website_id = ${tx.site} and id = any(${ids}::uuid[]) and paid_at is not null`.execute(tx);
  return rows;
}
