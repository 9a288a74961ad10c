import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { dayBounds } from '../../../lib/db/day-bounds.ts';

interface DayCount {
  day: string;
  count: number;
}

/** New accounts on each day of a span in a time zone, both ends included. */
export async function signUpsByDay(
  tx: Tx,
  timezone: string,
  { from, to }: { from: string; to: string },
): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select (${from}::date + d.place - 1)::text as day, d.count as count
    from (
      select width_bucket(created_at, ${dayBounds(timezone, from, to)}) as place, count(*)::int as count
      from accounts where website_id = ${tx.site} and not owner
        and created_at >= ${from}::date::timestamp at time zone ${timezone}
        and created_at < (${to}::date + 1)::timestamp at time zone ${timezone}
      group by place
    ) d`.execute(tx);
  return rows;
}
