import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { CalendarEntry, calendarContract } from '../../calendar-contract.ts';
import { spanOf } from './calendar-operations.ts';
import { type EntryRow, listEntries, searchEntries } from './calendar-queries.ts';
import { listSubscribedBusy } from './subscribed/subscribed-queries.ts';
import { endOf } from '../booking/present-booking.ts';

type CalendarHandlers = Handlers<typeof calendarContract>;

const present = (row: EntryRow): CalendarEntry => ({
  _id: row.id,
  service: row.service_id,
  label: row.label,
  name: row.name,
  people: row.people,
  start: row.start_at.toISOString(),
  end: endOf(row).toISOString(),
  status: row.status,
  noShow: row.no_show,
  version: row.version,
});

export const entryHandlers = (
  timezoneOf: (websiteId: string) => Promise<string>,
): Pick<CalendarHandlers, 'GET /api/calendar/entries' | 'GET /api/calendar/search'> => ({
  'GET /api/calendar/search': (request, { query: { q, limit } }) =>
    request.db(async (tx) => (await searchEntries(tx, q, limit)).map(present)),

  'GET /api/calendar/entries': async (request, { query }) => {
    const { id: site } = request.site;
    const span = spanOf(await timezoneOf(site), query);
    return request.db(async (tx) => {
      const rows = await listEntries(tx, span, query.cancelled ?? false);
      const busy = await listSubscribedBusy(tx, span);
      return {
        bookings: rows.map(present),
        outside: busy.map((row) => ({
          calendar: row.calendar_id,
          start: row.from_at.toISOString(),
          end: row.to_at.toISOString(),
        })),
      };
    });
  },
});
