import type { Tx } from '../../../../lib/db/database.ts';
import { seriesStarts } from '../../series.ts';
import { handOut } from '../availability/hand-out.ts';
import { offeredBooking } from '../waiting-list/offered-booking.ts';
import { insertSeries, type TakenDate } from './series-queries.ts';
import { findService, type ServiceRow } from '../services/service-queries.ts';
import { rulesOf, seriesPrice } from '../availability/slot-rules.ts';
import { giveSeatsBack } from '../availability/taken-queries.ts';
import { claimNextOfSeries, holdFor } from '../waiting-list/waiting-queries.ts';

/** The series of these seats, if they cover all dates that can be booked. */
async function wholeSeries(
  tx: Tx,
  serviceId: string,
  places: readonly TakenDate[],
): Promise<ServiceRow | null> {
  const service = await findService(tx, serviceId);
  if (!service?.whole_series) return null;
  const all = seriesStarts(rulesOf(service, service.duration_minutes));
  const wanted = service.joins_late ? all.filter((start) => start > Date.now()) : all;
  const isWhole =
    wanted.length === places.length && wanted.every((start, at) => start === places[at]?.start.getTime());
  return isWhole && (wanted[0] ?? 0) > Date.now() ? service : null;
}

/**
 * Offers seats at these dates, freed by a guest, in the order of time. If they cover a whole series, they are held for people
 * on the waiting list with matching party sizes, for a limited time: they are never free in between.
 */
export async function passSeriesOn(
  tx: Tx,
  serviceId: string,
  places: readonly TakenDate[],
  people: number,
): Promise<void> {
  const service = await wholeSeries(tx, serviceId, places);
  const left = service ? await handOut(people, (seats) => holdNext(tx, service, places, seats)) : people;
  if (left === 0) return;
  for (const { slotId } of places) await giveSeatsBack(tx, slotId, left);
}

/** @returns how many of the seats are now held for the waiting list */
async function holdNext(
  tx: Tx,
  service: ServiceRow,
  places: readonly TakenDate[],
  people: number,
): Promise<number> {
  const next = await claimNextOfSeries(tx, service.id, people);
  if (!next) return 0;
  const booking = {
    ...offeredBooking(service, next, seriesPrice(service, places.length)),
    duration_minutes: service.duration_minutes,
  };
  const id = await insertSeries(tx, booking, places);
  await holdFor(tx, next.id, id);
  return next.people;
}
