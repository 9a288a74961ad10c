import type { Tx } from '../../../lib/db/database.ts';
import { type BookingRow, changeBooking } from './booking-queries.ts';
import { passOn } from './pass-on.ts';
import { settleWaiting } from './waiting-queries.ts';

/** Ends a booking; its place goes to the next in line, or is free. The caller has locked the booking. */
export async function endBooking(
  tx: Tx,
  websiteId: string,
  row: BookingRow,
  status: 'cancelled' | 'expired',
): Promise<void> {
  const { slot_id: slotId } = row;
  await changeBooking(tx, websiteId, row.id, { status, slot_id: null, held_until: null });
  if (row.offered) await settleWaiting(tx, websiteId, row.id, status === 'expired' ? 'passed' : 'left');
  if (slotId)
    await passOn(tx, websiteId, {
      slotId,
      serviceId: row.service_id,
      startAt: row.start_at,
      durationMinutes: row.duration_minutes,
    });
}

/** What was held is booked, or waits for the owner's yes. The caller has locked it. @returns which */
export async function settleHold(
  tx: Tx,
  websiteId: string,
  row: BookingRow,
): Promise<'pending' | 'confirmed'> {
  const status = row.asks_owner ? 'pending' : 'confirmed';
  await changeBooking(tx, websiteId, row.id, { status, held_until: null, offered: false });
  await settleWaiting(tx, websiteId, row.id, 'taken');
  return status;
}
