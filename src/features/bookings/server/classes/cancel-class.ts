import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, notFound } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { lockOrder } from '../../../orders/server/index.ts';
import type { bookingsContract } from '../../contract.ts';
import { findBooking } from '../booking/booking-queries.ts';
import type { BookingServices } from '../services/booking-services.ts';
import { cancel, cancelDate } from '../booking/cancel-booking.ts';
import { lockPeopleOf, ordersOf, type Start } from '../availability/class-queries.ts';
import { sessionAt } from './move-class.ts';
import { endLine, endVainLines } from '../waiting-list/end-waiting.ts';
import { offerFreedNow } from '../waiting-list/offer-freed.ts';
import { findService, type ServiceRow, updateService } from '../services/service-queries.ts';
import { staffWords } from '../staff-words.ts';

type Calls = 'POST /api/calendar/class/cancel';

export const cancelClassHandlers = (
  services: BookingServices,
): Pick<Handlers<typeof bookingsContract>, Calls> => ({
  'POST /api/calendar/class/cancel': async (request, { body }) => {
    const cancelled = await request.db(async (tx) => {
      const service = await findService(tx, body.service);
      if (!service) throw notFound(staffWords().serviceGone);
      const { start, durationMinutes } = body;
      const about = { serviceId: service.id, startAt: new Date(start), durationMinutes };
      return cancelClass(services, tx, request, service, about);
    });
    await offerFreedNow(services, request.site.id);
    return { cancelled };
  },
});

/** Cancels everyone at a start: each is notified, and payments for this date alone are refunded. @returns how many they were */
async function cancelClass(
  services: BookingServices,
  tx: Tx,
  request: SiteRequest,
  service: ServiceRow,
  start: Start,
): Promise<number> {
  // Orders before bookings, as everywhere.
  const orders = await ordersOf(tx, start);
  for (const order of orders) await lockOrder(tx, order);
  const people = await lockPeopleOf(tx, start);
  if (people.length === 0 || (await ordersOf(tx, start)).some((order) => !orders.includes(order)))
    throw conflict(staffWords().nobodyBookedAnyMore);
  if (people.some(({ status }) => status === 'held')) throw conflict(staffWords().someoneIsPaying);
  // The start is gone, so the freed places are not offered to the waiting list.
  const at = sessionAt(service, start.startAt);
  if (at !== -1) {
    const sessions = service.sessions.toSpliced(at, 1);
    await updateService(tx, service.id, { sessions: JSON.stringify(sessions) }, undefined);
    await endVainLines(services, tx, request.site, { ...service, sessions });
  }
  if (!service.whole_series) await endLine(services, tx, request.site, service, start);
  for (const { id } of people) {
    const row = await findBooking(tx, id);
    if (!row) continue;
    const live = (await wholeOf(tx, row))?.dates?.filter(({ status }) => status !== 'cancelled') ?? [];
    if (live.length > 1) await cancelDate(services, tx, request, row);
    else await cancel(services, tx, request, (await wholeOf(tx, row)) ?? row, { refund: true });
  }
  return people.length;
}

/** The booking that a date of a series belongs to. */
const wholeOf = (tx: Tx, row: { id: string; series_id: string | null }) =>
  findBooking(tx, row.series_id ?? row.id);
