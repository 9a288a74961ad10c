import { guestMail } from './emails/booking-mails.ts';
import type { BookingServices } from './services/booking-services.ts';
import { countBookingEmails } from './emails/emails-due.ts';
import { endOverdueHolds } from './waiting-list/pass-on.ts';
import { claimReminder } from './emails/reminder-queries.ts';
import { markEmailsDue, markOfferDue } from './emails/summary-queries.ts';
import { markTold } from './waiting-list/waiting-queries.ts';

interface One {
  website_id: string;
  booking_id: string;
}

type Services = Pick<BookingServices, 'db' | 'jobs' | 'siteOf'>;

/** Ends overdue holds of a site, which offers their places to the waiting list. */
export const endHolds = ({ db }: Services, websiteId: string): Promise<boolean> =>
  db.forWebsite(websiteId, (tx) => endOverdueHolds(tx));

/**
 * Notifies a guest of a place that is held for them, once: marking it and writing the email are one transaction. Above
 * the day's limit it is listed in a summary, and held for as much longer as the summary takes.
 */
export async function tellOffer(services: Services, one: One): Promise<void> {
  const site = await services.siteOf(one.website_id);
  if (!site) return;
  const { toRemind } = countBookingEmails(services.db.limitsPool);
  await services.db.forWebsite(site.id, async (tx) => {
    const email = await markTold(tx, one.booking_id);
    if (email === undefined) return;
    if (await toRemind(site.id, email)) await markOfferDue(tx, one.booking_id);
    else await guestMail(services.jobs, tx, site, one.booking_id, 'waiting-offer');
  });
}

/** Sends a reminder of a booking; once for each start, because the same statement claims it. */
export async function remind(services: Services, one: One): Promise<void> {
  const site = await services.siteOf(one.website_id);
  if (!site) return;
  const { toRemind } = countBookingEmails(services.db.limitsPool);
  await services.db.forWebsite(site.id, async (tx) => {
    const claimed = await claimReminder(tx, one.booking_id);
    if (!claimed) return;
    const { start_at: start, minutes, email } = claimed;
    if (await toRemind(site.id, email))
      await markEmailsDue(tx, one.booking_id, { guest: true, owner: false });
    else
      await guestMail(services.jobs, tx, site, one.booking_id, 'booking-reminder', {
        cause: `booking-reminder:${one.booking_id}:${start.toISOString()}:${minutes}`,
      });
  });
}
