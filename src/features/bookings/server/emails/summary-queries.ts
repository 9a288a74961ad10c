import { sql } from 'kysely';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';
import { burstIsOver, hadSummary } from '../../../emails/server/index.ts';
import { notEnding } from '../../../websites/server/index.ts';
import { type WaitingRow, waitingColumns } from '../waiting-list/waiting-queries.ts';

/** Whose email about a booking waits for a summary. */
export interface EmailsDue {
  guest: boolean;
  owner: boolean;
}

export async function markEmailsDue(tx: Tx, id: string, { guest, owner }: EmailsDue): Promise<void> {
  await sql`update bookings set
    guest_email_due_at = case when ${guest} then now() else guest_email_due_at end,
    owner_email_due_at = case when ${owner} then now() else owner_email_due_at end
    where website_id = ${tx.site} and id = ${id}`.execute(tx);
}

/** A place held for the waiting list is listed within ten minutes, and held for that much longer; of a course all dates. */
export async function markOfferDue(tx: Tx, id: string): Promise<void> {
  await sql`update bookings set held_until = held_until + interval '10 minutes',
      guest_email_due_at = case when id = ${id} then now() else guest_email_due_at end
    where website_id = ${tx.site} and (id = ${id} or series_id = ${id}) and status = 'held'`.execute(tx);
}

/** Across sites: those where an email that lists bookings may be due. Of very many a random part. */
export async function sitesWithSummaries(tx: CrossTx): Promise<{ website_id: string }[]> {
  const { rows } = await sql<{ website_id: string }>`
    select website_id from (
      select website_id from bookings
        where (guest_email_due_at is not null or owner_email_due_at is not null)
          and least(guest_email_due_at, owner_email_due_at) < now() - interval '10 minutes'
          and ${notEnding('bookings.website_id')}
      union
      select website_id from waiting_people
        where email_due_at < now() - interval '10 minutes' and ${notEnding('waiting_people.website_id')}) due
    order by random() limit 500`.execute(tx);
  return rows;
}

/**
 * Guests of a site whose summary is due. If something begins within a day, or a place is held for them, it is sent
 * ten minutes after the first entry, however recent the previous one was.
 */
export async function guestsToTell(tx: Tx): Promise<string[]> {
  const site = { websiteId: sql`${tx.site}`, recipient: sql`due.email` };
  const { rows } = await sql<{ email: string }>`
    select email from (
      select email, guest_email_due_at as at,
          offered and status = 'held' or start_at between now() and now() + interval '1 day' as is_pressing
        from bookings where website_id = ${tx.site} and guest_email_due_at is not null and email <> ''
      union all
      select email, email_due_at, false from waiting_people
        where website_id = ${tx.site} and email_due_at is not null) due
    group by email having min(at) < now() - interval '10 minutes' and bool_or(is_pressing)
      or ${burstIsOver(sql`at`)} and not ${hadSummary('bookings-summary', site)}
    order by min(at) limit 100`.execute(tx);
  return rows.map(({ email }) => email);
}

export interface DueBooking {
  id: string;
  /** The guest's language; null for the site's. */
  language: string | null;
  /** Since when it has waited. */
  at: Date;
}
const byId = <T extends { id: string }>(rows: T[]): T[] =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Claims the bookings that wait for a guest's summary, once among all processes. */
export async function claimForGuest(tx: Tx, email: string): Promise<DueBooking[]> {
  const { rows } = await sql<DueBooking>`
    update bookings set guest_email_due_at = null
    where website_id = ${tx.site} and email = ${email} and guest_email_due_at is not null
    returning id, language, old.guest_email_due_at as at`.execute(tx);
  return byId(rows);
}

/** The same for waiting list entries. */
export async function claimWaiting(tx: Tx, email: string): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    update waiting_people set email_due_at = null
    where website_id = ${tx.site} and email = ${email} and email_due_at is not null returning ${waitingColumns}`.execute(
    tx,
  );
  return byId(rows);
}

/** The same for the owner, once it is due. */
export async function claimForOwner(tx: Tx): Promise<DueBooking[]> {
  const { rows } = await sql<DueBooking>`
    update bookings set owner_email_due_at = null
    where website_id = ${tx.site} and owner_email_due_at is not null and (
      select ${burstIsOver(sql`at`)} from (select owner_email_due_at as at from bookings
        where website_id = ${tx.site} and owner_email_due_at is not null) due)
    returning id, language, old.owner_email_due_at as at`.execute(tx);
  return byId(rows);
}

/** Adds a key of a waiting list entry, for the link in a summary. Only its hash is stored. */
export async function keepMailKey(tx: Tx, id: string, hash: Buffer): Promise<void> {
  await sql`update waiting_people set mail_key_hash = ${hash} where website_id = ${tx.site} and id = ${id}`.execute(
    tx,
  );
}
