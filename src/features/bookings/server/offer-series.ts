import type { Tx } from '../../../lib/db/database.ts';
import { seriesStarts } from '../series.ts';
import { offeredBooking } from './offered-booking.ts';
import { insertSeries, type TakenDate } from './series-queries.ts';
import { findService, type ServiceRow } from './service-queries.ts';
import { rulesOf, seriesPrice } from './slot-rules.ts';
import { giveSeatBack } from './taken-queries.ts';
import { claimNextOfSeries, holdFor } from './waiting-queries.ts';

/**
 * Seats at all dates of a series go to the next in line, who has them held for a time: they are never free in between.
 * @returns false where nobody waits, or these are not all the dates that there are to be had
 */
async function offerSeries(
  tx: Tx,
  websiteId: string,
  serviceId: string,
  places: readonly TakenDate[],
): Promise<boolean> {
  const service = await findService(tx, websiteId, serviceId);
  if (!service?.whole_series) return false;
  const all = seriesStarts(rulesOf(service, service.duration_minutes));
  const wanted = service.joins_late ? all.filter((start) => start > Date.now()) : all;
  const isWhole =
    wanted.length === places.length && wanted.every((start, at) => start === places[at]?.start.getTime());
  return isWhole && (wanted[0] ?? 0) > Date.now() && holdNext(tx, websiteId, service, places);
}

/** Seats at dates of a series that somebody gives up, in the order of time. */
export async function passSeriesOn(
  tx: Tx,
  websiteId: string,
  serviceId: string,
  places: readonly TakenDate[],
): Promise<void> {
  if (await offerSeries(tx, websiteId, serviceId, places)) return;
  for (const { slotId } of places) await giveSeatBack(tx, websiteId, slotId);
}

/** @returns false where nobody waits */
export async function holdNext(
  tx: Tx,
  websiteId: string,
  service: ServiceRow,
  places: readonly TakenDate[],
): Promise<boolean> {
  const next = await claimNextOfSeries(tx, websiteId, service.id);
  if (!next) return false;
  const booking = {
    ...offeredBooking(service, next, seriesPrice(service, places.length)),
    duration_minutes: service.duration_minutes,
  };
  const id = await insertSeries(tx, websiteId, booking, places);
  await holdFor(tx, websiteId, next.id, id);
  return true;
}
