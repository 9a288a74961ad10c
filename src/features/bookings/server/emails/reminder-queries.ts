import { sql } from 'kysely';
import { siteTurn, notEnding } from '../../../websites/server/index.ts';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';

/** Due, unsent reminders of a booking `b` of a service `s`. Those from before its start was chosen are not due. */
const owed = sql`
  select minutes from unnest(s.reminders) minutes
  where b.start_at - make_interval(mins => minutes) <= now()
    and b.start_at - make_interval(mins => minutes) > b.start_set_at
    and not (minutes = any(b.reminded))`;

/** Across sites, except those being deleted: reminders are sent after a restore. */
export async function dueReminders(tx: CrossTx): Promise<{ website_id: string; booking_id: string }[]> {
  const { rows } = await sql<{ website_id: string; booking_id: string }>`
    select website_id, booking_id from (
      select b.website_id, b.id as booking_id, ${siteTurn('b.start_at', 'b.website_id')} from bookings b
      join services s on s.website_id = b.website_id and s.id = b.service_id
      where b.status = 'confirmed' and b.start_at > now() and b.start_at < now() + interval '31 days'
        and exists (${owed}) and ${notEnding('b.website_id')}) due
    order by turn, booking_id limit 500`.execute(tx);
  return rows;
}

/**
 * Marks all due reminders as sent; of several that were missed, only the last one is sent.
 * @returns undefined if another process has sent it, or it is no longer due
 */
export async function claimReminder(
  tx: Tx,
  bookingId: string,
): Promise<{ start_at: Date; minutes: number; email: string } | undefined> {
  const { rows } = await sql<{ start_at: Date; minutes: number; email: string }>`
    with due as (
      select b.id, array_agg(o.minutes) as all_owed, min(o.minutes) as least
      from bookings b join services s on s.website_id = b.website_id and s.id = b.service_id
      cross join lateral (${owed}) o
      where b.website_id = ${tx.site} and b.id = ${bookingId} and b.status = 'confirmed' and b.start_at > now()
      group by b.id)
    update bookings set reminded = bookings.reminded || due.all_owed from due
    where bookings.website_id = ${tx.site} and bookings.id = due.id
      and not (bookings.reminded && due.all_owed) and bookings.status = 'confirmed'
    returning bookings.start_at, due.least as minutes, bookings.email`.execute(tx);
  return rows[0];
}
