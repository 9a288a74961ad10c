import type { Tx } from '../../../../lib/db/database.ts';
import { type BookingRow, changeBooking } from './booking-queries.ts';
import { endSeries } from '../series/end-series.ts';
import { passOn } from '../waiting-list/pass-on.ts';
import { endDates, settleDates } from '../series/series-queries.ts';
import { giveSeatsBack } from '../availability/taken-queries.ts';
import { settleWaiting } from '../waiting-list/waiting-queries.ts';

/** Ends a booking; its place is offered to the waiting list, or is free. The caller has locked the booking. */
export async function endBooking(tx: Tx, row: BookingRow, status: 'cancelled' | 'expired'): Promise<void> {
  const { slot_id: slotId } = row;
  if (row.series_id === row.id) await endSeries(tx, row, status);
  else await endDates(tx, [row.id], status);
  if (row.offered) await settleWaiting(tx, row.id, status === 'expired' ? 'passed' : 'left');
  if (row.series_id === row.id || !slotId) return;
  // A single date of a series is not offered to people who wait for all of it.
  if (row.series_id) await giveSeatsBack(tx, slotId, row.people);
  else
    await passOn(tx, {
      slotId,
      serviceId: row.service_id,
      startAt: row.start_at,
      durationMinutes: row.duration_minutes,
      people: row.people,
    });
}

/** Confirms a hold, or makes it wait for the owner's approval. The caller has locked it. @returns which */
export async function settleHold(tx: Tx, row: BookingRow): Promise<'pending' | 'confirmed'> {
  const status = row.asks_owner ? 'pending' : 'confirmed';
  if (row.series_id) await settleDates(tx, row.id, 'held', status);
  else await changeBooking(tx, row.id, { status, held_until: null, offered: false });
  await settleWaiting(tx, row.id, 'taken');
  return status;
}
