import { guestMail } from './emails/booking-mails.ts';
import type { BookingServices } from './services/booking-services.ts';
import { endOverdueHolds } from './waiting-list/pass-on.ts';
import { claimReminder } from './emails/reminder-queries.ts';
import { markTold } from './waiting-list/waiting-queries.ts';

interface One {
  website_id: string;
  booking_id: string;
}

type Services = Pick<BookingServices, 'db' | 'jobs' | 'siteOf'>;

/** Ends overdue holds of a site, which passes places on to those who wait. */
export const endHolds = ({ db }: Services, websiteId: string): Promise<boolean> =>
  db.forWebsite(websiteId, (tx) => endOverdueHolds(tx, websiteId));

/** Tells somebody of a place that is kept for them. Once: anyone who marks it as told writes the mail, in one transaction. */
export async function tellOffer(services: Services, one: One): Promise<void> {
  const site = await services.siteOf(one.website_id);
  if (!site) return;
  await services.db.forWebsite(site.id, async (tx) => {
    if (await markTold(tx, site.id, one.booking_id))
      await guestMail(services.jobs, tx, site, one.booking_id, 'waiting-offer');
  });
}

/** Reminds of a booking; each reminder of each start once, because the same statement claims it. */
export async function remind(services: Services, one: One): Promise<void> {
  const site = await services.siteOf(one.website_id);
  if (!site) return;
  await services.db.forWebsite(site.id, async (tx) => {
    const claimed = await claimReminder(tx, site.id, one.booking_id);
    if (claimed)
      await guestMail(services.jobs, tx, site, one.booking_id, 'booking-reminder', {
        cause: `booking-reminder:${one.booking_id}:${claimed.start_at.toISOString()}:${claimed.minutes}`,
      });
  });
}
