import type { Tx } from '../../../lib/db/database.ts';
import { insertBooking } from './booking-queries.ts';
import { findService } from './service-queries.ts';
import { offeredBooking } from './offered-booking.ts';
import { passSeriesOn } from './offer-series.ts';
import { claimOverdue, giveSeatBack } from './taken-queries.ts';
import { claimNext, holdFor, settleWaiting } from './waiting-queries.ts';

/** A start that somebody gives up, and when and of what it is. */
export interface GivenUp {
  slotId: string;
  serviceId: string;
  startAt: Date;
  durationMinutes: number;
}

/**
 * A place that somebody gives up goes to the next in line, who has it held for a time; nobody else can be quicker, because
 * it is never free in between. With nobody waiting it is free. The booking that gives it up must be off it before.
 */
export async function passOn(tx: Tx, websiteId: string, place: GivenUp): Promise<void> {
  if (!(await offerTo(tx, websiteId, place))) await giveSeatBack(tx, websiteId, place.slotId);
}

/** @returns false where nobody waits */
export async function offerTo(tx: Tx, websiteId: string, place: GivenUp): Promise<boolean> {
  const next = await claimNext(tx, websiteId, place);
  const service = next && (await findService(tx, websiteId, place.serviceId));
  if (!next || !service) return false;
  // Of a length that is sold no more, the usual price.
  const length = service.durations.find(({ minutes }) => minutes === place.durationMinutes);
  const price = length?.price ?? service.price;
  const bookingId = await insertBooking(tx, websiteId, {
    ...offeredBooking(service, next, price),
    slot_id: place.slotId,
    start_at: place.startAt,
    duration_minutes: place.durationMinutes,
  });
  await holdFor(tx, websiteId, next.id, bookingId);
  return true;
}

/** Ends the holds that nobody paid or took in time, so that expiry needs no timer. @returns whether there were any */
export async function endOverdueHolds(
  tx: Tx,
  websiteId: string,
  inTheWay?: Parameters<typeof claimOverdue>[2],
): Promise<boolean> {
  // Those of a service in the order of time, as everybody who gives back several.
  const overdue = (await claimOverdue(tx, websiteId, inTheWay)).toSorted(
    (one, other) =>
      one.service_id.localeCompare(other.service_id) || one.start_at.getTime() - other.start_at.getTime(),
  );
  const series = Map.groupBy(overdue, (row) => row.series_id);
  for (const { id, slot_id: slotId, offered, ...row } of overdue) {
    if (offered) await settleWaiting(tx, websiteId, id, 'passed');
    if (row.series_id) {
      const dates = series.get(row.series_id) ?? [];
      series.delete(row.series_id);
      await passSeriesOn(
        tx,
        websiteId,
        row.service_id,
        dates.map((date) => ({ slotId: date.slot_id, start: date.start_at })),
      );
      continue;
    }
    const place = { serviceId: row.service_id, startAt: row.start_at, durationMinutes: row.duration_minutes };
    await passOn(tx, websiteId, { slotId, ...place });
  }
  return overdue.length > 0;
}
