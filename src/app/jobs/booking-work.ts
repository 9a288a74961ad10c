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
import { siteRound } from '../../features/websites/server/index.ts';
import type { Round, Rounds } from './rounds.ts';

const SECONDS = 30;

type Services = Pick<BookingServices, 'db' | 'jobs' | 'siteOf'> & Rounds;

/** Ends holds, notifies the waiting list, and sends reminders and summaries, for all sites. */
export async function bookingRound(services: Services): Promise<void> {
  await siteRound(services, 'booking-holds', sitesWithOverdueHolds, (one) =>
    endHolds(services, one.website_id),
  );
  await siteRound(services, 'freed-places', sitesWithWaiting, (one) => offerFreed(services, one.website_id));
  await siteRound(services, 'offered-places', untoldOffers, (one) => tellOffer(services, one));
  await siteRound(services, 'booking-reminders', dueReminders, (one) => remind(services, one));
  await siteRound(services, 'booking-summaries', sitesWithSummaries, (one) =>
    summariseBookings(services, one.website_id),
  );
}

export const bookingRounds = (services: Services): Round[] => [
  { name: 'bookings', seconds: SECONDS, work: () => bookingRound(services) },
];
