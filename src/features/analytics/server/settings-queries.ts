import { type RawBuilder, sql } from 'kysely';
import type { Tx, CrossTx } from '../../../lib/db/database.ts';
import type { AnalyticsSettings } from '../contract.ts';
import { lockCounting } from './count-queries.ts';

export async function readSettings(tx: Tx): Promise<AnalyticsSettings> {
  const { rows } = await sql<AnalyticsSettings>`
    select coalesce(s.weekly, false) as weekly, s.weekly_to as "weeklyTo",
      coalesce(w.contact_email, (select min(a.email) from accounts a where a.website_id = w.id and a.owner)) as "weeklyUsually",
      coalesce(s.count_own, false) as "countOwn", coalesce(s.keep_months, 36) as "keepMonths"
    from websites w left join analytics_settings s on s.website_id = w.id where w.id = ${tx.site}`.execute(
    tx,
  );
  const [settings] = rows;
  if (!settings) throw new Error('This site no longer exists.');
  return settings;
}

const thisMonday = (websiteId: string) => sql<Date>`(
  select date_trunc('week', now() at time zone w.timezone)::date from websites w where w.id = ${websiteId})`;

export async function saveSettings(
  tx: Tx,
  changes: { weekly?: boolean; weeklyTo?: string | null; countOwn?: boolean; keepMonths?: number },
): Promise<void> {
  const values = {
    ...(changes.weekly === undefined ? {} : { weekly: changes.weekly }),
    // An owner who turns it on gets the first one next Monday, not immediately.
    ...(changes.weekly ? { last_week: thisMonday(tx.site) } : {}),
    ...(changes.weeklyTo === undefined ? {} : { weekly_to: changes.weeklyTo }),
    ...(changes.countOwn === undefined ? {} : { count_own: changes.countOwn }),
    ...(changes.keepMonths === undefined ? {} : { keep_months: changes.keepMonths }),
  };
  if (Object.keys(values).length === 0) return;
  await tx
    .insertInto('analytics_settings')
    .values({ website_id: tx.site, ...values })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(values))
    .execute();
}

export async function countsOwn(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('analytics_settings')
    .select('count_own')
    .where('website_id', '=', tx.site)
    .executeTakeFirst();
  return row?.count_own ?? false;
}

/** Everything counted, and the salt that could distinguish today's visitors. */
export async function forgetAll(tx: Tx): Promise<void> {
  await lockCounting(tx);
  for (const table of ['visit_counts', 'visit_hours', 'visits', 'visit_causes'] as const)
    await tx.deleteFrom(table).where('website_id', '=', tx.site).execute();
}

const HOURS_KEPT_DAYS = 8;

/** What scheduled jobs delete from all sites. Each statement deletes at most `most` rows and returns their sites. */
type Drop = (tx: CrossTx, most: number) => Promise<{ website_id: string }[]>;

const drop =
  (table: 'visit_salts' | 'visits' | 'visit_hours' | 'visit_counts', old: RawBuilder<unknown>): Drop =>
  async (tx, most) => {
    const { rows } = await sql<{ website_id: string }>`
      delete from ${sql.table(table)} where ctid = any(array(
        select t.ctid from ${sql.table(table)} t join websites w on w.id = t.website_id
          left join analytics_settings s on s.website_id = w.id
        where ${old} limit ${most})) returning website_id`.execute(tx);
    return rows;
  };

const today = sql`(now() at time zone w.timezone)::date`;

/** Salts of past days, visits before yesterday, hours before last week. */
export const dropsOfVisits: readonly Drop[] = [
  drop('visit_salts', sql`t.day < ${today}`),
  drop('visits', sql`t.last_at < now() - interval '1 day' and t.day < ${today}`),
  drop('visit_hours', sql`t.hour < now() - make_interval(days => ${HOURS_KEPT_DAYS})`),
];

/** What a site no longer keeps; the day of its last whole month decides. */
export const dropCounts: Drop = drop(
  'visit_counts',
  sql`t.starts < (date_trunc('month', now() at time zone w.timezone)
    - make_interval(months => coalesce(s.keep_months, 36)))::date`,
);

/** Hour on Mondays, in the site's time zone. */
const WEEKLY_HOUR = 7;
/** Maximum per run. */
const WEEKLY_AT_ONCE = 2_000;

/** Sites whose weekly email is due, each with its Monday. */
export async function dueWeekly(tx: CrossTx): Promise<{ website_id: string; monday: string }[]> {
  const { rows } = await sql<{ website_id: string; monday: string }>`
    select s.website_id, t.monday::text as monday
    from analytics_settings s join websites w on w.id = s.website_id,
      lateral (select date_trunc('week', now() at time zone w.timezone)::date as monday) t
    where s.website_id = w.id and w.deleted_at is null and s.weekly and w.analytics and (s.last_week is null or s.last_week < t.monday)
      and now() at time zone w.timezone >= t.monday + make_interval(hours => ${WEEKLY_HOUR})
    order by random() limit ${WEEKLY_AT_ONCE}`.execute(tx);
  return rows;
}

/** @returns false if another process has written that week's email, or it is no longer wanted */
export async function claimWeek(tx: Tx, monday: string): Promise<boolean> {
  const { rows } = await sql`
    update analytics_settings set last_week = ${monday}::date
    where website_id = ${tx.site} and weekly and (last_week is null or last_week < ${monday}::date)
    returning website_id`.execute(tx);
  return rows.length > 0;
}
