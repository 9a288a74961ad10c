import type { Tx } from '../../../../lib/db/database.ts';
import { seriesStarts } from '../../series.ts';
import { handOut } from '../availability/hand-out.ts';
import { offeredBooking } from '../waiting-list/offered-booking.ts';
import { insertSeries, type TakenDate } from './series-queries.ts';
import { findService, type ServiceRow } from '../services/service-queries.ts';
import { rulesOf, seriesPrice } from '../availability/slot-rules.ts';
import { giveSeatsBack } from '../availability/taken-queries.ts';
import { claimNextOfSeries, holdFor } from '../waiting-list/waiting-queries.ts';

/** The series whose seats these are, if they are at all the dates that there are to be had. */
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
 * So many seats at each of these dates that somebody gives up, in the order of time. At all dates of a series they go to those in
 * line whom they are enough for, who have them held for a time: they are never free in between.
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

/** @returns how many of the seats are held for somebody now */
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
