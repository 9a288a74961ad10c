import { type Operation, operations } from '../../../lib/http/handlers.ts';
import { bookingsContract } from '../contract.ts';
import { bookHandlers } from './book.ts';
import type { BookingServices } from './booking-services.ts';
import { calendarHandlers } from './calendar-operations.ts';
import { changeBookingHandlers } from './change-booking.ts';
import { resourceHandlers, serviceHandlers } from './service-operations.ts';
import { waitingHandlers } from './waiting-operations.ts';

export { bookingFile } from './booking-file.ts';
export { endHolds, remind, tellOffers } from './booking-rounds.ts';
export type { BookingServices } from './booking-services.ts';
export { forgetGuest } from './forget-guest.ts';
export { sitesWithOverdueHolds } from './hold-queries.ts';
export { onOrder } from './on-order.ts';
export { dueReminders } from './reminder-queries.ts';
export { bookingSeller } from './sell-bookings.ts';
export { createService } from './service-operations.ts';
export { insertResource } from './service-queries.ts';
export { untoldOffers } from './waiting-queries.ts';

/** Every call of services, calendar and bookings. */
export const bookingOperations = (services: BookingServices): Operation[] =>
  operations(bookingsContract, {
    ...serviceHandlers(),
    ...resourceHandlers(),
    ...calendarHandlers(services.timezoneOf),
    ...bookHandlers(services),
    ...changeBookingHandlers(services),
    ...waitingHandlers(services),
  });
