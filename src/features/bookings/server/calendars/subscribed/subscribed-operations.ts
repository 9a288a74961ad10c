import type { Handlers } from '../../../../../lib/http/handlers.ts';
import { conflict, invalid, notFound } from '../../../../../lib/errors.ts';
import { SafeFetchError, parseSubscribed } from '../../../../../lib/safe-fetch/safe-fetch.ts';
import type { calendarContract, SubscribedCalendar } from '../../../calendar-contract.ts';
import { findResource } from '../../services/service-queries.ts';
import {
  deleteSubscribed,
  findSubscribed,
  insertSubscribed,
  listSubscribed,
  type SubscribedRow,
} from './subscribed-queries.ts';
import { type SubscribedServices, readSubscribed } from './read-subscribed.ts';
import { staffWords } from '../../staff-words.ts';

type CalendarHandlers = Handlers<typeof calendarContract>;
const MOST_CALENDARS = 20;

export const subscribedHandlers = (
  services: SubscribedServices,
): Pick<
  CalendarHandlers,
  | 'GET /api/calendar/outside'
  | 'POST /api/calendar/outside'
  | 'POST /api/calendar/outside/{id}/read'
  | 'DELETE /api/calendar/outside/{id}'
> => ({
  'GET /api/calendar/outside': async (request) => (await request.db((tx) => listSubscribed(tx))).map(present),

  'POST /api/calendar/outside': (request, { body: { name, url, resource = null } }) =>
    request.db(async (tx) => {
      const address = checked(url);
      if (resource !== null && !(await findResource(tx, resource)))
        throw invalid(staffWords().resourceGone, {
          resource: staffWords().chooseAgain,
        });
      const id = await insertSubscribed(tx, { name, url: address, resource, most: MOST_CALENDARS });
      const row = id && (await findSubscribed(tx, id));
      if (!row) throw conflict(staffWords().tooManyCalendars({ most: MOST_CALENDARS }));
      return present(row);
    }),

  'POST /api/calendar/outside/{id}/read': async (request, { params: { id } }) => {
    await readSubscribed(services, request.site.id, id);
    const row = await request.db((tx) => findSubscribed(tx, id));
    if (!row) throw notFound();
    return present(row);
  },

  'DELETE /api/calendar/outside/{id}': async (request, { params: { id } }) => {
    if (!(await request.db((tx) => deleteSubscribed(tx, id)))) throw notFound();
    return undefined;
  },
});

function checked(url: string): string {
  try {
    return parseSubscribed(url).href;
  } catch (error) {
    if (error instanceof SafeFetchError)
      throw invalid(staffWords().notCalendarAddress, {
        url: staffWords().pasteFullAddress,
      });
    throw error;
  }
}

/** Anyone with the full address can read the calendar, so only its host is shown again. */
const present = (row: SubscribedRow): SubscribedCalendar => ({
  _id: row.id,
  name: row.name,
  host: new URL(row.url).hostname,
  resource: row.resource_id,
  times: row.times,
  triedAt: row.tried_at?.toISOString() ?? null,
  readAt: row.read_at?.toISOString() ?? null,
  problem: row.problem,
});
