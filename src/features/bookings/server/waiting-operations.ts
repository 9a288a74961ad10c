import type { Tx } from '../../../lib/db/database.ts';
import { conflict, notFound } from '../../../lib/errors.ts';
import type { Handlers } from '../../../lib/http/handlers.ts';
import { hashToken, newToken } from '../../../lib/http/session-cookie.ts';
import type { bookingsContract, Waiting } from '../contract.ts';
import { knownZone } from './book.ts';
import type { BookingServices } from './booking-services.ts';
import { spanOf } from './calendar-operations.ts';
import { NO_BOOKING } from './change-booking.ts';
import { findService, type ServiceRow } from './service-queries.ts';
import { lengthOf } from './slot-rules.ts';
import { isFreeAt } from './take-slot.ts';
import {
  findWaiting,
  fullStarts,
  insertWaiting,
  leaveLine,
  listWaiting,
  type WaitingRow,
} from './waiting-queries.ts';

type BookingHandlers = Handlers<typeof bookingsContract>;

export const waitingHandlers = ({
  timezoneOf,
}: BookingServices): Pick<
  BookingHandlers,
  | 'GET /api/service/{id}/full'
  | 'POST /api/service/{id}/waiting'
  | 'DELETE /api/waiting/{id}'
  | 'GET /api/calendar/waiting'
> => ({
  'GET /api/service/{id}/full': (request, { params: { id }, query }) =>
    request.db(async (tx) => {
      const { site, by } = request;
      const service = await findService(tx, site.id, id);
      if (!service || (!service.published && !by?.owner)) throw notFound();
      const { minutes } = lengthOf(service, query.duration);
      const span = spanOf(service.timezone, query);
      if (!service.waiting_list) return [];
      const asked = { id, durationMinutes: minutes, capacity: service.capacity };
      const from = new Date(Math.max(span.from.getTime(), Date.now()));
      const taken = await fullStarts(tx, site.id, asked, { ...span, from });
      // With one seat each, somebody else may still be free at the same time.
      const free = await Promise.all(taken.map((start) => isFree(tx, site.id, service, start, minutes)));
      return taken
        .filter((_, index) => !free[index])
        .map((start) => ({
          start: start.toISOString(),
          end: new Date(start.getTime() + minutes * 60_000).toISOString(),
        }));
    }),

  'POST /api/service/{id}/waiting': (request, { params: { id }, body }) =>
    request.db(async (tx) => {
      const { site, by } = request;
      const service = await findService(tx, site.id, id);
      if (!service?.published) throw notFound();
      if (!service.waiting_list) throw conflict('Nobody can wait for a place in this one.');
      const { minutes } = lengthOf(service, body.durationMinutes);
      const start = new Date(body.start);
      const isFull =
        start.getTime() > Date.now() &&
        (
          await fullStarts(
            tx,
            site.id,
            { id, durationMinutes: minutes, capacity: service.capacity },
            { from: start, to: new Date(start.getTime() + 1) },
          )
        ).length > 0 &&
        !(await isFree(tx, site.id, service, start, minutes));
      if (!isFull)
        throw conflict('This one is not full any more, or is over. Please look at the times again.');
      const accessKey = newToken();
      const row = await insertWaiting(tx, site.id, {
        service_id: id,
        start_at: start,
        duration_minutes: minutes,
        email: body.email,
        name: body.name,
        phone: body.phone ?? '',
        visitor_timezone: knownZone(body.timezone),
        key_hash: hashToken(accessKey),
        account_id: by?.owner ? null : (by?.accountId ?? null),
      });
      if (!row) throw conflict('You are on the list for this one already.');
      return { ...presentWaiting(row), accessKey };
    }),

  'DELETE /api/waiting/{id}': async (request, { params: { id } }) => {
    await request.db(async (tx) => {
      const { site, by } = request;
      const row = await findWaiting(tx, site.id, id);
      const key = request.header('x-booking-key');
      const may =
        by?.owner ||
        (by && row?.account_id === by.accountId) ||
        (row && key !== undefined && hashToken(key).equals(row.key_hash));
      if (!row || !may || !(await leaveLine(tx, site.id, id))) throw notFound(NO_BOOKING);
    });
    return undefined;
  },

  'GET /api/calendar/waiting': async (request, { query }) => {
    const span = spanOf(await timezoneOf(request.site.id), query);
    return (await request.db((tx) => listWaiting(tx, request.site.id, span))).map(presentWaiting);
  },
});

const isFree = (tx: Tx, websiteId: string, service: ServiceRow, start: Date, minutes: number) =>
  isFreeAt(tx, websiteId, service, { start_at: start, duration_minutes: minutes });

const presentWaiting = (row: WaitingRow): Waiting => ({
  _id: row.id,
  service: row.service_id,
  start: row.start_at.toISOString(),
  durationMinutes: row.duration_minutes,
  status: row.status,
  name: row.name,
  email: row.email,
});
