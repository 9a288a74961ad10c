import type { Handlers } from '../../../../../lib/http/handlers.ts';
import { conflict, invalid, notFound } from '../../../../../lib/errors.ts';
import { OutsideError, parseOutside } from '../../../../../lib/safe-fetch/fetch-outside.ts';
import type { calendarContract, OutsideCalendar } from '../../../calendar-contract.ts';
import { findResource } from '../../services/service-queries.ts';
import {
  deleteOutside,
  findOutside,
  insertOutside,
  listOutside,
  type OutsideRow,
} from './outside-queries.ts';
import { type OutsideServices, readOutside } from './read-outside.ts';

type CalendarHandlers = Handlers<typeof calendarContract>;
const MOST_CALENDARS = 20;

export const outsideHandlers = (
  services: OutsideServices,
): Pick<
  CalendarHandlers,
  | 'GET /api/calendar/outside'
  | 'POST /api/calendar/outside'
  | 'POST /api/calendar/outside/{id}/read'
  | 'DELETE /api/calendar/outside/{id}'
> => ({
  'GET /api/calendar/outside': async (request) => (await request.db((tx) => listOutside(tx))).map(present),

  'POST /api/calendar/outside': (request, { body: { name, url, resource = null } }) =>
    request.db(async (tx) => {
      const address = checked(url);
      if (resource !== null && !(await findResource(tx, resource)))
        throw invalid('This person or room no longer exists. Reload the page.', {
          resource: 'Choose again.',
        });
      const id = await insertOutside(tx, { name, url: address, resource, most: MOST_CALENDARS });
      const row = id && (await findOutside(tx, id));
      if (!row) throw conflict(`You can connect at most ${MOST_CALENDARS} calendars. Disconnect one first.`);
      return present(row);
    }),

  'POST /api/calendar/outside/{id}/read': async (request, { params: { id } }) => {
    await readOutside(services, request.site.id, id);
    const row = await request.db((tx) => findOutside(tx, id));
    if (!row) throw notFound();
    return present(row);
  },

  'DELETE /api/calendar/outside/{id}': async (request, { params: { id } }) => {
    if (!(await request.db((tx) => deleteOutside(tx, id)))) throw notFound();
    return undefined;
  },
});

function checked(url: string): string {
  try {
    return parseOutside(url).href;
  } catch (error) {
    if (error instanceof OutsideError)
      throw invalid('This isn’t a calendar address.', {
        url: 'Paste the full address. It starts with https:// or webcal:// and often ends in .ics.',
      });
    throw error;
  }
}

/** Anyone with the full address can read the calendar, so only its host is shown again. */
const present = (row: OutsideRow): OutsideCalendar => ({
  _id: row.id,
  name: row.name,
  host: new URL(row.url).hostname,
  resource: row.resource_id,
  times: row.times,
  triedAt: row.tried_at?.toISOString() ?? null,
  readAt: row.read_at?.toISOString() ?? null,
  problem: row.problem,
});
