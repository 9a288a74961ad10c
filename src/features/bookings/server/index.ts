import { type Operation, operations } from '../../../lib/http/handlers.ts';
import { calendarContract } from '../calendar-contract.ts';
import { bookingsContract } from '../contract.ts';
import { servicesContract } from '../services-contract.ts';
import { bookLimits, countMoves } from './booking/book-limits.ts';
import { bookHandlers } from './booking/book.ts';
import type { BookingServices } from './services/booking-services.ts';
import { entryHandlers } from './calendars/calendar-entries.ts';
import { calendarHandlers } from './calendars/calendar-operations.ts';
import { changeBookingHandlers } from './booking/change-booking.ts';
import { countBookingEmails } from './emails/emails-due.ts';
import { feedHandlers } from './calendars/feed.ts';
import { cancelClassHandlers } from './classes/cancel-class.ts';
import { classHandlers } from './classes/move-class.ts';
import { subscribedHandlers } from './calendars/subscribed/subscribed-operations.ts';
import type { SubscribedServices } from './calendars/subscribed/read-subscribed.ts';
import { resendHandlers } from './booking/resend.ts';
import { seriesHandlers } from './series/series-operations.ts';
import { serviceBulkHandlers } from './services/bulk-operations.ts';
import { resourceHandlers, serviceHandlers } from './services/service-operations.ts';
import { waitingHandlers } from './waiting-list/waiting-operations.ts';

export { icalendarOf } from './calendars/icalendar.ts';
export { bookingFile } from './booking/booking-file.ts';
export { countUpcoming } from './booking/booking-queries.ts';
export { endHolds, remind, tellOffer } from './booking-jobs.ts';
export type { BookingServices } from './services/booking-services.ts';
export { cancelComing, forgetGuest, stopWaiting } from './booking/forget-guest.ts';
export { sitesWithOverdueHolds } from './availability/hold-queries.ts';
export { bookingInvariants } from './invariant-queries.ts';
export { onOrder } from './booking/on-order.ts';
export { dueReminders } from './emails/reminder-queries.ts';
export { bookingsByDay, confirmedAmong } from './booking/results-queries.ts';
export { bookingSeller } from './booking/sell-bookings.ts';
export { calendarStreams } from './calendars/feed.ts';
export { overdueSubscribed } from './calendars/subscribed/subscribed-queries.ts';
export { type SubscribedServices, readSubscribed } from './calendars/subscribed/read-subscribed.ts';
export { summariseBookings } from './emails/summarise-bookings.ts';
export { sitesWithSummaries } from './emails/summary-queries.ts';
export { indexService } from './services/index-service.ts';
export { translatableServices } from './translations/translatable-services.ts';
export { createService } from './services/service-operations.ts';
export { insertResource, offersServices, serviceIds } from './services/service-queries.ts';
export { datesProblem } from './series/dates-problem.ts';
export { offerFreed } from './waiting-list/offer-freed.ts';
export { sitesWithWaiting, untoldOffers } from './waiting-list/waiting-queries.ts';

/** All handlers of services, calendar and bookings. */
export function bookingOperations(services: BookingServices): Operation[] {
  const limits = bookLimits(services.db.limitsPool);
  const emailsDue = countBookingEmails(services.db.limitsPool);
  const ofSeveral = operations(servicesContract, serviceBulkHandlers(services));
  const ofOne = operations(bookingsContract, {
    ...serviceHandlers(services),
    ...resourceHandlers(),
    ...calendarHandlers(services),
    ...bookHandlers(services, limits, emailsDue),
    ...changeBookingHandlers(services, emailsDue, countMoves(services.db.limitsPool)),
    ...waitingHandlers(services, limits, emailsDue),
    ...classHandlers(services),
    ...cancelClassHandlers(services),
    ...seriesHandlers(),
  });
  return [...ofOne, ...ofSeveral];
}

/** The owner's calendar, and its connections to other calendars. */
export const calendarOperations = (
  services: SubscribedServices & Pick<BookingServices, 'jobs'>,
): Operation[] =>
  operations(calendarContract, {
    ...entryHandlers(services.timezoneOf),
    ...feedHandlers(),
    ...resendHandlers(services),
    ...subscribedHandlers(services),
  });
