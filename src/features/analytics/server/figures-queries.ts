import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import { type Dimension, type Figures, measures } from '../figures.ts';
import type { Day } from '../../../lib/values/local-day.ts';
import { partsOf, type Span } from '../local-days.ts';

const names = sql.raw(measures.join(', '));
const sums = sql.raw(measures.map((name) => `sum(${name})::bigint as ${name}`).join(', '));

export type DayRow = Figures & { day: Day };
export type ValueRow = Figures & { value: string };

/** Totals of each day with any activity. */
export async function countsByDay(tx: Tx, { from, to }: Span): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select starts::text as day, ${names} from visit_counts
    where website_id = ${tx.site} and grain = 'd' and dimension = '' and starts between ${from} and ${to}
    order by starts`.execute(tx);
  return rows;
}

/** Rows of a span: of whole months, and of the days before and after them. */
function rowsOf(websiteId: string, by: readonly Dimension[], span: Span) {
  const { months, days } = partsOf(span);
  const part = (grain: 'd' | 'm', { from, to }: Span) => sql`
    select dimension, value, ${names} from visit_counts
    where website_id = ${websiteId} and grain = ${sql.lit(grain)} and dimension = any(${by}::text[])
      and starts between ${from}::date and ${to}::date`;
  const parts = [...(months ? [part('m', months)] : []), ...days.map((each) => part('d', each))];
  return sql.join(parts, sql` union all `);
}

/** Pages are sorted by views, everything else by visits. */
const weight = sql`case when dimension = 'path' then sum(views) else sum(visits) end`;

/** The most frequent values of several dimensions. */
export async function topValues(
  tx: Tx,
  by: readonly Dimension[],
  span: Span,
  most: number,
): Promise<(ValueRow & { dimension: Dimension })[]> {
  const { rows } = await sql<ValueRow & { dimension: Dimension }>`
    select * from (
      select dimension, value, ${sums}, row_number() over (partition by dimension order by ${weight} desc, value) as place
      from (${rowsOf(tx.site, by, span)}) parts group by dimension, value having ${weight} > 0
    ) ranked where place <= ${most} order by dimension, place`.execute(tx);
  return rows;
}

/** The values of one dimension that contain a word, the most frequent first. */
export async function valuesOf(
  tx: Tx,
  by: Dimension,
  span: Span,
  search: string,
  most: number,
): Promise<ValueRow[]> {
  const { rows } = await sql<ValueRow>`
    select value, ${sums} from (${rowsOf(tx.site, [by], span)}) parts
    where ${search} = '' or strpos(lower(value), lower(${search})) > 0
    group by dimension, value having ${weight} > 0 order by ${weight} desc, value limit ${most}`.execute(tx);
  return rows;
}

export async function countsByHour(tx: Tx, timezone: string, { from, to }: Span) {
  const { rows } = await sql<{ hour: Date; visitors: number; visits: number; views: number }>`
    select hour, visitors, visits, views from visit_hours where website_id = ${tx.site}
      and hour >= ${from}::date::timestamp at time zone ${timezone}
      and hour < (${to}::date + 1)::timestamp at time zone ${timezone}
    order by hour`.execute(tx);
  return rows;
}

const LIVE_MINUTES = 5;
const MOST_LIVE_PAGES = 20;

export async function liveVisitors(tx: Tx): Promise<number> {
  const { rows } = await sql<{ live: number }>`
    select count(*)::int as live from visits
    where website_id = ${tx.site} and last_at > now() - make_interval(mins => ${LIVE_MINUTES})`.execute(tx);
  return rows[0]?.live ?? 0;
}

export async function livePages(tx: Tx): Promise<{ path: string; visitors: number }[]> {
  const { rows } = await sql<{ path: string; visitors: number }>`
    select exit as path, count(*)::int as visitors from visits
    where website_id = ${tx.site} and last_at > now() - make_interval(mins => ${LIVE_MINUTES})
    group by exit order by visitors desc, exit limit ${MOST_LIVE_PAGES}`.execute(tx);
  return rows;
}
