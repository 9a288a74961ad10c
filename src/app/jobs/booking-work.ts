import {
  type BookingServices,
  dueReminders,
  endHolds,
  offerFreed,
  remind,
  sitesWithSummaries,
  sitesWithOverdueHolds,
  sitesWithWaiting,
  summariseBookings,
  tellOffer,
  untoldOffers,
} from '../../features/bookings/server/index.ts';
import { runForSites } from '../../features/websites/server/index.ts';
import type { ScheduledJob, ScheduledJobServices } from './scheduled-jobs.ts';

const SECONDS = 30;

type Services = Pick<BookingServices, 'db' | 'jobs' | 'siteOf'> & ScheduledJobServices;

/** Ends holds, notifies the waiting list, and sends reminders and summaries, for all sites. */
export async function bookingJob(services: Services): Promise<void> {
  await runForSites(services, 'booking-holds', sitesWithOverdueHolds, (one) =>
    endHolds(services, one.website_id),
  );
  await runForSites(services, 'freed-places', sitesWithWaiting, (one) =>
    offerFreed(services, one.website_id),
  );
  await runForSites(services, 'offered-places', untoldOffers, (one) => tellOffer(services, one));
  await runForSites(services, 'booking-reminders', dueReminders, (one) => remind(services, one));
  await runForSites(services, 'booking-summaries', sitesWithSummaries, (one) =>
    summariseBookings(services, one.website_id),
  );
}

export const bookingJobs = (services: Services): ScheduledJob[] => [
  { name: 'bookings', seconds: SECONDS, work: () => bookingJob(services) },
];
