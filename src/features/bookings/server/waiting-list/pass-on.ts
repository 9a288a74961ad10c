import type { Tx } from '../../../../lib/db/database.ts';
import { insertBooking } from '../booking/booking-queries.ts';
import { findService } from '../services/service-queries.ts';
import { handOut } from '../availability/hand-out.ts';
import { offeredBooking } from './offered-booking.ts';
import { passSeriesOn } from '../series/offer-series.ts';
import { claimOverdue, giveSeatsBack } from '../availability/taken-queries.ts';
import { claimNext, holdFor, settleWaiting } from './waiting-queries.ts';

/** Seats of a start that somebody gives up, and when and of what it is. */
export interface GivenUp {
  slotId: string;
  serviceId: string;
  startAt: Date;
  durationMinutes: number;
  people: number;
}

/**
 * Seats that somebody gives up go to those in line whom they are enough for, the first of them first, who have them held for a
 * time; nobody else can be quicker, because they are never free in between. What is left over is free. The booking that gives
 * them up must be off them before.
 */
export async function passOn(tx: Tx, place: GivenUp): Promise<void> {
  const left = await handOut(place.people, (people) => offerTo(tx, { ...place, people }));
  if (left > 0) await giveSeatsBack(tx, place.slotId, left);
}

/** @returns how many of the seats are held for somebody now */
async function offerTo(tx: Tx, place: GivenUp): Promise<number> {
  const next = await claimNext(tx, place);
  const service = next && (await findService(tx, place.serviceId));
  if (!next || !service) return 0;
  // A length that is no longer sold has the default price.
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

/** Ends the holds that nobody paid or took in time, so that expiry needs no timer. @returns whether there were any */
export async function endOverdueHolds(
  tx: Tx,
  inTheWay?: Parameters<typeof claimOverdue>[1],
): Promise<boolean> {
  // Those of a service in the order of time, as everybody who gives back several.
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
