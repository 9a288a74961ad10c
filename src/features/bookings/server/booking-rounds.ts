import { guestMail } from './booking-mails.ts';
import type { BookingServices } from './booking-services.ts';
import { endOverdueHolds } from './pass-on.ts';
import { claimReminder } from './reminder-queries.ts';
import { markTold } from './waiting-queries.ts';

interface One {
  website_id: string;
  booking_id: string;
}

/** Ends holds of these sites, which passes places on to those who wait. */
export async function endHolds({ db, log }: Rounds, websites: readonly string[]): Promise<void> {
  for (const id of websites)
    await db
      .forWebsite(id, (tx) => endOverdueHolds(tx, id))
      .catch((error: unknown) => log.error({ err: error }, 'holds of a site could not be ended'));
}

type Rounds = Pick<BookingServices, 'db' | 'jobs' | 'siteOf'> & {
  log: { error(detail: object, sentence: string): void };
};

/** Tells people of places that are kept for them. Once: whoever marks it as told writes the mail, in one transaction. */
export const tellOffers = (services: Rounds, untold: readonly One[]): Promise<void> =>
  each(services, untold, async (one) => {
    const site = await services.siteOf(one.website_id);
    if (!site) return;
    await services.db.forWebsite(site.id, async (tx) => {
      if (await markTold(tx, site.id, one.booking_id))
        await guestMail(services.jobs, tx, site, one.booking_id, 'waiting-offer');
    });
  });

/** Reminds of bookings; each reminder of each start once, because the same statement claims it. */
export const remind = (services: Rounds, due: readonly One[]): Promise<void> =>
  each(services, due, async (one) => {
    const site = await services.siteOf(one.website_id);
    if (!site) return;
    await services.db.forWebsite(site.id, async (tx) => {
      const claimed = await claimReminder(tx, site.id, one.booking_id);
      if (claimed)
        await guestMail(services.jobs, tx, site, one.booking_id, 'booking-reminder', {
          cause: `booking-reminder:${one.booking_id}:${claimed.start_at.toISOString()}:${claimed.minutes}`,
        });
    });
  });

async function each({ log }: Rounds, all: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  for (const one of all)
    await work(one).catch((error: unknown) =>
      log.error(
        { err: error, booking: one.booking_id },
        'a mail about a booking was not written; it is tried again',
      ),
    );
}
