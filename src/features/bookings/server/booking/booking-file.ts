import { z } from 'zod';
import { notFound } from '../../../../lib/errors.ts';
import { homeFor } from '../../../../lib/links/site-addresses.ts';
import { forVisitors, type StreamedCall } from '../../../../lib/http/requests/streamed.ts';
import { calendarText } from '../emails/booking-mails.ts';
import { findBooking } from './booking-queries.ts';
import { inGuestsWords } from '../translations/service-name-queries.ts';
import { visitorsLanguage } from '../../../../lib/messages/spoken-language.ts';
import { mayOpen } from './change-booking.ts';
import { say } from './say.ts';

const asked = z.object({ id: z.uuid().toLowerCase() });
const query = z.object({ key: z.string().max(100).optional() });

/** A booking as a calendar file. The key may be in the link, because a browser opens it. */
export const bookingFile = (): StreamedCall =>
  forVisitors({
    method: 'GET',
    path: '/api/booking/{id}/appointment.ics',
    described: { summary: 'A booking as a calendar file', query, gives: { type: 'text/calendar' } },
    handle: async (request, incoming, reply) => {
      const parsed = asked.safeParse(incoming.params);
      const { data: { key } = {} } = query.safeParse(incoming.query);
      if (!parsed.success) throw notFound(say().noBooking);
      const { id } = parsed.data;
      const text = await request.db(async (tx) => {
        const row = await findBooking(tx, id);
        if (!row || !mayOpen(request, row, key)) throw notFound(say().noBooking);
        const language = visitorsLanguage() ?? row.language;
        const named = await inGuestsWords(tx, { ...row, language });
        const link = `${homeFor(request.site, language, row.locale)}/booking/${id}`;
        return calendarText(tx, request.site, named, { link });
      });
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="appointment.ics"')
        .header('cache-control', 'private, no-store')
        .send(text);
    },
  });
