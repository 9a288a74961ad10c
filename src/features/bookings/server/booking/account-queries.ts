import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { ofPerson, type Whose } from '../../../../lib/db/whose-queries.ts';
import { type StaffReader, staffReader } from '../../../../lib/messages/languages.ts';
import { chosenByStaff } from '../../../accounts/server/index.ts';

/** The owner, who reads their own language, and the site. */
export interface OwnerAddress extends StaffReader {
  name: string;
  to: string | null;
  contact: string | null;
}

/** Several emails of one change need it. A transaction belongs to one site. */
const readBy = new WeakMap<Tx, Promise<OwnerAddress>>();

/** The owner's addresses for emails about bookings; read once per transaction. */
export function ownerAddress(tx: Tx): Promise<OwnerAddress> {
  const before = readBy.get(tx);
  if (before) return before;
  const read = readAddress(tx);
  readBy.set(tx, read);
  return read;
}

async function readAddress(tx: Tx): Promise<OwnerAddress> {
  type Row = Pick<OwnerAddress, 'name' | 'to' | 'contact' | 'locale'> & { chosen: string | null };
  const { rows } = await sql<Row>`
    select t.*, ${chosenByStaff(tx, sql`t.to`)} as chosen
    from (select w.name, w.locale, nullif(w.contact_email, '') as contact, coalesce(nullif(w.contact_email, ''), (
      select a.email from accounts a where a.website_id = ${tx.site} and a.owner order by a.created_at limit 1)) as to
    from websites w where w.id = ${tx.site}) t`.execute(tx);
  const { chosen, locale, ...rest } = rows[0] ?? {
    name: '',
    to: null,
    contact: null,
    chosen: null,
    locale: '',
  };
  return { ...rest, ...staffReader(chosen, locale) };
}

/** Upcoming bookings of a person that occupy a place. */
export async function comingOf(tx: Tx, whose: Whose, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where website_id = ${tx.site} and ${ofPerson(whose)}
      and slot_id is not null and start_at > now() order by id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Keeps past bookings for accounting, without the person. @returns ids of those bookings */
export async function forgetGuest(tx: Tx, whose: Whose, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update bookings set name = 'Somebody', email = '', phone = '', note = '', answers = '{}', owner_note = '',
      visitor_timezone = '', account_id = null, guest_email_due_at = null, more_keys = '{}', key_hash = sha256(uuidv4()::text::bytea)
    where website_id = ${tx.site} and id in (
      select id from bookings where website_id = ${tx.site} and ${ofPerson(whose)} limit ${most})
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** @returns how many waiting list entries were deleted */
export async function stopWaiting(tx: Tx, whose: Whose, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from waiting_people where website_id = ${tx.site} and id in (
      select id from waiting_people where website_id = ${tx.site} and ${ofPerson(whose)} limit ${most})`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}
