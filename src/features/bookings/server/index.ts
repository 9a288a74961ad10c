import { type Operation, operations } from '../../../lib/http/handlers.ts';
import { bookingsContract } from '../contract.ts';
import { bookHandlers } from './book.ts';
import { calendarHandlers } from './calendar-operations.ts';
import { changeBookingHandlers } from './change-booking.ts';
import { resourceHandlers, serviceHandlers } from './service-operations.ts';

export { createService } from './service-operations.ts';
export { insertResource } from './service-queries.ts';

/** Every call of services, calendar and bookings. */
export const bookingOperations = (services: {
  timezoneOf: (websiteId: string) => Promise<string>;
}): Operation[] =>
  operations(bookingsContract, {
    ...serviceHandlers(),
    ...resourceHandlers(),
    ...calendarHandlers(services.timezoneOf),
    ...bookHandlers(),
    ...changeBookingHandlers(),
  });
