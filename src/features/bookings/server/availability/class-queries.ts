import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { lockSeriesAt } from '../series/series-queries.ts';
import { waitingColumns, type WaitingRow } from '../waiting-list/waiting-queries.ts';

export interface Start {
  serviceId: string;
  startAt: Date;
  durationMinutes: number;
}

/** Bookings at a start, locked in the order of their ids. */
export async function lockPeopleOf(
  tx: Tx,
  { serviceId, startAt, durationMinutes }: Start,
): Promise<{ id: string; slot_id: string; status: string }[]> {
  await lockSeriesAt(tx, { serviceId, startAt });
  const { rows } = await sql<{ id: string; slot_id: string; status: string }>`
    select id, slot_id, status from bookings where website_id = ${tx.site} and service_id = ${serviceId}
      and start_at = ${startAt} and duration_minutes = ${durationMinutes} and slot_id is not null
    order by id for update`.execute(tx);
  return rows;
}

/** Whether a start has bookings. */
export async function hasPeopleAt(tx: Tx, { serviceId, startAt, durationMinutes }: Start): Promise<boolean> {
  const { rows } = await sql`
    select id from taken_slots where website_id = ${tx.site} and service_id = ${serviceId}
      and start_at = ${startAt} and duration_minutes = ${durationMinutes} and seats > 0 limit 1`.execute(tx);
  return rows.length > 0;
}

/** Releases the resources of a start, so that its new time can be checked as if it did not exist. */
export async function freeResources(tx: Tx, slotId: string): Promise<void> {
  await sql`delete from occupancies where website_id = ${tx.site} and slot_id = ${slotId}`.execute(tx);
}

/** Moves a start with all its seats, bookings and waiting list. @returns those who wait */
export async function moveStart(
  tx: Tx,
  slotId: string,
  { serviceId, startAt, durationMinutes }: Start,
  to: Date,
): Promise<WaitingRow[]> {
  await sql`update taken_slots set start_at = ${to} where website_id = ${tx.site} and id = ${slotId}`.execute(
    tx,
  );
  await sql`
    update bookings set start_at = ${to}, start_set_at = now(), reminded = '{}', sequence = sequence + 1, version = version + 1
    where website_id = ${tx.site} and slot_id = ${slotId}`.execute(tx);
  const { rows } = await sql<WaitingRow>`
    update waiting_people w set start_at = ${to}
    where website_id = ${tx.site} and service_id = ${serviceId} and start_at = ${startAt}
      and duration_minutes = ${durationMinutes} and status = 'waiting'
      and not exists (select from waiting_people o where o.website_id = ${tx.site} and o.service_id = ${serviceId}
        and o.start_at = ${to} and o.duration_minutes = ${durationMinutes} and o.email = w.email
        and o.status in ('waiting', 'offered'))
    returning ${waitingColumns}`.execute(tx);
  return rows;
}

/** Orders that paid for bookings at a start, or for the series it belongs to, in the order of their ids. */
export async function ordersOf(tx: Tx, { serviceId, startAt, durationMinutes }: Start): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select distinct whole.order_id from bookings b
    join bookings whole on whole.website_id = b.website_id and whole.id = coalesce(b.series_id, b.id)
    where b.website_id = ${tx.site} and b.service_id = ${serviceId} and b.start_at = ${startAt}
      and b.duration_minutes = ${durationMinutes} and b.slot_id is not null and whole.order_id is not null
    order by whole.order_id`.execute(tx);
  return rows.map((row) => row.order_id);
}
