import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { notEnding } from '../../../websites/server/index.ts';
import { type WaitingRow, waitingColumns } from '../waiting-list/waiting-queries.ts';

/** Whose email about a booking waits for a summary. */
export interface EmailsDue {
  guest: boolean;
  owner: boolean;
}

export async function markEmailsDue(
  tx: Tx,
  websiteId: string,
  id: string,
  { guest, owner }: EmailsDue,
): Promise<void> {
  await sql`update bookings set
    guest_email_due_at = case when ${guest} then now() else guest_email_due_at end,
    owner_email_due_at = case when ${owner} then now() else owner_email_due_at end
    where website_id = ${websiteId} and id = ${id}`.execute(tx);
}

/** Across sites: where an email that lists bookings may be due. Of very many a random part. */
export async function sitesWithSummaries(tx: Tx): Promise<{ website_id: string }[]> {
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

/** The burst is over, or has lasted an hour. */
const isOver = sql<boolean>`max(at) < now() - interval '10 minutes' or min(at) < now() - interval '1 hour'`;

/** Guests of a site whose summary is to be sent. */
export async function guestsToTell(tx: Tx, websiteId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from (
      select email, guest_email_due_at as at from bookings
        where website_id = ${websiteId} and guest_email_due_at is not null and email <> ''
      union all
      select email, email_due_at from waiting_people
        where website_id = ${websiteId} and email_due_at is not null) due
    group by email having ${isOver} order by min(at) limit 100`.execute(tx);
  return rows.map(({ email }) => email);
}

/** Takes bookings from the list of those about which a guest waits for a summary; once, no matter who comes. @returns ids */
export async function claimForGuest(tx: Tx, websiteId: string, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update bookings set guest_email_due_at = null
    where website_id = ${websiteId} and email = ${email} and guest_email_due_at is not null returning id`.execute(
    tx,
  );
  return rows.map(({ id }) => id).toSorted();
}

/** The same of what they wait for. */
export async function claimWaiting(tx: Tx, websiteId: string, email: string): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    update waiting_people set email_due_at = null
    where website_id = ${websiteId} and email = ${email} and email_due_at is not null returning ${waitingColumns}`.execute(
    tx,
  );
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** The same for the owner, once it is time. @returns ids */
export async function claimForOwner(tx: Tx, websiteId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update bookings set owner_email_due_at = null
    where website_id = ${websiteId} and owner_email_due_at is not null and (
      select ${isOver} from (select owner_email_due_at as at from bookings
        where website_id = ${websiteId} and owner_email_due_at is not null) due)
    returning id`.execute(tx);
  return rows.map(({ id }) => id).toSorted();
}

/** A further key of a place on a waiting list, for the link in a summary. Only its hash is kept. */
export async function keepMailKey(tx: Tx, websiteId: string, id: string, hash: Buffer): Promise<void> {
  await sql`update waiting_people set mail_key_hash = ${hash} where website_id = ${websiteId} and id = ${id}`.execute(
    tx,
  );
}
