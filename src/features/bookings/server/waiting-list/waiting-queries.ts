import { sql } from 'kysely';
import { siteTurn, notEnding } from '../../../websites/server/index.ts';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';
import type { Waiting } from '../../contract.ts';
import { MOST_BETWEEN_DATES } from '../../../../lib/work/limit-table.ts';

export interface WaitingRow {
  id: string;
  service_id: string;
  start_at: Date;
  duration_minutes: number;
  status: Waiting['status'];
  email: string;
  name: string;
  phone: string;
  people: number;
  visitor_timezone: string;
  /** The person's language, for emails; null for the site's. */
  language: string | null;
  key_hash: Buffer;
  /** The hash of the key in a summary email. */
  mail_key_hash: Buffer | null;
  account_id: string | null;
  booking_id: string | null;
}

export const waitingColumns = sql.raw(
  'id, service_id, start_at, duration_minutes, status, email, name, phone, people, visitor_timezone, language, key_hash, mail_key_hash, account_id, booking_id',
);

/** Starts of a service with bookings, but too few free seats for this party. */
export async function fullStarts(
  tx: Tx,
  service: { id: string; durationMinutes: number; capacity: number; people: number },
  span: { from: Date; to: Date },
): Promise<Date[]> {
  const rows = await tx
    .selectFrom('taken_slots')
    .select('start_at')
    .distinct()
    .where('website_id', '=', tx.site)
    .where('service_id', '=', service.id)
    .where('duration_minutes', '=', service.durationMinutes)
    .where('seats', '>', service.capacity - service.people)
    .where('start_at', '>=', span.from)
    .where('start_at', '<', span.to)
    .orderBy('start_at')
    .execute();
  return rows.map(({ start_at: start }) => start);
}

/** The next person who waits for a whole series with a matching party size. */
export async function claimNextOfSeries(
  tx: Tx,
  serviceId: string,
  people: number,
): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`
    with next as (
      select id as next_id from waiting_people
      where website_id = ${tx.site} and service_id = ${serviceId} and status = 'waiting' and people <= ${people}
      order by id limit 1 for update skip locked)
    update waiting_people set status = 'offered' from next
    where waiting_people.website_id = ${tx.site} and waiting_people.id = next.next_id
    returning ${waitingColumns}`.execute(tx);
  return rows[0];
}

/** @returns undefined if this address is on the list already */
export async function insertWaiting(
  tx: Tx,
  person: Omit<WaitingRow, 'id' | 'status' | 'booking_id' | 'mail_key_hash'> & { email_due_at: Date | null },
): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`
    insert into waiting_people (website_id, service_id, start_at, duration_minutes, email, name, phone, people,
      visitor_timezone, language, key_hash, account_id, email_due_at)
    values (${tx.site}, ${person.service_id}, ${person.start_at}, ${person.duration_minutes}, ${person.email},
      ${person.name}, ${person.phone}, ${person.people}, ${person.visitor_timezone}, ${person.language}, ${person.key_hash}, ${person.account_id},
      ${person.email_due_at})
    on conflict (website_id, service_id, start_at, duration_minutes, email) where status in ('waiting', 'offered') do nothing
    returning ${waitingColumns}`.execute(tx);
  return rows[0];
}

export async function findWaiting(tx: Tx, id: string): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`
    select ${waitingColumns} from waiting_people where website_id = ${tx.site} and id = ${id}`.execute(tx);
  return rows[0];
}

export async function listWaiting(tx: Tx, span: { from: Date; to: Date }): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select ${waitingColumns} from waiting_people
    where website_id = ${tx.site} and start_at >= ${span.from} and start_at < ${span.to}
      and status in ('waiting', 'offered')
    order by start_at, id limit ${MOST_BETWEEN_DATES}`.execute(tx);
  return rows;
}

/** Across sites: those with waiting lists for future starts. Of very many a random part, because a check changes nothing. */
export async function sitesWithWaiting(tx: CrossTx): Promise<{ website_id: string }[]> {
  const { rows } = await sql<{ website_id: string }>`
    select website_id from waiting_people where status = 'waiting' and start_at > now()
      and ${notEnding('waiting_people.website_id')}
    group by website_id order by random() limit 500`.execute(tx);
  return rows;
}

export interface AwaitedStart {
  serviceId: string;
  startAt: Date;
  durationMinutes: number;
}

/** What people wait for, longest waiting first. */
export async function awaitedStarts(tx: Tx, most: number): Promise<AwaitedStart[]> {
  const { rows } = await sql<AwaitedStart>`
    select service_id as "serviceId", start_at as "startAt", duration_minutes as "durationMinutes" from waiting_people
    where website_id = ${tx.site} and status = 'waiting' and start_at > now()
    group by service_id, start_at, duration_minutes order by min(id::text) limit ${most}`.execute(tx);
  return rows;
}

/** Whether anyone waits for a start (or without one, for the whole series) with a matching party size. */
export async function isEnough(
  tx: Tx,
  of: { serviceId: string; startAt?: Date; durationMinutes?: number; people: number },
): Promise<boolean> {
  const start = of.startAt
    ? sql`and start_at = ${of.startAt} and duration_minutes = ${of.durationMinutes} and start_at > now()`
    : sql``;
  const { rows } = await sql`
    select id from waiting_people
    where website_id = ${tx.site} and service_id = ${of.serviceId} and status = 'waiting'
      and people <= ${of.people} ${start} limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Claims the next person with a matching party size for a place; no concurrent call gets the same
 * one.
 */
export async function claimNext(
  tx: Tx,
  start: { serviceId: string; startAt: Date; durationMinutes: number; people: number },
): Promise<WaitingRow | undefined> {
  const { rows } = await sql<WaitingRow>`
    with next as (
      select id as next_id from waiting_people
      where website_id = ${tx.site} and service_id = ${start.serviceId} and start_at = ${start.startAt}
        and duration_minutes = ${start.durationMinutes} and status = 'waiting' and start_at > now()
        and people <= ${start.people} and not exists (select from services s where s.website_id = ${tx.site} and s.id = ${start.serviceId} and s.whole_series)
      order by id limit 1 for update skip locked)
    update waiting_people set status = 'offered' from next
    where waiting_people.website_id = ${tx.site} and waiting_people.id = next.next_id
    returning ${waitingColumns}`.execute(tx);
  return rows[0];
}

export async function holdFor(tx: Tx, id: string, bookingId: string): Promise<void> {
  await sql`update waiting_people set booking_id = ${bookingId}, told_at = null
    where website_id = ${tx.site} and id = ${id}`.execute(tx);
}

/** Records the outcome of a held place. */
export async function settleWaiting(
  tx: Tx,
  bookingId: string,
  status: 'taken' | 'passed' | 'left',
): Promise<void> {
  await sql`update waiting_people set status = ${status}
    where website_id = ${tx.site} and booking_id = ${bookingId} and status = 'offered'`.execute(tx);
}

/** @returns false if they have left the list, or have a place */
export async function leaveLine(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`update waiting_people set status = 'left'
    where website_id = ${tx.site} and id = ${id} and status = 'waiting' returning id`.execute(tx);
  return rows.length > 0;
}

/** Ends the waiting list of a cancelled start. @returns who was on it */
export async function closeLine(tx: Tx, start: AwaitedStart): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`update waiting_people set status = 'left'
    where website_id = ${tx.site} and service_id = ${start.serviceId} and start_at = ${start.startAt}
      and duration_minutes = ${start.durationMinutes} and status = 'waiting' returning ${waitingColumns}`.execute(
    tx,
  );
  return rows;
}

/** The future starts of a service with waiting lists: each start once. */
export async function awaitedOf(tx: Tx, serviceId: string): Promise<AwaitedStart[]> {
  const { rows } = await sql<AwaitedStart>`
    select distinct service_id as "serviceId", start_at as "startAt", duration_minutes as "durationMinutes"
    from waiting_people
    where website_id = ${tx.site} and service_id = ${serviceId} and status = 'waiting' and start_at > now()
    order by start_at`.execute(tx);
  return rows;
}

/** Across sites: held places whose guest was not notified yet. */
export async function untoldOffers(tx: CrossTx): Promise<{ website_id: string; booking_id: string }[]> {
  const { rows } = await sql<{ website_id: string; booking_id: string }>`
    select website_id, booking_id from (
      select website_id, booking_id, ${siteTurn('id')} from waiting_people
      where status = 'offered' and told_at is null and booking_id is not null
        and ${notEnding('waiting_people.website_id')}) due
    order by turn, booking_id limit 200`.execute(tx);
  return rows;
}

/** @returns the person to notify; undefined if another process has done so */
export async function markTold(tx: Tx, bookingId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`update waiting_people set told_at = now()
    where website_id = ${tx.site} and booking_id = ${bookingId} and status = 'offered' and told_at is null
    returning email`.execute(tx);
  return rows[0]?.email;
}
