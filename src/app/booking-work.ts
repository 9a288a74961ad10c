import {
  type BookingServices,
  dueReminders,
  endHolds,
  offerFreed,
  remind,
  sitesWithOverdueHolds,
  sitesWithWaiting,
  tellOffers,
  untoldOffers,
} from '../features/bookings/server/index.ts';
import type { Rounds } from './rounds.ts';
import { startRounds } from './rounds.ts';

const SECONDS = 30;

type Services = Pick<BookingServices, 'db' | 'jobs' | 'siteOf'> & Rounds;

/** Ends holds, tells people of places that became free, and reminds of what is to come, for all sites. */
export async function bookingRound(services: Services): Promise<void> {
  const { db } = services;
  await endHolds(services, await db.acrossWebsites(sitesWithOverdueHolds));
  for (const id of await db.acrossWebsites(sitesWithWaiting))
    await offerFreed(services, id).catch((error: unknown) =>
      services.log.error({ err: error }, 'freed places of a site could not be offered'),
    );
  await tellOffers(services, await db.acrossWebsites(untoldOffers));
  await remind(services, await db.acrossWebsites(dueReminders));
}

/** Of all processes one does each round. @returns ends them, after the one that is under way */
export const startBookingRounds = (services: Services): (() => Promise<void>) =>
  startRounds(services, [{ name: 'bookings', seconds: SECONDS, work: () => bookingRound(services) }]);
