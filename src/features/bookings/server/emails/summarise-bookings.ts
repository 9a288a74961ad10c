import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { queueSummary } from '../../../emails/server/index.ts';
import { homeFor } from '../../../../lib/links/site-addresses.ts';
import { languageOf, type Language, localeIn } from '../../../../lib/messages/languages.ts';
import { zoneName } from '../../../../lib/time-zones/server-zones.ts';
import { inLine } from '../../../../lib/values/isolated.ts';
import { momentAt } from '../../booking-labels.ts';
import { ownerAddress } from '../booking/account-queries.ts';
import { type BookingRow, findBooking } from '../booking/booking-queries.ts';
import type { BookingServices } from '../services/booking-services.ts';
import { newBookingKey } from '../booking/key-queries.ts';
import { whenOf } from '../booking/present-booking.ts';
import { bookingMailWords, guestLabel } from './guest-messages.ts';
import { findService } from '../services/service-queries.ts';
import { inGuestsWords, serviceInWords } from '../translations/service-name-queries.ts';
import {
  claimForGuest,
  claimForOwner,
  claimWaiting,
  type DueBooking,
  guestsToTell,
  keepMailKey,
} from './summary-queries.ts';
import { joinedLetter } from '../waiting-list/waiting-mails.ts';

type Services = Pick<BookingServices, 'db' | 'jobs' | 'siteOf'>;

const stateOf = (row: BookingRow, language: Language): string => {
  const t = bookingMailWords(language);
  return row.offered && row.status === 'held' && row.held_until
    ? t.heldUntil({ time: momentAt(row.held_until, row.timezone, row.locale) })
    : t[row.status];
};

const booked = (row: BookingRow, language: Language): string => {
  const t = bookingMailWords(language);
  const dates = (count: number, first: string) => (count === 1 ? first : t.datesFrom({ count, first }));
  const parts = [
    row.label,
    `${whenOf(row, row.timezone, dates)} (${zoneName(row.timezone, row.locale)})`,
    ...(row.people > 1 ? [t.people({ count: row.people })] : []),
    stateOf(row, language),
  ];
  return inLine(parts, row.locale);
};

/** One email to each reader instead of one for each booking made after the email limit was used up. */
export async function summariseBookings({ db, jobs, siteOf }: Services, websiteId: string): Promise<void> {
  const site = await siteOf(websiteId);
  if (!site) return;
  await db.forWebsite(websiteId, async (tx) => {
    for (const email of await guestsToTell(tx)) await tellGuest(jobs, tx, site, email);
    await tellOwner(jobs, tx, site);
  });
}

async function tellGuest(jobs: Services['jobs'], tx: Tx, site: Site, email: string): Promise<void> {
  const bookings = await claimForGuest(tx, email);
  const waiting = (await claimWaiting(tx, email)).filter(
    ({ status }) => status === 'waiting' || status === 'offered',
  );
  const language = (bookings[0] ?? waiting[0])?.language ?? null;
  await queueSummary(tx, jobs, site, {
    emailID: 'bookings-summary',
    to: email,
    language,
    cause: causeOf('guest', bookings[0], waiting[0]),
    noun: 'booking',
    entries: [
      ...bookings.map(({ id }) => async () => {
        const found = await findBooking(tx, id);
        if (!found) return;
        const named = await inGuestsWords(tx, { ...found, language });
        const row = { ...named, locale: localeIn(language, found.locale) };
        const whole = row.series_id ?? id;
        const key = await newBookingKey(tx, whole);
        return {
          label: booked(row, languageOf(row.locale)),
          value: `${homeFor(site, language, found.locale)}/booking/${whole}?key=${key}`,
        };
      }),
      ...waiting.map((row) => async () => {
        const found = await findService(tx, row.service_id);
        if (!found) return;
        const service = await serviceInWords(tx, found, language);
        const key = newToken();
        await keepMailKey(tx, row.id, hashToken(key));
        const { when = '', waitingLink = '' } = joinedLetter(site, service, { ...row, language }, key)
          .values as Record<string, string>;
        const { waitingList } = bookingMailWords(languageOf(localeIn(language, service.locale)));
        return { label: `${service.label}, ${when}, ${waitingList}`, value: waitingLink };
      }),
    ],
  });
}

async function tellOwner(jobs: Services['jobs'], tx: Tx, site: Site): Promise<void> {
  const bookings = await claimForOwner(tx);
  const { to, language, locale } = await ownerAddress(tx);
  await queueSummary(tx, jobs, site, {
    emailID: 'owner-bookings-summary',
    to,
    language,
    cause: causeOf('owner', bookings[0]),
    noun: 'booking',
    entries: bookings.map(({ id }) => async () => {
      const row = await findBooking(tx, id);
      return row && { label: booked({ ...row, locale }, language), value: guestLabel(row, locale) };
    }),
    adminLink: `${site.origin}/admin/calendar`,
  });
}

/** The same booking may be listed again, after another change or for a reminder. */
const causeOf = (reader: 'guest' | 'owner', booking?: DueBooking, waiting?: { id: string }): string =>
  `bookings-summary:${reader}:${booking ? `${booking.id}:${booking.at.getTime()}` : waiting?.id}`;
