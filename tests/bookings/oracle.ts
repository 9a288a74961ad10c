import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/lib/db/database.ts';

/** What must never be, whatever has happened: each finds nothing. */
const wrongs = {
  'two bookings of one resource overlap': sql`
    select one.id from occupancies one join occupancies other
      on other.website_id = one.website_id and other.resource_id = one.resource_id and other.id > one.id
     and other.slot_id is not null and one.slot_id is not null
     and other.from_at < one.to_at and one.from_at < other.to_at`,
  'a start has other seats taken than people in it': sql`
    select slot.id from taken_slots slot
    where seats <> (select count(*) from bookings
      where bookings.website_id = slot.website_id and bookings.slot_id = slot.id)`,
  'a start takes nothing': sql`
    select slot.id from taken_slots slot
    where not exists (select from occupancies
      where occupancies.website_id = slot.website_id and occupancies.slot_id = slot.id)`,
  'a start has more people than seats': sql`select id from taken_slots where seats > capacity`,
  'a series is booked by half': sql`
    select part.id from bookings part join bookings whole
      on whole.website_id = part.website_id and whole.id = part.series_id and whole.id <> part.id
    where part.status not in (whole.status, 'cancelled') and not (whole.status = 'cancelled' and part.start_at <= now())`,
  'a booking stands at another time than what it takes': sql`
    select bookings.id from bookings join taken_slots slot
      on slot.website_id = bookings.website_id and slot.id = bookings.slot_id
    where slot.start_at <> bookings.start_at or slot.duration_minutes <> bookings.duration_minutes`,
};

export async function expectNoDoubleBooking(db: Database, websiteId: string): Promise<void> {
  for (const [wrong, query] of Object.entries(wrongs)) {
    const { rows } = await db.forWebsite(websiteId, (tx) => query.execute(tx));
    expect(rows, wrong).toEqual([]);
  }
}
