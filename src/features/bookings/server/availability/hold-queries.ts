import { sql } from 'kysely';
import { notEnding } from '../../../websites/server/index.ts';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';
import { holdLimits } from '../../../../lib/work/limit-table.ts';

/** Extends a hold. @returns false if it has ended */
export async function extendHold(tx: Tx, id: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    update bookings set held_until = greatest(held_until, now() + make_interval(secs => ${seconds}::int))
    where website_id = ${tx.site} and (id = ${id} or series_id = ${id}) and status = 'held' and held_until > now()
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Restores an ended hold whose place was taken again. */
export async function holdAgain(tx: Tx, id: string, slotId: string, seconds: number): Promise<void> {
  await sql`
    update bookings set status = 'held', slot_id = ${slotId}, offered = false, version = version + 1,
      held_until = now() + make_interval(secs => ${seconds}::int)
    where website_id = ${tx.site} and id = ${id}`.execute(tx);
}

/**
 * Whether unpaid bookings from one network, including the one just written, stay within the limit for a session, or for a
 * service's single-seat appointments. A session's row is locked by then, so the count is exact.
 */
export async function holdsTooMuch(tx: Tx, bookingId: string): Promise<boolean> {
  const { rows } = await sql<{ too_much: boolean }>`
    select own.bookings > 1 and own.held > case when own.capacity = 1 then ${holdLimits.appointments}::int
      else greatest(own.capacity * ${holdLimits.share}::float8, ${holdLimits.pieces}::int) end as too_much
    from (
      select slot.capacity, holds.* from bookings b
      join taken_slots slot on slot.website_id = b.website_id and slot.id = b.slot_id
      cross join lateral (
        select count(*) as bookings, sum(other.people) as held from bookings other
        where other.website_id = b.website_id and other.visitor = b.visitor and other.held_until > now()
          and case when slot.capacity = 1 then other.service_id = b.service_id else other.slot_id = b.slot_id end) holds
      where b.website_id = ${tx.site} and b.id = ${bookingId}
    ) own`.execute(tx);
  return rows[0]?.too_much ?? false;
}

/** As long as the order may be paid. */
export async function holdUntil(tx: Tx, id: string, orderId: string, until: Date): Promise<void> {
  // A booking is locked before its dates are.
  await sql`select id from bookings where website_id = ${tx.site} and id = ${id} for update`.execute(tx);
  await sql`
    update bookings set held_until = greatest(held_until, ${until}::timestamptz)
    where website_id = ${tx.site} and (id = ${id} or series_id = ${id}) and status = 'held' and exists (
      select from bookings whole where whole.website_id = ${tx.site} and whole.id = ${id} and whole.order_id = ${orderId})`.execute(
    tx,
  );
}

/** @returns ids that the order no longer has */
export async function attachToOrder(tx: Tx, orderId: string, ids: readonly string[]): Promise<string[]> {
  await sql`update bookings set order_id = ${orderId}
    where website_id = ${tx.site} and id = any(${ids}::uuid[]) and status = 'held'`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    update bookings set order_id = null
    where website_id = ${tx.site} and order_id = ${orderId} and not (id = any(${ids}::uuid[])) returning id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Across sites: those with ended holds that still occupy a place. */
export async function sitesWithOverdueHolds(tx: CrossTx): Promise<{ website_id: string }[]> {
  const { rows } = await sql<{ website_id: string }>`
    select website_id from bookings where status = 'held' and held_until <= now()
      and ${notEnding('bookings.website_id')}
    group by website_id order by min(held_until) limit 500`.execute(tx);
  return rows;
}
