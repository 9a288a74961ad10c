import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { prepared } from '../../../../lib/db/prepared.ts';
import { MOST_BETWEEN_DATES } from '../../../../lib/work/limit-table.ts';

/** Maximum holds, or whole series, that one transaction ends. */
const MOST_OVERDUE = 1_000;

/** Locks resources until the transaction ends. Always in the same order, so that two bookings cannot deadlock. */
export async function lockResources(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(${tx.site}::text || id, 0) as key
      from unnest(${[...ids]}::text[]) as given(id) order by key) as keys`.execute(tx);
}

interface Span {
  /** Instants, half-open. */
  from: Date;
  to: Date;
}

/** Represents all resources of a site, including future ones, for blocked time. Its id belongs to no resource. */
export const everythingOf = (websiteId: string): string => websiteId;

interface TakenRow {
  resource: string;
  /** Milliseconds since 1970: a month has thousands of them, and creating dates takes longer than reading them. */
  start: number;
  end: number;
}

const occupied = prepared(
  (
    tx,
    given: { websiteId: string; resources: readonly string[]; everything: string; from: Date; to: Date },
  ) =>
    tx
      .selectFrom('occupancies')
      .select([
        'resource_id as resource',
        sql<number>`(extract(epoch from from_at) * 1000)::bigint`.as('start'),
        sql<number>`(extract(epoch from to_at) * 1000)::bigint`.as('end'),
      ])
      .where('website_id', '=', given.websiteId)
      .where(
        sql<boolean>`(resource_id = any(${given.resources}::uuid[]) or resource_id = ${given.everything})`,
      )
      .where('to_at', '>', given.from)
      .where('from_at', '<', given.to)
      .unionAll(
        tx
          .selectFrom('outside_busy')
          .innerJoin('outside_calendars', (join) =>
            join
              .onRef('outside_calendars.website_id', '=', 'outside_busy.website_id')
              .onRef('outside_calendars.id', '=', 'outside_busy.calendar_id'),
          )
          .select([
            sql<string>`coalesce(outside_calendars.resource_id, ${given.everything}::uuid)`.as('resource'),
            sql<number>`(extract(epoch from outside_busy.from_at) * 1000)::bigint`.as('start'),
            sql<number>`(extract(epoch from outside_busy.to_at) * 1000)::bigint`.as('end'),
          ])
          .where('outside_busy.website_id', '=', given.websiteId)
          .where('outside_busy.to_at', '>', given.from)
          .where('outside_busy.from_at', '<', given.to)
          .where(
            sql<boolean>`(outside_calendars.resource_id is null
              or outside_calendars.resource_id = any(${given.resources}::uuid[]))`,
          ),
      ),
);

/** Busy times of these resources: bookings with their buffers, blocked time, and subscribed calendars. */
export async function occupancies(tx: Tx, resources: readonly string[], span: Span): Promise<TakenRow[]> {
  const everything = everythingOf(tx.site);
  const rows = await occupied(tx, { websiteId: tx.site, resources, everything, ...span });
  return rows.flatMap((row) =>
    row.resource === everything ? resources.map((resource) => ({ ...row, resource })) : [row],
  );
}

/** Starts of a service with bookings: start (milliseconds) → seats taken. */
export async function takenSeats(
  tx: Tx,
  service: { id: string; durationMinutes: number },
  { from, to }: Span,
): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('taken_slots')
    .select(['start_at', 'seats'])
    .where('website_id', '=', tx.site)
    .where('service_id', '=', service.id)
    .where('duration_minutes', '=', service.durationMinutes)
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    // The first of several concurrent bookings counts: the others join it.
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.start_at.getTime(), row.seats]));
}

export interface Start {
  serviceId: string;
  start: Date;
  durationMinutes: number;
  capacity: number;
  /** Seats to take. */
  people: number;
}

/**
 * Takes seats at a start, and creates the start for its first booking. A service with one seat gets a new start for each
 * booking: others may run at the same time, with other staff or rooms.
 * @returns null if too few are left; `first`: its resources are still to be taken
 */
export async function takeSeats(tx: Tx, slot: Start): Promise<{ id: string; first: boolean } | null> {
  if (slot.people > slot.capacity) return null;
  const joined = slot.capacity > 1 ? await joinStart(tx, slot) : undefined;
  if (joined) return { id: joined, first: false };
  const row = await tx
    .insertInto('taken_slots')
    .values({
      website_id: tx.site,
      service_id: slot.serviceId,
      start_at: slot.start,
      duration_minutes: slot.durationMinutes,
      capacity: slot.capacity,
      seats: slot.people,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'service_id', 'start_at', 'duration_minutes'])
        .where(sql<boolean>`capacity > 1`)
        .doUpdateSet({ seats: sql`taken_slots.seats + ${slot.people}`, capacity: slot.capacity })
        .where(sql<boolean>`taken_slots.seats + ${slot.people} <= ${slot.capacity}`),
    )
    .returning(['id', 'seats'])
    .executeTakeFirst();
  return row ? { id: row.id, first: row.seats === slot.people } : null;
}

/** Creates a start with one seat, and occupies its resources, in one statement. The exclusion constraint refuses (23P01) conflicts. */
export async function takeAlone(
  tx: Tx,
  slot: Start & { id: string },
  resources: readonly string[],
  span: Span,
): Promise<void> {
  await sql`
    with taken as (
      insert into taken_slots (website_id, id, service_id, start_at, duration_minutes, capacity, seats)
      values (${tx.site}, ${slot.id}, ${slot.serviceId}, ${slot.start}, ${slot.durationMinutes}, 1, 1) returning id
    )
    insert into occupancies (website_id, slot_id, resource_id, from_at, to_at)
    select ${tx.site}::uuid, taken.id, resource, ${span.from}::timestamptz, ${span.to}::timestamptz
    from taken, unnest(${resources.toSorted()}::uuid[]) as resource`.execute(tx);
}

/** Restores an earlier start, also one that had fewer seats. */
async function joinStart(tx: Tx, slot: Start): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update taken_slots set seats = seats + ${slot.people}, capacity = ${slot.capacity}
    where website_id = ${tx.site} and seats + ${slot.people} <= ${slot.capacity} and id = (
      select id from taken_slots where website_id = ${tx.site} and service_id = ${slot.serviceId}
        and start_at = ${slot.start} and duration_minutes = ${slot.durationMinutes} order by id limit 1)
    returning id`.execute(tx);
  return rows[0]?.id;
}

/** The exclusion constraint refuses (23P01) what is already occupied by anyone. */
export async function occupy(
  tx: Tx,
  slotId: string,
  resources: readonly string[],
  span: Span,
): Promise<void> {
  const values = resources.toSorted().map((resource) => ({
    website_id: tx.site,
    slot_id: slotId,
    resource_id: resource,
    from_at: span.from,
    to_at: span.to,
  }));
  await tx.insertInto('occupancies').values(values).execute();
}

/** Returns seats; without any left, the start is deleted and its resources are free. Its bookings must be detached before. */
export async function giveSeatsBack(tx: Tx, slotId: string, people: number): Promise<void> {
  const gone = await tx
    .deleteFrom('taken_slots')
    .where('website_id', '=', tx.site)
    .where('id', '=', slotId)
    .where('seats', '<=', people)
    .returning('id')
    .executeTakeFirst();
  if (gone) return;
  await tx
    .updateTable('taken_slots')
    .set({ seats: sql`seats - ${people}` })
    .where('website_id', '=', tx.site)
    .where('id', '=', slotId)
    .execute();
}

/** The resources of a start. */
export async function resourcesOf(tx: Tx, slotId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('occupancies')
    .select('resource_id')
    .where('website_id', '=', tx.site)
    .where('slot_id', '=', slotId)
    .execute();
  return rows.map((row) => row.resource_id);
}

/**
 * Ends overdue holds, a thousand at most, of a series all dates. Rows locked by another transaction are left to it; their seats stay taken.
 * @param inTheWay only holds on one of these resources, for a caller that has locked them: no other booking
 * is ending them
 */
export async function claimOverdue(tx: Tx, inTheWay?: Span & { resources: readonly string[] }) {
  const only = inTheWay
    ? sql`and exists (
        select from bookings d join occupancies o on o.website_id = d.website_id and o.slot_id = d.slot_id
        where d.website_id = ${tx.site} and (d.id = bookings.id or d.series_id = bookings.id)
          and o.resource_id = any(${[...inTheWay.resources]}::uuid[])
          and o.to_at > ${inTheWay.from} and o.from_at < ${inTheWay.to})`
    : sql``;
  const { rows } = await sql<{
    id: string;
    slot_id: string;
    service_id: string;
    start_at: Date;
    duration_minutes: number;
    people: number;
    series_id: string | null;
    offered: boolean;
  }>`
    with whole as (
      select id from bookings
      where website_id = ${tx.site} and status = 'held' and held_until <= now() and coalesce(series_id, id) = id ${only}
      order by id limit ${MOST_OVERDUE} for update skip locked
    ), overdue as (
      select b.id, b.slot_id from bookings b join whole on b.id = whole.id where b.website_id = ${tx.site}
      union all
      select b.id, b.slot_id from bookings b join whole on b.series_id = whole.id and b.id <> whole.id
      where b.website_id = ${tx.site} and b.status = 'held')
    update bookings set status = 'expired', slot_id = null, held_until = null, visitor = null, version = version + 1
    from overdue where bookings.website_id = ${tx.site} and bookings.id = overdue.id
    returning bookings.id, overdue.slot_id, service_id, start_at, duration_minutes, people, series_id, offered`.execute(
    tx,
  );
  return rows;
}

export const listBlocks = (tx: Tx, { from, to }: Span) =>
  tx
    .selectFrom('occupancies')
    .select(['id', 'resource_id', 'from_at', 'to_at', 'note'])
    .where('website_id', '=', tx.site)
    .where('slot_id', 'is', null)
    .where('to_at', '>', from)
    .where('from_at', '<', to)
    .orderBy('from_at')
    .limit(MOST_BETWEEN_DATES)
    .execute();

export const insertBlock = (tx: Tx, block: { resource: string; from: Date; to: Date; note: string }) =>
  tx
    .insertInto('occupancies')
    .values({
      website_id: tx.site,
      resource_id: block.resource,
      from_at: block.from,
      to_at: block.to,
      note: block.note,
    })
    .returning(['id', 'resource_id', 'from_at', 'to_at', 'note'])
    .executeTakeFirstOrThrow();

export const deleteBlock = (tx: Tx, id: string) =>
  tx
    .deleteFrom('occupancies')
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('slot_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
