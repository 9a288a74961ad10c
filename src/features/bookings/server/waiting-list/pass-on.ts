import type { Tx } from '../../../../lib/db/database.ts';
import { insertBooking } from '../booking/booking-queries.ts';
import { findService } from '../services/service-queries.ts';
import { handOut } from '../availability/hand-out.ts';
import { offeredBooking } from './offered-booking.ts';
import { passSeriesOn } from '../series/offer-series.ts';
import { claimOverdue, giveSeatsBack } from '../availability/taken-queries.ts';
import { claimNext, holdFor, settleWaiting } from './waiting-queries.ts';

/** Freed seats of a start, with its time and service. */
export interface GivenUp {
  slotId: string;
  serviceId: string;
  startAt: Date;
  durationMinutes: number;
  people: number;
}

/**
 * Offers freed seats to people on the waiting list with matching party sizes, longest waiting first, and holds them for a
 * limited time; they are never free in between. Left-over seats are free. The booking that frees
 * them must be detached before.
 */
export async function passOn(tx: Tx, place: GivenUp): Promise<void> {
  const left = await handOut(place.people, (people) => offerTo(tx, { ...place, people }));
  if (left > 0) await giveSeatsBack(tx, place.slotId, left);
}

/** @returns how many of the seats are now held for the waiting list */
async function offerTo(tx: Tx, place: GivenUp): Promise<number> {
  const next = await claimNext(tx, place);
  const service = next && (await findService(tx, place.serviceId));
  if (!next || !service) return 0;
  // A duration that is no longer offered has the default price.
  const length = service.durations.find(({ minutes }) => minutes === place.durationMinutes);
  const price = length?.price ?? service.price;
  const bookingId = await insertBooking(tx, {
    ...offeredBooking(service, next, price),
    slot_id: place.slotId,
    start_at: place.startAt,
    duration_minutes: place.durationMinutes,
  });
  await holdFor(tx, next.id, bookingId);
  return next.people;
}

/** Ends overdue holds, so that expiry needs no timer. @returns whether there were any */
export async function endOverdueHolds(
  tx: Tx,
  inTheWay?: Parameters<typeof claimOverdue>[1],
): Promise<boolean> {
  // Those of a service in the order of time, as in every transaction that returns several.
  const overdue = (await claimOverdue(tx, inTheWay)).toSorted(
    (one, other) =>
      one.service_id.localeCompare(other.service_id) || one.start_at.getTime() - other.start_at.getTime(),
  );
  const series = Map.groupBy(overdue, (row) => row.series_id);
  for (const { id, slot_id: slotId, offered, ...row } of overdue) {
    if (offered) await settleWaiting(tx, id, 'passed');
    if (row.series_id) {
      const dates = series.get(row.series_id) ?? [];
      series.delete(row.series_id);
      const places = dates.map((date) => ({ slotId: date.slot_id, start: date.start_at }));
      await passSeriesOn(tx, row.service_id, places, row.people);
      continue;
    }
    const { service_id: serviceId, start_at: startAt, duration_minutes: durationMinutes, people } = row;
    await passOn(tx, { slotId, serviceId, startAt, durationMinutes, people });
  }
  return overdue.length > 0;
}
