import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { queueMail } from '../../../emails/server/index.ts';
import { namesWords, peopleWords, zoneName } from '../../booking-words.ts';
import type { BookingStatus } from '../../contract.ts';
import { ownerAddress } from '../booking/account-queries.ts';
import { type BookingRow, findBooking } from '../booking/booking-queries.ts';
import type { BookingServices } from '../services/booking-services.ts';
import { newBookingKey } from '../booking/key-queries.ts';
import { whenOf } from '../booking/present-booking.ts';
import { findService } from '../services/service-queries.ts';
import { claimForGuest, claimForOwner, claimWaiting, guestsToTell, keepMailKey } from './summary-queries.ts';
import { joinedLetter } from '../waiting-list/waiting-mails.ts';

/** As many as an email lists; the others are counted. */
const MOST_LISTED = 50;

type Services = Pick<BookingServices, 'db' | 'jobs' | 'siteOf'>;

const states: Record<BookingStatus, string> = {
  held: 'Reserved',
  pending: 'Waiting for confirmation',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

const booked = (row: BookingRow): string =>
  [
    row.label,
    `${whenOf(row)} (${zoneName(row.timezone)})`,
    ...(row.people > 1 ? [peopleWords(row.people)] : []),
    states[row.status],
  ].join(', ');

const counted = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`);

/** One email to each reader instead of one for each booking that was made after the count of emails was used up. */
export async function summariseBookings({ db, jobs, siteOf }: Services, websiteId: string): Promise<void> {
  const site = await siteOf(websiteId);
  if (!site) return;
  await db.forWebsite(websiteId, async (tx) => {
    for (const email of await guestsToTell(tx, websiteId)) await tellGuest(jobs, tx, site, email);
    await tellOwner(jobs, tx, site);
  });
}

async function tellGuest(jobs: Services['jobs'], tx: Tx, site: Site, email: string): Promise<void> {
  const ids = await claimForGuest(tx, site.id, email);
  const waiting = (await claimWaiting(tx, site.id, email)).filter(
    ({ status }) => status === 'waiting' || status === 'offered',
  );
  const items = [];
  const causes = [];
  for (const id of ids.slice(0, MOST_LISTED)) {
    const row = await findBooking(tx, site.id, id);
    if (!row) continue;
    const key = await newBookingKey(tx, site.id, row.series_id ?? id);
    items.push({ label: booked(row), value: `${site.origin}/booking/${row.series_id ?? id}?key=${key}` });
    causes.push(`${id}:${row.version}`);
  }
  for (const row of waiting.slice(0, MOST_LISTED - items.length)) {
    const service = await findService(tx, site.id, row.service_id);
    if (!service) continue;
    const key = newToken();
    await keepMailKey(tx, site.id, row.id, hashToken(key));
    const { when = '', waitingLink = '' } = joinedLetter(site, service, row, key).values as Record<
      string,
      string
    >;
    items.push({ label: `${service.label}, ${when}, Waiting list`, value: waitingLink });
    causes.push(`${row.id}:0`);
  }
  const count = ids.length + waiting.length;
  const [first] = causes;
  if (first === undefined) return;
  await queueMail(tx, jobs, site, {
    emailID: 'bookings-summary',
    to: email,
    cause: `bookings-summary:guest:${first}`,
    values: { count: counted(count), items, more: rest(count, items.length) },
  });
}

async function tellOwner(jobs: Services['jobs'], tx: Tx, site: Site): Promise<void> {
  const ids = await claimForOwner(tx, site.id);
  const { to } = await ownerAddress(tx, site.id);
  const items = [];
  const causes = [];
  for (const id of ids.slice(0, MOST_LISTED)) {
    const row = await findBooking(tx, site.id, id);
    if (!row) continue;
    items.push({
      label: booked(row),
      value: [namesWords(row), row.email, row.phone].filter(Boolean).join(', '),
    });
    causes.push(`${id}:${row.version}`);
  }
  const [first] = causes;
  if (first === undefined || !to) return;
  await queueMail(tx, jobs, site, {
    emailID: 'owner-bookings-summary',
    to,
    cause: `bookings-summary:owner:${first}`,
    values: {
      count: counted(ids.length),
      items,
      more: rest(ids.length, items.length),
      adminLink: `${site.origin}/admin/calendar`,
    },
  });
}

const rest = (all: number, listed: number) => (all > listed ? String(all - listed) : '');
