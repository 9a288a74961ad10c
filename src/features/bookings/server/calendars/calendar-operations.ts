import { invalid, notFound } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { type Block, type bookingsContract, MOST_DAYS } from '../../contract.ts';
import { freeSlots, type SlotRules } from '../../free-slots.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { addDays } from '../../../../lib/values/days.ts';
import { dateAt, datesBetween, WallDay } from '../../wall-clock.ts';
import { listActive } from '../booking/booking-queries.ts';
import type { BookingServices } from '../services/booking-services.ts';
import { offerFreedNow } from '../waiting-list/offer-freed.ts';
import { endOf, presentBooking } from '../booking/present-booking.ts';
import { findResource, findService, type ServiceRow } from '../services/service-queries.ts';
import { lengthOf, peopleOf, readTaken, rulesOf } from '../availability/slot-rules.ts';
import { presentSlot } from '../booking/take-slot.ts';
import { endOverdueHolds } from '../waiting-list/pass-on.ts';
import { deleteBlock, everythingOf, insertBlock, listBlocks } from '../availability/taken-queries.ts';
import { say } from '../booking/say.ts';
import { staffWords } from '../staff-words.ts';

type BookingHandlers = Handlers<typeof bookingsContract>;
const DAY = 86_400_000;

export const calendarHandlers = (
  services: Pick<BookingServices, 'db' | 'timezoneOf'>,
): Pick<
  BookingHandlers,
  | 'GET /api/service/{id}/slots'
  | 'GET /api/service/{id}/next'
  | 'GET /api/calendar/existing-bookings'
  | 'GET /api/calendar/blocks'
  | 'POST /api/calendar/block'
  | 'DELETE /api/calendar/block/{id}'
> => {
  const spanIn = async (websiteId: string, dates: { from: string; to: string }) =>
    spanOf(await services.timezoneOf(websiteId), dates);

  return {
    'GET /api/service/{id}/slots': async (request, { params: { id }, query }) => {
      checkSpan(query.from, query.to);
      const { by } = request;
      return request.db(async (tx) => {
        const service = await findService(tx, id);
        if (!service || (!service.published && !by?.owner)) throw notFound();
        // Its dates are booked together.
        if (service.whole_series && !by?.owner) return [];
        const rules = rulesOf(service, lengthOf(service, query.duration).minutes);
        const now = Date.now();
        // Days beyond the booking window cost nothing.
        const today = dateAt(now, rules.timezone);
        const last = addDays(today, rules.horizonDays);
        const range = {
          from: query.from > today ? query.from : today,
          to: query.to < last ? query.to : last,
        };
        if (range.from > range.to) return [];
        const read = () => takenOn(tx, service, rules, range);
        const [ended, before] = await Promise.all([endOverdueHolds(tx), read()]);
        const taken = ended ? await read() : before;
        const people = peopleOf(service, query.people, by?.owner);
        return freeSlots(rules, taken, range, now)
          .filter(({ left }) => left >= people)
          .map(presentSlot);
      });
    },

    'GET /api/service/{id}/next': async (request, { params: { id }, query }) => {
      const { by } = request;
      return request.db(async (tx) => {
        const service = await findService(tx, id);
        if (!service || (!service.published && !by?.owner)) throw notFound();
        if (service.whole_series && !by?.owner) return null;
        const rules = rulesOf(service, lengthOf(service, query.duration).minutes);
        const now = Date.now();
        const last = addDays(dateAt(now, rules.timezone), rules.horizonDays);
        const people = peopleOf(service, query.people, by?.owner);
        await endOverdueHolds(tx);
        // In stretches: usually the first one has it.
        for (let from = dateAt(now, rules.timezone); from <= last; from = addDays(from, MOST_DAYS)) {
          const to = addDays(from, MOST_DAYS - 1);
          const taken = await takenOn(tx, service, rules, { from, to });
          const first = freeSlots(rules, taken, { from, to }, now).find(({ left }) => left >= people);
          if (first) return presentSlot(first);
        }
        return null;
      });
    },

    'GET /api/calendar/existing-bookings': async (request, { query }) => {
      const timezone = await services.timezoneOf(request.site.id);
      const { from = dateAt(Date.now(), timezone), to = addDays(from, MOST_DAYS - 1) } = query;
      const span = spanOf(timezone, { from, to });
      const rows = await request.db((tx) => listActive(tx, { ...span, service: query.service }));
      return rows.map((row) =>
        request.by?.owner
          ? presentBooking(row, true)
          : { service: row.service_id, start: row.start_at.toISOString(), end: endOf(row).toISOString() },
      );
    },

    'GET /api/calendar/blocks': async (request, { query }) => {
      const span = await spanIn(request.site.id, query);
      return (await request.db((tx) => listBlocks(tx, span))).map((row) =>
        presentBlock(request.site.id, row),
      );
    },

    'POST /api/calendar/block': (request, { body: { resource, start, end, note } }) =>
      request.db(async (tx) => {
        const from = new Date(start);
        const to = new Date(end);
        if (from >= to)
          throw invalid(staffWords().endAfterStart, {
            end: staffWords().chooseTimeAfterStart,
          });
        const { id: site } = request.site;
        if (resource !== undefined && !(await findResource(tx, resource))) throw notFound();
        const block = { resource: resource ?? everythingOf(site), from, to, note: note ?? '' };
        return presentBlock(site, await insertBlock(tx, block));
      }),

    'DELETE /api/calendar/block/{id}': async (request, { params: { id } }) => {
      if (!(await request.db((tx) => deleteBlock(tx, id)))) throw notFound();
      await offerFreedNow(services, request.site.id);
      return undefined;
    },
  };
};

const takenOn = (tx: Tx, service: ServiceRow, rules: SlotRules, { from, to }: { from: string; to: string }) =>
  readTaken(tx, service, rules, { from: Date.parse(from) - DAY, to: Date.parse(to) + 2 * DAY });

/** From the first date's midnight to the one after the last. @throws 400 if it is too long */
export function spanOf(timezone: string, { from, to }: { from: string; to: string }) {
  checkSpan(from, to);
  return {
    from: new Date(new WallDay(from, timezone).boundary(0)),
    to: new Date(new WallDay(addDays(to, 1), timezone).boundary(0)),
  };
}

function checkSpan(from: string, to: string): void {
  if (from > to) throw invalid(say().daysReversed, { to: say().laterDay });
  if (addDays(from, MOST_DAYS - 1) < to || datesBetween(from, to).length > MOST_DAYS)
    throw invalid(say().fewerDays({ count: MOST_DAYS }), { to: say().earlierDay });
}

const presentBlock = (
  websiteId: string,
  row: { id: string; resource_id: string; from_at: Date; to_at: Date; note: string },
): Block => ({
  _id: row.id,
  resource: row.resource_id === everythingOf(websiteId) ? null : row.resource_id,
  start: row.from_at.toISOString(),
  end: row.to_at.toISOString(),
  note: row.note,
});
