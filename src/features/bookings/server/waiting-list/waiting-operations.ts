import { visitorsLanguage } from '../../../../lib/messages/spoken-language.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, notFound } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { queueMails } from '../../../emails/server/index.ts';
import type { bookingsContract, Waiting } from '../../contract.ts';
import { knownZone } from '../booking/book.ts';
import type { BookLimits } from '../booking/book-limits.ts';
import type { BookingServices } from '../services/booking-services.ts';
import { spanOf } from '../calendars/calendar-operations.ts';
import { awaitable } from '../availability/full-starts.ts';
import type { CountBookingEmails } from '../emails/emails-due.ts';
import { findService, type ServiceRow } from '../services/service-queries.ts';
import { lengthOf, peopleOf } from '../availability/slot-rules.ts';
import { offerOf } from '../series/take-series.ts';
import { datesFrom, joinedLetter } from './waiting-mails.ts';
import { findWaiting, insertWaiting, leaveLine, listWaiting, type WaitingRow } from './waiting-queries.ts';
import { say } from '../booking/say.ts';
import { serviceInWords } from '../translations/service-name-queries.ts';

type BookingHandlers = Handlers<typeof bookingsContract>;

export const waitingHandlers = (
  { timezoneOf, jobs }: BookingServices,
  limits: BookLimits,
  emailsDue: CountBookingEmails,
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
      const { by } = request;
      const service = await findService(tx, id);
      if (!service || (!service.published && !by?.owner)) throw notFound();
      const { minutes } = lengthOf(service, query.duration);
      const span = spanOf(service.timezone, query);
      if (!service.waiting_list) return [];
      if (service.whole_series) return [];
      const from = new Date(Math.max(span.from.getTime(), Date.now()));
      const wanted = { durationMinutes: minutes, people: peopleOf(service, query.people) };
      const starts = await awaitable(tx, service, wanted, { ...span, from });
      return starts.map((start) => ({
        start: new Date(start).toISOString(),
        end: new Date(start + minutes * 60_000).toISOString(),
      }));
    }),

  'POST /api/service/{id}/waiting': async (request, { params: { id }, body }) => {
    await limits(request, body.email);
    return request.db(async (tx) => {
      const { site, by } = request;
      const service = await findService(tx, id);
      if (!service?.published) throw notFound();
      if (!service.waiting_list) throw conflict(say().noWaitingList);
      const length = service.whole_series ? undefined : body.durationMinutes;
      const { minutes } = lengthOf(service, length);
      const start = new Date(body.start);
      const people = peopleOf(service, body.people);
      const isFull =
        start.getTime() > Date.now() &&
        (await mayBeAwaited(tx, service, { durationMinutes: minutes, people }, start));
      if (!isFull) throw conflict(say().placesLeft);
      const accessKey = newToken();
      const isDue = !by?.owner && (await emailsDue.toGuest(site.id, body.email));
      const row = await insertWaiting(tx, {
        service_id: id,
        start_at: start,
        duration_minutes: minutes,
        email: body.email,
        name: body.name,
        phone: body.phone ?? '',
        people,
        visitor_timezone: knownZone(body.timezone),
        language: visitorsLanguage(),
        key_hash: hashToken(accessKey),
        account_id: by?.owner ? null : (by?.accountId ?? null),
        email_due_at: isDue ? new Date() : null,
      });
      if (!row) throw conflict(say().waitingAlready);
      const named = await serviceInWords(tx, service, row.language);
      if (!isDue) await queueMails(tx, jobs, site, [joinedLetter(site, named, row, accessKey)]);
      return { ...presentWaiting(row, named), accessKey };
    });
  },

  'GET /api/waiting/{id}': (request, { params: { id } }) =>
    request.db(async (tx) => {
      const row = await findWaiting(tx, id);
      const service = row && (await findService(tx, row.service_id));
      if (!row || !service || !mayOpen(request, row)) throw notFound(say().noPlace);
      return presentWaiting(row, await serviceInWords(tx, service, visitorsLanguage()));
    }),

  'DELETE /api/waiting/{id}': async (request, { params: { id } }) => {
    await request.db(async (tx) => {
      const row = await findWaiting(tx, id);
      if (!row || !mayOpen(request, row) || !(await leaveLine(tx, id))) throw notFound(say().noPlace);
    });
    return undefined;
  },

  'GET /api/calendar/waiting': async (request, { query }) => {
    const span = spanOf(await timezoneOf(request.site.id), query);
    return request.db(async (tx) => {
      const rows = await listWaiting(tx, span);
      const services = new Map<string, ServiceRow | undefined>();
      for (const id of new Set(rows.map((row) => row.service_id)))
        services.set(id, await findService(tx, id));
      return rows.map((row) => presentWaiting(row, services.get(row.service_id)));
    });
  },
});

/** The owner, the account, and anyone with the key. */
function mayOpen(request: Pick<SiteRequest, 'by' | 'header'>, row: WaitingRow): boolean {
  const { by } = request;
  if (by?.owner || (by && row.account_id === by.accountId)) return true;
  const key = request.header('x-booking-key');
  if (key === undefined) return false;
  const hash = hashToken(key);
  return hash.equals(row.key_hash) || (row.mail_key_hash?.equals(hash) ?? false);
}

/** Waiting for a series refers to the first of its dates that can still be booked. */
async function mayBeAwaited(
  tx: Tx,
  service: ServiceRow,
  wanted: { durationMinutes: number; people: number },
  start: Date,
): Promise<boolean> {
  if (service.whole_series) {
    const { state, starts, left } = await offerOf(tx, service);
    const isFull = state === 'full' || (state === 'open' && left < wanted.people);
    return isFull && starts[0] === start.getTime();
  }
  const span = { from: start, to: new Date(start.getTime() + 1) };
  return (await awaitable(tx, service, wanted, span)).length > 0;
}

const presentWaiting = (row: WaitingRow, service: ServiceRow | undefined): Waiting => ({
  people: row.people,
  dates: datesFrom(service, row).length,
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
