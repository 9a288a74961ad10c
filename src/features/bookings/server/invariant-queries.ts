import { sql } from 'kysely';
import { type Breach, type Invariant, invariant } from '../../../lib/db/invariants.ts';

const slotName = sql`s.label || ', ' || to_char(t.start_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC'`;
const bookingName = sql`b.label || ', ' || to_char(b.start_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC'`;

export const bookingInvariants: readonly Invariant[] = [
  invariant(
    'No two bookings of the same room or person overlap',
    (site) => sql<Breach>`
      select t.id, ${slotName} from occupancies o
      join taken_slots t on t.website_id = ${site} and t.id = o.slot_id
      join services s on s.website_id = ${site} and s.id = t.service_id
      where o.website_id = ${site} and exists (select from occupancies other
        where other.website_id = ${site} and other.resource_id = o.resource_id and other.id > o.id
          and other.slot_id is not null and o.from_at < other.to_at and other.from_at < o.to_at)`,
  ),
  invariant(
    'The seats taken at a time match its bookings',
    (site) => sql<Breach>`
      select t.id, ${slotName} from taken_slots t
      join services s on s.website_id = ${site} and s.id = t.service_id
      where t.website_id = ${site} and t.seats is distinct from (
        select sum(b.people) from bookings b where b.website_id = ${site} and b.slot_id = t.id)`,
  ),
  invariant(
    'No time has more bookings than seats',
    (site) => sql<Breach>`
      select t.id, ${slotName} from taken_slots t
      join services s on s.website_id = ${site} and s.id = t.service_id
      where t.website_id = ${site} and t.seats > t.capacity`,
  ),
  invariant(
    'Every booked time blocks a room or person',
    (site) => sql<Breach>`
      select t.id, ${slotName} from taken_slots t
      join services s on s.website_id = ${site} and s.id = t.service_id
      where t.website_id = ${site} and not exists (
        select from occupancies o where o.website_id = ${site} and o.slot_id = t.id)`,
  ),
  invariant(
    'Every booking is at the time it blocks',
    (site) => sql<Breach>`
      select b.id, ${bookingName} from bookings b
      join taken_slots t on t.website_id = ${site} and t.id = b.slot_id
      where b.website_id = ${site}
        and (t.start_at <> b.start_at or t.duration_minutes <> b.duration_minutes)`,
  ),
  invariant(
    'Every course is booked as a whole',
    (site) => sql<Breach>`
      select b.id, ${bookingName} from bookings b
      join bookings whole on whole.website_id = ${site} and whole.id = b.series_id and whole.id <> b.id
      where b.website_id = ${site} and b.status not in (whole.status, 'cancelled')
        and not (whole.status = 'cancelled' and b.start_at <= now())`,
  ),
  invariant(
    'No paid booking is still on hold',
    (site) => sql<Breach>`
      select b.id, ${bookingName} from bookings b
      join orders o on o.website_id = ${site} and o.id = b.order_id
      where b.website_id = ${site} and b.status in ('held', 'expired') and o.paid_at is not null
        and exists (select from order_items i where i.website_id = ${site} and i.order_id = o.id
          and i.kind = 'booking' and i.reference = b.id)`,
  ),
];
