import { type Operation, operations } from '../../../lib/http/handlers.ts';
import { calendarContract } from '../calendar-contract.ts';
import { bookingsContract } from '../contract.ts';
import { bookLimits } from './book-limits.ts';
import { bookHandlers } from './book.ts';
import type { BookingServices } from './booking-services.ts';
import { entryHandlers } from './calendar-entries.ts';
import { calendarHandlers } from './calendar-operations.ts';
import { changeBookingHandlers } from './change-booking.ts';
import { countBookingEmails } from './emails-due.ts';
import { feedHandlers } from './feed.ts';
import { cancelClassHandlers } from './cancel-class.ts';
import { classHandlers } from './move-class.ts';
import { outsideHandlers } from './outside/outside-operations.ts';
import type { OutsideServices } from './outside/read-outside.ts';
import { resendHandlers } from './resend.ts';
import { seriesHandlers } from './series-operations.ts';
import { resourceHandlers, serviceHandlers } from './service-operations.ts';
import { waitingHandlers } from './waiting-operations.ts';

export { bookingFile } from './booking-file.ts';
export { countUpcoming } from './booking-queries.ts';
export { endHolds, remind, tellOffer } from './booking-rounds.ts';
export type { BookingServices } from './booking-services.ts';
export { forgetGuest } from './forget-guest.ts';
export { sitesWithOverdueHolds } from './hold-queries.ts';
export { bookingInvariants } from './invariant-queries.ts';
export { onOrder } from './on-order.ts';
export { dueReminders } from './reminder-queries.ts';
export { bookingsByDay, confirmedAmong } from './results-queries.ts';
export { bookingSeller } from './sell-bookings.ts';
export { calendarStreams } from './feed.ts';
export { overdueOutside } from './outside/outside-queries.ts';
export { type OutsideServices, readOutside } from './outside/read-outside.ts';
export { summariseBookings } from './summarise-bookings.ts';
export { sitesWithSummaries } from './summary-queries.ts';
export { createService } from './service-operations.ts';
export { insertResource, offersServices } from './service-queries.ts';
export { offerFreed } from './offer-freed.ts';
export { sitesWithWaiting, untoldOffers } from './waiting-queries.ts';

/** Every call of services, calendar and bookings. */
export function bookingOperations(services: BookingServices): Operation[] {
  const limits = bookLimits(services.db.limitsPool);
  const emailsDue = countBookingEmails(services.db.limitsPool);
  return operations(bookingsContract, {
    ...serviceHandlers(services),
    ...resourceHandlers(),
    ...calendarHandlers(services),
    ...bookHandlers(services, limits, emailsDue),
    ...changeBookingHandlers(services, emailsDue),
    ...waitingHandlers(services, limits, emailsDue),
    ...classHandlers(services),
    ...cancelClassHandlers(services),
    ...seriesHandlers(),
  });
}

/** What the owner's calendar shows, and how it is tied to other calendars. */
export const calendarOperations = (services: OutsideServices & Pick<BookingServices, 'jobs'>): Operation[] =>
  operations(calendarContract, {
    ...entryHandlers(services.timezoneOf),
    ...feedHandlers(),
    ...resendHandlers(services),
    ...outsideHandlers(services),
  });
