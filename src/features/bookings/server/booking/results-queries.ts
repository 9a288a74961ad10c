import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { dayBounds } from '../../../../lib/db/day-bounds.ts';

interface DayCount {
  day: string;
  count: number;
}

/** Valid bookings made on each day of a span in a time zone, both ends included. */
export async function bookingsByDay(
  tx: Tx,
  timezone: string,
  { from, to }: { from: string; to: string },
): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select (${from}::date + d.place - 1)::text as day, d.count as count
    from (
      select width_bucket(created_at, ${dayBounds(timezone, from, to)}) as place, count(*)::int as count
      from bookings where website_id = ${tx.site} and status = 'confirmed' and coalesce(series_id, id) = id
        and created_at >= ${from}::date::timestamp at time zone ${timezone}
        and created_at < (${to}::date + 1)::timestamp at time zone ${timezone}
      group by place
    ) d`.execute(tx);
  return rows;
}

/** The valid ones among these bookings. */
export async function confirmedAmong(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from bookings
    where website_id = ${tx.site} and id = any(${ids}::uuid[]) and status = 'confirmed'`.execute(tx);
  return rows.map(({ id }) => id);
}
