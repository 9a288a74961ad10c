import { sql } from 'kysely';
import type { Tx, CrossTx } from '../../../lib/db/database.ts';
import { type Facts, measures } from '../figures.ts';
import type { Cause, Count, HourCount, Visit } from './fold-visits.ts';

/** Every writer of counts takes this lock first: two processes that update the same rows would deadlock. */
const COUNTING = 7_316_203;

export async function lockCounting(tx: CrossTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(COUNTING)})`.execute(tx);
}

export interface SaltOf {
  websiteId: string;
  day: string;
}

/**
 * The salts of days, created if they don't exist. A deleted site has none.
 * @param made a random hexadecimal text for each
 */
export async function saltsOf(tx: CrossTx, asked: readonly SaltOf[], made: readonly string[]) {
  const rows = JSON.stringify(
    asked.map(({ websiteId, day }, index) => ({ websiteId, day, salt: made[index] })),
  );
  const wanted = sql`jsonb_to_recordset(${rows}::jsonb) as a ("websiteId" uuid, day date, salt text)`;
  await sql`
    insert into visit_salts (website_id, day, salt)
      select w.id, a.day, decode(a.salt, 'hex') from ${wanted} join websites w on w.id = a."websiteId"
    on conflict do nothing`.execute(tx);
  const found = await sql<SaltOf & { salt: string }>`
    select s.website_id as "websiteId", s.day::text as day, encode(s.salt, 'hex') as salt
    from visit_salts s join ${wanted} on s.website_id = a."websiteId" and s.day = a.day`.execute(tx);
  return found.rows;
}

/** The latest visits of these visitors. */
export async function visitsOf(
  tx: CrossTx,
  visitors: readonly Pick<Visit, 'websiteId' | 'visitor'>[],
): Promise<Visit[]> {
  const { rows } = await sql<Omit<Visit, 'lastAt'> & { lastAt: Date }>`
    select v.website_id as "websiteId", v.visitor, v.day::text as day, v.last_at as "lastAt", v.entry, v.exit, v.views,
      v.day_views as "dayViews", v.facts
    from visits v
      join unnest(${visitors.map(({ websiteId }) => websiteId)}::uuid[], ${visitors.map(({ visitor }) => visitor)}::text[])
        as a (website_id, visitor) on v.website_id = a.website_id and v.visitor = a.visitor`.execute(tx);
  return rows.map((row) => ({ ...row, lastAt: row.lastAt.getTime() }));
}

/** The counts that would be new rows, each with the number of values in its table. */
export async function freshCounts(
  tx: CrossTx,
  counts: readonly Count[],
): Promise<{ place: number; values: number }[]> {
  const keys = JSON.stringify(
    counts.map(({ websiteId, grain, dimension, starts, value }, place) => ({
      place,
      websiteId,
      grain,
      dimension,
      starts,
      value,
    })),
  );
  const { rows } = await sql<{ place: number; values: number }>`
    with fresh as materialized (
      select a.* from jsonb_to_recordset(${keys}::jsonb)
        as a (place int, "websiteId" uuid, grain "char", dimension text, starts date, value text)
      where not exists (select from visit_counts c where c.website_id = a."websiteId" and c.grain = a.grain
        and c.dimension = a.dimension and c.starts = a.starts and c.value = a.value)
    ), tables as materialized (
      select distinct "websiteId", grain, dimension, starts from fresh
    ), sizes as materialized (
      select t.*, (select count(*)::int from visit_counts c where c.website_id = t."websiteId" and c.grain = t.grain
        and c.dimension = t.dimension and c.starts = t.starts) as values
      from tables t
    )
    select f.place, s.values from fresh f join sizes s using ("websiteId", grain, dimension, starts)
    order by f.place`.execute(tx);
  return rows;
}

const columns = sql.raw(measures.join(', '));
const given = sql.raw(measures.map((name) => `coalesce(a.${name}, 0)`).join(', '));
const typed = sql.raw(measures.map((name) => `${name} bigint`).join(', '));
const sums = sql.raw(measures.map((name) => `${name} = c.${name} + excluded.${name}`).join(', '));

export async function addCounts(tx: CrossTx, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  const rows = JSON.stringify(
    counts.map(({ websiteId, grain, dimension, starts, value, add }) => ({
      w: websiteId,
      g: grain,
      d: dimension,
      s: starts,
      v: value,
      ...add,
    })),
  );
  await sql`
    insert into visit_counts as c (website_id, grain, dimension, starts, value, ${columns})
      select a.w, a.g, a.d, a.s, a.v, ${given}
      from jsonb_to_recordset(${rows}::jsonb) as a (w uuid, g "char", d text, s date, v text, ${typed})
    on conflict (website_id, grain, dimension, starts, value) do update set ${sums}`.execute(tx);
}

export async function writeVisits(tx: CrossTx, visits: readonly Visit[]): Promise<void> {
  if (visits.length === 0) return;
  const rows = visits.map(({ lastAt, ...visit }) => ({ ...visit, lastAt: new Date(lastAt).toISOString() }));
  await sql`
    insert into visits (website_id, visitor, day, last_at, entry, exit, views, day_views, facts)
      select a."websiteId", a.visitor, a.day, a."lastAt", a.entry, a.exit, a.views, a."dayViews", a.facts
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a ("websiteId" uuid, visitor text, day date,
        "lastAt" timestamptz, entry text, exit text, views int, "dayViews" int, facts jsonb)
    on conflict (website_id, visitor) do update set day = excluded.day, last_at = excluded.last_at,
      entry = excluded.entry, exit = excluded.exit, views = excluded.views, day_views = excluded.day_views,
      facts = excluded.facts`.execute(tx);
}

export async function addHours(tx: CrossTx, hours: readonly HourCount[]): Promise<void> {
  if (hours.length === 0) return;
  await sql`
    insert into visit_hours as h (website_id, hour, visitors, visits, views)
      select a."websiteId", a.hour, a.visitors, a.visits, a.views
      from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb)
        as a ("websiteId" uuid, hour timestamptz, visitors bigint, visits bigint, views bigint)
    on conflict (website_id, hour) do update set visitors = h.visitors + excluded.visitors,
      visits = h.visits + excluded.visits, views = h.views + excluded.views`.execute(tx);
}

export async function keepCauses(tx: CrossTx, causes: readonly Cause[]): Promise<void> {
  if (causes.length === 0) return;
  await sql`
    insert into visit_causes (website_id, kind, subject_id, day, facts)
      select a."websiteId", a.kind, a."subjectId", a.day, a.facts
      from jsonb_to_recordset(${JSON.stringify(causes)}::jsonb)
        as a ("websiteId" uuid, kind text, "subjectId" uuid, day date, facts jsonb)
    on conflict do nothing`.execute(tx);
}

const MOST_CAUSES = 1_000;

/** Sites with something that may have been paid or confirmed since. Of very many a random part, because most stay unchanged for weeks. */
export async function sitesWithCauses(tx: CrossTx): Promise<{ website_id: string }[]> {
  const { rows } = await sql<{ website_id: string }>`
    select website_id from visit_causes group by website_id order by random() limit ${MOST_CAUSES}`.execute(
    tx,
  );
  return rows;
}

/** After this, a payment is unlikely or its source means nothing any more. */
const CAUSE_DAYS = 60;

export interface Waiting {
  kind: 'order' | 'booking';
  subject_id: string;
  day: string;
  facts: Facts & { entry?: string };
}

/** A random part if there are more: the oldest alone would block newer ones. */
export async function waitingCauses(tx: Tx): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select kind, subject_id, day::text as day, facts from visit_causes
    where website_id = ${tx.site} order by random() limit ${MOST_CAUSES}`.execute(tx);
  return rows;
}

/** @returns those that no other process has claimed */
export async function takeCauses(tx: Tx, subjects: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ subject_id: string }>`
    delete from visit_causes where website_id = ${tx.site} and subject_id = any(${subjects}::uuid[])
    returning subject_id`.execute(tx);
  return new Set(rows.map((row) => row.subject_id));
}

export async function dropOldCauses(tx: Tx): Promise<void> {
  await sql`delete from visit_causes where ctid = any(array(
    select ctid from visit_causes where website_id = ${tx.site}
      and created_at < now() - make_interval(days => ${CAUSE_DAYS}) limit ${MOST_CAUSES}))
    and website_id = ${tx.site}`.execute(tx);
}
