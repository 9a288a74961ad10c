import { conflict, notFound } from '../../../../lib/errors.ts';
import type { Handlers } from '../../../../lib/http/handlers.ts';
import type { calendarContract } from '../../calendar-contract.ts';
import type { BookingStatus } from '../../contract.ts';
import { type GuestMail, guestMail } from '../emails/booking-mails.ts';
import { findBooking } from './booking-queries.ts';
import type { BookingServices } from '../services/booking-services.ts';
import { staffWords } from '../staff-words.ts';

type CalendarHandlers = Handlers<typeof calendarContract>;

/** Sends an email about a booking in its current state. */
const mails: Partial<Record<BookingStatus, GuestMail>> = {
  pending: 'booking-requested',
  confirmed: 'booking-confirmed',
  cancelled: 'booking-cancelled',
};

export const resendHandlers = ({
  jobs,
}: Pick<BookingServices, 'jobs'>): Pick<CalendarHandlers, 'POST /api/booking/{id}/resend'> => ({
  'POST /api/booking/{id}/resend': (request, { params: { id } }) =>
    request.db(async (tx) => {
      const found = await findBooking(tx, id);
      const whole = found?.series_id ?? id;
      const row = whole === id ? found : await findBooking(tx, whole);
      if (!row) throw notFound();
      const kind = mails[row.status];
      if (!kind || !row.email) throw conflict(staffWords().noEmailToSend);
      // Two presses within a minute cause one email.
      const minute = Math.floor(Date.now() / 60_000);
      await guestMail(jobs, tx, request.site, whole, kind, { cause: `${kind}:${whole}:again:${minute}` });
      return undefined;
    }),
});
