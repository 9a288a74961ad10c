import { sql } from 'kysely';
import { siteTurn } from '../../../../websites/server/index.ts';
import type { Tx, CrossTx } from '../../../../../lib/db/database.ts';
import type { SubscribedProblem } from '../../../calendar-contract.ts';
import { MOST_BETWEEN_DATES } from '../../../../../lib/work/limit-table.ts';

const calendars = (tx: Tx) =>
  tx
    .selectFrom('outside_calendars')
    .select([
      'id',
      'name',
      'url',
      'resource_id',
      'tried_at',
      'read_at',
      sql<SubscribedProblem | null>`problem`.as('problem'),
      sql<number>`(select count(*) from outside_busy
        where outside_busy.website_id = outside_calendars.website_id and calendar_id = outside_calendars.id
          and to_at > now())`.as('times'),
    ])
    .where('website_id', '=', tx.site);

export const listSubscribed = (tx: Tx) => calendars(tx).orderBy('id').execute();
export type SubscribedRow = Awaited<ReturnType<typeof listSubscribed>>[number];

export const findSubscribed = (tx: Tx, id: string) => calendars(tx).where('id', '=', id).executeTakeFirst();

/** @returns null if the maximum is reached */
export async function insertSubscribed(
  tx: Tx,
  { name, url, resource, most }: { name: string; url: string; resource: string | null; most: number },
): Promise<string | null> {
  // One at a time, so that the count is exact.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`outside:${tx.site}`}, 0))`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    insert into outside_calendars (website_id, name, url, resource_id)
    select ${tx.site}::uuid, ${name}, ${url}, ${resource}::uuid
    where (select count(*) from outside_calendars where website_id = ${tx.site}) < ${most}
    returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export const deleteSubscribed = (tx: Tx, id: string) =>
  tx
    .deleteFrom('outside_calendars')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

/**
 * Claims a calendar for reading: no other process gets it meanwhile.
 * @param seconds that must have passed since the last attempt
 */
export const claimSubscribed = (tx: Tx, id: string, seconds: number) =>
  tx
    .updateTable('outside_calendars')
    .set({ tried_at: sql`now()`, due_at: sql`now() + interval '10 minutes'` })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where(sql<boolean>`(tried_at is null or tried_at < now() - make_interval(secs => ${seconds}))`)
    .returning(['id', 'url'])
    .executeTakeFirst();

/** Replaces the earlier busy times. */
export async function keepBusyTimes(
  tx: Tx,
  id: string,
  times: readonly { start: number; end: number }[],
): Promise<void> {
  const kept = await noteRead(tx, id, null);
  if (!kept) return;
  await tx
    .deleteFrom('outside_busy')
    .where('website_id', '=', tx.site)
    .where('calendar_id', '=', id)
    .execute();
  const starts = times.map(({ start }) => new Date(start).toISOString());
  const ends = times.map(({ end }) => new Date(end).toISOString());
  await sql`
    insert into outside_busy (website_id, calendar_id, from_at, to_at)
    select ${tx.site}::uuid, ${id}::uuid, from_at, to_at
    from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as given(from_at, to_at)`.execute(tx);
}

/** Records an attempt. Earlier results stay; after failures the next attempt waits longer, up to six hours. */
export const noteRead = (tx: Tx, id: string, problem: SubscribedProblem | null) =>
  tx
    .updateTable('outside_calendars')
    .set({
      problem,
      ...(problem === null
        ? { read_at: sql`now()`, failures: 0, due_at: sql`now() + interval '10 minutes'` }
        : {
            failures: sql`failures + 1`,
            due_at: sql`now() + least(interval '6 hours', interval '10 minutes' * power(2, least(failures, 6)))`,
          }),
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

/** For the worker of all sites: what is due, the longest overdue first. */
export const overdueSubscribed = (tx: CrossTx, most: number) =>
  tx
    .selectFrom((from) =>
      from
        .selectFrom('outside_calendars')
        .select(['website_id', 'id', siteTurn('due_at')])
        .where('due_at', '<=', sql<Date>`now()`)
        .as('due'),
    )
    .select(['website_id', 'id'])
    .orderBy('turn')
    .orderBy('id')
    .limit(most)
    .execute();

/** Which of these ids are bookings of the site: its own feed may come back to it. */
export async function ownBookings(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('bookings')
    .select('id')
    .where('website_id', '=', tx.site)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export const listSubscribedBusy = (tx: Tx, { from, to }: { from: Date; to: Date }) =>
  tx
    .selectFrom('outside_busy')
    .select(['calendar_id', 'from_at', 'to_at'])
    .where('website_id', '=', tx.site)
    .where('to_at', '>', from)
    .where('from_at', '<', to)
    .orderBy('from_at')
    .limit(MOST_BETWEEN_DATES)
    .execute();
