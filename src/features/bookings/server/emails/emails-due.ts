import type { Tx } from '../../../../lib/db/database.ts';
import type { LimitsPool } from '../../../../lib/db/pool.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { digest, type Limit, limit } from '../../../../lib/work/limits.ts';
import type { MailValues } from '../../../emails/mail-kind.ts';
import {
  type GuestMail,
  guestMail,
  ownerBookingMail,
  type OwnerMail,
  type OwnersValues,
} from './booking-mails.ts';
import type { BookingServices } from '../services/booking-services.ts';
import { type EmailsDue, markEmailsDue } from './summary-queries.ts';

export const noEmailsDue: EmailsDue = { guest: false, owner: false };

/**
 * Counts what a guest does to a booking, which sends emails to an unproven address and to the site.
 * @returns whose email has to wait for a summary
 */
export interface CountBookingEmails {
  (websiteId: string, email: string): Promise<EmailsDue>;
  /** If only the guest gets an email. */
  toGuest: (websiteId: string, email: string) => Promise<boolean>;
  /** Whether to send a reminder of an upcoming booking or an offered place. */
  toRemind: (websiteId: string, email: string) => Promise<boolean>;
}

const known = new WeakMap<LimitsPool, CountBookingEmails>();

export function countBookingEmails(pool: LimitsPool): CountBookingEmails {
  const before = known.get(pool);
  if (before) return before;
  const perGuest = limit(pool, 'booking-mail-guest');
  const reminders = limit(pool, 'booking-mail-reminder');
  const perSite = limit(pool, 'booking-mail-owner');
  const past = (of: Limit) => async (websiteId: string, email: string) =>
    email !== '' && !(await of.tryTake(`${websiteId}:${digest(email)}`));
  const toGuest = past(perGuest);
  const both = async (websiteId: string, email: string) => {
    const [guest, owner] = await Promise.all([toGuest(websiteId, email), perSite.tryTake(websiteId)]);
    return { guest, owner: !owner };
  };
  const count = Object.assign(both, { toGuest, toRemind: past(reminders) });
  known.set(pool, count);
  return count;
}

/** As columns of a new booking. */
export const dueColumns = ({ guest, owner }: EmailsDue) => ({
  ...(guest ? { guest_email_due_at: new Date() } : {}),
  ...(owner ? { owner_email_due_at: new Date() } : {}),
});

export interface GuestChange {
  id: string;
  guest: GuestMail;
  guestValues?: MailValues;
  owner: OwnerMail;
  ownerValues?: OwnersValues;
}

/** Sends emails about a guest's action on a booking, or adds it to a summary. */
export async function tellGuestChange(
  { jobs }: Pick<BookingServices, 'jobs'>,
  tx: Tx,
  site: Site,
  { id, guest, guestValues = {}, owner, ownerValues }: GuestChange,
  due: EmailsDue,
): Promise<void> {
  if (!due.guest) await guestMail(jobs, tx, site, id, guest, { values: guestValues });
  if (!due.owner) await ownerBookingMail(jobs, tx, site, id, owner, ownerValues);
  if (due.guest || due.owner) await markEmailsDue(tx, id, due);
}
