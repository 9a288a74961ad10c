import type { Tx } from '../../../../lib/db/database.ts';
import { passSeriesOn } from './offer-series.ts';
import { endDates, lockDates, type SeriesDate, swapDates } from './series-queries.ts';
import { giveSeatsBack } from '../availability/taken-queries.ts';

/**
 * Ends the upcoming dates of a series booked as one; past dates stay. Its seats are offered to the waiting
 * list, or are free. The caller has locked the booking.
 */
export async function endSeries(
  tx: Tx,
  booking: { id: string; service_id: string; people: number },
  status: 'cancelled' | 'expired',
): Promise<void> {
  const live = (await lockDates(tx, booking.id)).filter(isLive);
  const coming = live.filter(({ start_at: start }) => start.getTime() > Date.now());
  const ended = coming.length > 0 ? coming : live;
  const last = ended.at(-1);
  const ids = ended.map(({ id }) => id);
  if (last && !ids.includes(booking.id)) {
    // A past date keeps its place, and the booking itself ends.
    await swapDates(tx, booking.id, last.id);
    ids.splice(-1, 1, booking.id);
  }
  await endDates(tx, ids, status);
  const places = ended.map(({ slot_id: slotId, start_at: start }) => ({ slotId, start }));
  await passSeriesOn(tx, booking.service_id, places, booking.people);
}

/** Ends one date of it, for the owner. @returns the id of what ended; null if it was the last one left */
export async function endDate(tx: Tx, seriesId: string, dateId: string): Promise<string | null> {
  const live = (await lockDates(tx, seriesId)).filter(isLive);
  const date = live.find(({ id }) => id === dateId);
  const heir = live.findLast(({ id }) => id !== dateId);
  if (!date || !heir) return null;
  const ended = dateId === seriesId ? heir.id : dateId;
  if (dateId === seriesId) await swapDates(tx, seriesId, heir.id);
  await endDates(tx, [ended], 'cancelled');
  await giveSeatsBack(tx, date.slot_id, date.people);
  return ended;
}

const isLive = (date: SeriesDate): date is SeriesDate & { slot_id: string } => date.slot_id !== null;
