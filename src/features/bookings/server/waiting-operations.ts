import type { Tx } from '../../../lib/db/database.ts';
import { conflict, notFound } from '../../../lib/errors.ts';
import type { Handlers } from '../../../lib/http/handlers.ts';
import type { Site, SiteRequest } from '../../../lib/http/request-context.ts';
import { hashToken, newToken } from '../../../lib/http/session-cookie.ts';
import { type MailOrder, queueMails } from '../../emails/server/index.ts';
import { lengthWords, spanAt, zoneName } from '../booking-words.ts';
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

export const waitingHandlers = (
  { timezoneOf, jobs }: BookingServices,
  limits: (request: SiteRequest) => Promise<void>,
): Pick<
  BookingHandlers,
  | 'GET /api/service/{id}/full'
  | 'POST /api/service/{id}/waiting'
  | 'GET /api/waiting/{id}'
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

  'POST /api/service/{id}/waiting': async (request, { params: { id }, body }) => {
    await limits(request);
    return request.db(async (tx) => {
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
      await queueMails(tx, jobs, site, [waitingLetter(site, service, row, accessKey)]);
      return { ...presentWaiting(row, service), accessKey };
    });
  },

  'GET /api/waiting/{id}': (request, { params: { id } }) =>
    request.db(async (tx) => {
      const { site } = request;
      const row = await findWaiting(tx, site.id, id);
      const service = row && (await findService(tx, site.id, row.service_id));
      if (!row || !service || !mayOpen(request, row)) throw notFound(NO_BOOKING);
      return presentWaiting(row, service);
    }),

  'DELETE /api/waiting/{id}': async (request, { params: { id } }) => {
    await request.db(async (tx) => {
      const { site } = request;
      const row = await findWaiting(tx, site.id, id);
      if (!row || !mayOpen(request, row) || !(await leaveLine(tx, site.id, id))) throw notFound(NO_BOOKING);
    });
    return undefined;
  },

  'GET /api/calendar/waiting': async (request, { query }) => {
    const span = spanOf(await timezoneOf(request.site.id), query);
    return request.db(async (tx) => {
      const rows = await listWaiting(tx, request.site.id, span);
      const services = new Map<string, ServiceRow | undefined>();
      for (const id of new Set(rows.map((row) => row.service_id)))
        services.set(id, await findService(tx, request.site.id, id));
      return rows.map((row) => presentWaiting(row, services.get(row.service_id)));
    });
  },
});

/** The owner, the account, and whoever holds the key. */
function mayOpen(request: Pick<SiteRequest, 'by' | 'header'>, row: WaitingRow): boolean {
  const { by } = request;
  if (by?.owner || (by && row.account_id === by.accountId)) return true;
  const key = request.header('x-booking-key');
  return key !== undefined && hashToken(key).equals(row.key_hash);
}

/** To somebody who waits now. */
function waitingLetter(site: Site, service: ServiceRow, row: WaitingRow, key: string): MailOrder {
  const end = new Date(row.start_at.getTime() + row.duration_minutes * 60_000);
  const at = (zone: string) => `${spanAt(row.start_at, end, zone, service.locale)} (${zoneName(zone)})`;
  const there = row.visitor_timezone;
  return {
    emailID: 'waiting-joined',
    to: row.email,
    cause: `waiting-joined:${row.id}`,
    values: {
      name: row.name,
      service: service.label,
      when: at(service.timezone),
      whenYours: there && there !== service.timezone ? at(there) : '',
      length: lengthWords(row.duration_minutes),
      waitingLink: `${site.origin}/waiting/${row.id}?key=${key}`,
    },
  };
}

const isFree = (tx: Tx, websiteId: string, service: ServiceRow, start: Date, minutes: number) =>
  isFreeAt(tx, websiteId, service, { start_at: start, duration_minutes: minutes });

const presentWaiting = (
  row: WaitingRow,
  service: Pick<ServiceRow, 'label' | 'timezone'> | undefined,
): Waiting => ({
  label: service?.label ?? '',
  timezone: service?.timezone ?? 'UTC',
  _id: row.id,
  service: row.service_id,
  start: row.start_at.toISOString(),
  durationMinutes: row.duration_minutes,
  status: row.status,
  name: row.name,
  email: row.email,
});
