import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import type { BookingStatus } from '../../contract.ts';
import type { NewBooking } from '../booking/booking-queries.ts';

/** One date of a series booked as one. */
export interface SeriesDate {
  id: string;
  slot_id: string | null;
  start_at: Date;
  people: number;
  status: BookingStatus;
}

/** Seats at a date. */
export interface TakenDate {
  slotId: string;
  start: Date;
}

/** Inserts a row for each date; the first is the booking itself, with the price and the key. @returns its id */
export async function insertSeries(
  tx: Tx,
  { holdMinutes, ...booking }: Omit<NewBooking, 'slot_id' | 'start_at'>,
  dates: readonly TakenDate[],
): Promise<string> {
  const id = randomUUIDv7();
  const held = holdMinutes === undefined ? {} : { held_until: heldFor(holdMinutes * 60) };
  const rest = {
    // Only the whole has a payment, details and a key.
    price: 0,
    to_pay: 0,
    note: '',
    answers: '{}',
    more_keys: [],
    key_hash: sql<Buffer>`sha256(uuidv4()::text::bytea)`,
    guest_email_due_at: null,
    owner_email_due_at: null,
  };
  const values = dates.map(({ slotId, start }, at) => ({
    website_id: tx.site,
    ...booking,
    ...held,
    ...(at === 0 ? { id } : { id: sql<string>`uuidv7()`, ...rest }),
    more_keys: at === 0 ? (booking.more_keys ?? []) : [],
    series_id: id,
    slot_id: slotId,
    start_at: start,
  }));
  await tx.insertInto('bookings').values(values).execute();
  return id;
}

const heldFor = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds}::int)`;

/** The dates of a series in order, locked. The caller has locked the booking itself before, so that no deadlock arises. */
export async function lockDates(tx: Tx, seriesId: string): Promise<SeriesDate[]> {
  const { rows } = await sql<SeriesDate>`
    select id, slot_id, start_at, people, status from bookings where website_id = ${tx.site} and series_id = ${seriesId}
    order by start_at, id for update`.execute(tx);
  return rows;
}

/** Ends some of the dates; their seats are still to be returned. */
export async function endDates(
  tx: Tx,
  ids: readonly string[],
  status: 'cancelled' | 'expired',
): Promise<void> {
  await sql`
    update bookings set status = ${status}, slot_id = null, held_until = null, visitor = null,
      version = version + 1, sequence = sequence + 1
    where website_id = ${tx.site} and id = any(${[...ids]}::uuid[])`.execute(tx);
}

/** Confirms a hold, or makes it wait for the owner's approval, at all dates together. */
export async function settleDates(
  tx: Tx,
  seriesId: string,
  from: 'held' | 'pending',
  to: 'pending' | 'confirmed',
): Promise<void> {
  await sql`
    update bookings set status = ${to}, held_until = null, visitor = null, offered = false,
      version = version + 1, sequence = sequence + 1
    where website_id = ${tx.site} and series_id = ${seriesId} and status = ${from}`.execute(tx);
}

/** Swaps two dates of a series, so that the booking itself can outlive its own date. */
export async function swapDates(tx: Tx, one: string, other: string): Promise<void> {
  await sql`
    update bookings b set start_at = o.start_at, slot_id = o.slot_id, status = o.status, held_until = o.held_until,
      visitor = o.visitor,
      no_show = o.no_show, reminded = o.reminded, start_set_at = o.start_set_at, version = b.version + 1,
      sequence = b.sequence + 1
    from bookings o
    where b.website_id = ${tx.site} and o.website_id = ${tx.site} and b.id in (${one}, ${other})
      and o.id in (${one}, ${other}) and o.id <> b.id`.execute(tx);
}

/** Restores an ended hold whose seats were taken again. */
export async function holdDatesAgain(
  tx: Tx,
  seriesId: string,
  dates: readonly TakenDate[],
  seconds: number,
): Promise<void> {
  for (const { slotId, start } of dates)
    await sql`
      update bookings set status = 'held', slot_id = ${slotId}, offered = false, version = version + 1,
        held_until = ${heldFor(seconds)}
      where website_id = ${tx.site} and series_id = ${seriesId} and start_at = ${start}`.execute(tx);
}

/** The series bookings with a date at a start, locked in the order of their ids, before any of their dates. */
export async function lockSeriesAt(tx: Tx, start: { serviceId: string; startAt: Date }): Promise<void> {
  await sql`
    select id from bookings where website_id = ${tx.site} and id in (
      select series_id from bookings where website_id = ${tx.site} and service_id = ${start.serviceId}
        and start_at = ${start.startAt} and slot_id is not null)
    order by id for update`.execute(tx);
}
