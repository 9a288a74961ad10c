import { notFound } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { forVisitors, type StreamedCall } from '../../../../lib/http/requests/streamed.ts';
import type { CalendarFeed, calendarContract } from '../../calendar-contract.ts';
import { deleteFeed, findFeed, listForFeed, openFeed, renewFeed } from './calendar-queries.ts';
import { icalendarOf } from './icalendar.ts';
import { endOf } from '../booking/present-booking.ts';
import { guestName } from '../emails/guest-messages.ts';

type CalendarHandlers = Handlers<typeof calendarContract>;
/** Calendar programs fetch the whole feed every few minutes. */
const MOST_BOOKINGS = 5_000;

export interface FeedServices {
  /** The site's name, time zone and locale. */
  about: (websiteId: string) => Promise<{ name: string; timezone: string; locale: string }>;
}

const present = (row: { made_at: Date; read_at: Date | null } | undefined): CalendarFeed => ({
  madeAt: row?.made_at.toISOString() ?? null,
  readAt: row?.read_at?.toISOString() ?? null,
});

export const feedHandlers = (): Pick<
  CalendarHandlers,
  'GET /api/calendar/feed' | 'POST /api/calendar/feed' | 'DELETE /api/calendar/feed'
> => ({
  'GET /api/calendar/feed': async (request) => present(await request.db((tx) => findFeed(tx))),

  'POST /api/calendar/feed': async (request) => {
    const key = newToken();
    const row = await request.db((tx) => renewFeed(tx, hashToken(key)));
    return { ...present(row), path: `/api/calendar/feed/${key}.ics` };
  },

  'DELETE /api/calendar/feed': async (request) => {
    await request.db((tx) => deleteFeed(tx));
    return undefined;
  },
});

/** The feed: readable with its key; for everyone else it does not exist. */
export const calendarStreams = ({ about }: FeedServices): StreamedCall[] => [
  forVisitors({
    method: 'GET',
    path: '/api/calendar/feed/{file}',
    described: {
      summary: 'The bookings of the site as a calendar feed; `file` is a secret key followed by `.ics`',
      gives: { type: 'text/calendar' },
    },
    handle: async (request, { params }, reply) => {
      const { id: site } = request.site;
      const [, key] = /^([\w-]{20,100})\.ics$/.exec((params as { file: string }).file) ?? [];
      const rows =
        key === undefined
          ? null
          : await request.db(async (tx) =>
              (await openFeed(tx, hashToken(key))) ? listForFeed(tx, MOST_BOOKINGS) : null,
            );
      if (!rows) throw notFound();
      const { name, timezone, locale } = await about(site);
      const entries = rows.map((row) => ({
        id: row.id,
        sequence: row.sequence,
        start: row.start_at,
        end: endOf(row),
        title: `${row.label}: ${guestName(row, locale)}`,
        description: [row.email, row.phone, row.note].filter(Boolean).join('\n'),
        status: statusOf(row.status),
      }));
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="bookings.ics"')
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .send(icalendarOf({ name, timezone }, entries));
    },
  }),
];

const statusOf = (status: string): 'confirmed' | 'pending' | 'cancelled' =>
  status === 'pending' || status === 'cancelled' ? status : 'confirmed';
