import { homeFor } from '../../../../lib/links/site-addresses.ts';
import { languageOf, localeIn } from '../../../../lib/messages/languages.ts';
import { formatMoney, fromMinor } from '../../../../lib/values/money.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import type { MailRows, MailValues } from '../../../emails/mail-kind.ts';
import { type MailOrder, queueMails } from '../../../emails/server/index.ts';
import { zoneName } from '../../../../lib/time-zones/server-zones.ts';
import { lengthLabel, momentAt, spanAt } from '../../booking-labels.ts';
import type { BookingStatus } from '../../contract.ts';
import { type OwnerAddress, ownerAddress } from '../booking/account-queries.ts';
import { type BookingRow, findBooking } from '../booking/booking-queries.ts';
import { icalendarOf } from '../calendars/icalendar.ts';
import { newBookingKey } from '../booking/key-queries.ts';
import { cancelEnd, endOf, moveEnd, whenOf } from '../booking/present-booking.ts';
import { guestDates, guestLabel, guestPeople, ownerWords } from './guest-messages.ts';
import { findService } from '../services/service-queries.ts';
import { inGuestsWords } from '../translations/service-name-queries.ts';

export type GuestMail =
  | 'booking-requested'
  | 'booking-confirmed'
  | 'booking-declined'
  | 'booking-moved'
  | 'booking-cancelled'
  | 'booking-reminder'
  | 'waiting-offer';
/** Values of a booking for emails. */
export interface Told extends Pick<
  BookingRow,
  | 'id'
  | 'service_id'
  | 'series_id'
  | 'dates'
  | 'label'
  | 'location'
  | 'start_at'
  | 'duration_minutes'
  | 'status'
  | 'held_until'
  | 'email'
  | 'name'
  | 'phone'
  | 'people'
  | 'note'
  | 'visitor_timezone'
  | 'language'
  | 'version'
  | 'sequence'
  | 'cancel_notice_minutes'
  | 'move_notice_minutes'
  | 'timezone'
  | 'locale'
  | 'currency'
> {
  answers: Record<string, string>;
  /** Minor units. */
  price: number;
  to_pay: number;
}
export type OwnerMail = 'owner-new-booking' | 'owner-booking-moved' | 'owner-booking-cancelled';

/** Emails that add an appointment to calendars, or remove it. */
const calendars: Partial<Record<GuestMail, 'request' | 'cancel'>> = {
  'booking-confirmed': 'request',
  'booking-moved': 'request',
  'booking-cancelled': 'cancel',
};

/** Emails about one date of a series. */
const aboutOneDate = new Set<GuestMail>(['booking-moved', 'booking-reminder']);

const statusOf = (status: BookingStatus) =>
  status === 'cancelled' || status === 'expired'
    ? 'cancelled'
    : status === 'confirmed'
      ? 'confirmed'
      : 'pending';

/** Each date of a series. */
const dateRows = (row: Told): MailRows =>
  (row.dates ?? [])
    .filter(({ status }) => row.status === 'cancelled' || status !== 'cancelled')
    .map(({ start }, at) => {
      const from = new Date(start);
      const end = endOf({ ...row, start_at: from });
      return { label: `${at + 1}.`, value: spanAt(from, end, row.timezone, row.locale) };
    });

const shownMoney = (minor: number, { currency, locale }: Told) =>
  formatMoney(fromMinor(minor), currency, locale);

const guestWhen = (row: Told, timezone = row.timezone) => whenOf(row, timezone, guestDates);

/** In the visitor's own zone, if that shows another time than the site's. */
function whenThere(row: Told): string {
  const there = row.visitor_timezone && guestWhen(row, row.visitor_timezone);
  return there && there !== guestWhen(row) ? `${there} (${zoneName(row.visitor_timezone, row.locale)})` : '';
}

/** Until when it may be rescheduled and cancelled, if that is in the future; one time if both are the same. */
function limitsOf(row: Told) {
  const shown = (time: Date) =>
    row.status === 'held' || time.getTime() <= Date.now() ? '' : momentAt(time, row.timezone, row.locale);
  const [move, cancel] = [shown(moveEnd(row)), shown(cancelEnd(row))];
  return move === cancel
    ? { changeUntil: cancel, moveUntil: '', cancelUntil: '' }
    : { changeUntil: '', moveUntil: move, cancelUntil: cancel };
}

/** Written in the transaction of its cause, once per change. */
export async function guestMail(
  jobs: Jobs,
  tx: Tx,
  site: Site,
  id: string,
  emailID: GuestMail,
  more: { cause?: string; values?: MailValues } = {},
): Promise<void> {
  const row = await findBooking(tx, id);
  if (!row?.email) return;
  const key = await newBookingKey(tx, row.series_id ?? id);
  await queueMails(tx, jobs, site, await guestLetter(tx, site, row, emailID, key, more));
}

/** @param key grants access to the booking (of a date, to the whole series) from its email; it must be stored in the same transaction */
export async function guestLetter(
  tx: Tx,
  site: Site,
  booking: Told,
  emailID: GuestMail,
  key: string,
  more: { cause?: string; values?: MailValues } = {},
): Promise<MailOrder[]> {
  if (!booking.email) return [];
  const named = await inGuestsWords(tx, booking);
  const locale = localeIn(booking.language, booking.locale);
  const row = { ...named, locale, ...(aboutOneDate.has(emailID) ? { dates: null } : {}) };
  const link = `${homeFor(site, booking.language, booking.locale)}/booking/${row.series_id ?? row.id}?key=${key}`;
  const values: MailValues = {
    name: row.name,
    service: row.label,
    // Named if the visitor's clock shows another time, or is unknown.
    when:
      row.visitor_timezone && !whenThere(row)
        ? guestWhen(row)
        : `${guestWhen(row)} (${zoneName(row.timezone, row.locale)})`,
    whenYours: whenThere(row),
    length: lengthLabel(row.duration_minutes, languageOf(row.locale)),
    location: row.location,
    people: guestPeople(row.people, row.locale),
    dates: dateRows(row),
    bookingLink: link,
    price: row.price > 0 ? shownMoney(row.price, row) : '',
    onTheDay: row.price > row.to_pay && row.price > 0 ? shownMoney(row.price - row.to_pay, row) : '',
    ...limitsOf(row),
    heldUntil: row.held_until ? momentAt(row.held_until, row.timezone, row.locale) : '',
    note: '',
    refund: '',
    ...more.values,
  };
  const method = calendars[emailID];
  const calendar = method && (await calendarText(tx, site, named, { method, link }));
  const cause = more.cause ?? `${emailID}:${row.id}:${row.version}`;
  const letter = { emailID, to: row.email, cause, values, language: row.language };
  return [{ ...letter, ...(calendar ? { calendar } : {}) }];
}

/** Values that are words or dates, for their reader. */
export type OwnersValues = (owner: OwnerAddress) => MailValues;

/** To the site's contact address, else to its owner's, in their language. */
export async function ownerBookingMail(
  jobs: Jobs,
  tx: Tx,
  site: Site,
  id: string,
  emailID: OwnerMail,
  values?: OwnersValues,
): Promise<void> {
  const row = await findBooking(tx, id);
  if (row) await queueMails(tx, jobs, site, await ownerLetter(tx, site, row, emailID, values));
}

export async function ownerLetter(
  tx: Tx,
  site: Site,
  row: Told,
  emailID: OwnerMail,
  values: OwnersValues = () => ({}),
): Promise<MailOrder[]> {
  const owner = await ownerAddress(tx);
  const { to, language, locale } = owner;
  if (!to) return [];
  return [
    {
      emailID,
      to,
      cause: `${emailID}:${row.id}:${row.version}`,
      ...(row.email ? { replyTo: row.email } : {}),
      values: {
        service: row.label,
        when: whenOf({ ...row, locale }, row.timezone, guestDates),
        guest: guestLabel(row, locale),
        waits: row.status === 'pending' ? ownerWords(language).waitsForYou : '',
        answers: await answerRows(tx, row),
        note: row.note,
        before: '',
        adminLink: `${site.origin}/admin/bookings/${row.id}`,
        ...values(owner),
      },
      language,
    },
  ];
}

async function answerRows(tx: Tx, row: Told): Promise<MailRows> {
  const given = Object.entries(row.answers).filter(([, value]) => value !== '');
  if (given.length === 0) return [];
  const service = await findService(tx, row.service_id);
  return given.map(([id, value]) => ({
    label: service?.questions.find((question) => question.id === id)?.label ?? id,
    value,
  }));
}

/** The appointment as a calendar entry, in its current state. */
export async function calendarText(
  tx: Tx,
  site: Site,
  row: Told,
  { method, link }: { method?: 'request' | 'cancel'; link: string },
): Promise<string> {
  const { name, contact } = await ownerAddress(tx);
  const partOfMany = row.series_id !== null;
  // Everyone with whom the calendar is shared would see a key in an entry.
  const entry = {
    title: `${row.label} – ${name}`,
    ...(row.location ? { place: row.location } : {}),
    url: link.replace(/\?.*/, ''),
    organiser: { name, email: contact ?? `no-reply@${site.canonicalHost}` },
    ...(method && row.email && !partOfMany ? { attendee: { name: row.name, email: row.email } } : {}),
  } as const;
  const dates = row.dates ?? [
    { id: row.id, start: row.start_at, status: row.status, sequence: row.sequence },
  ];
  // An email may request one appointment only; several are published, each date under its own id.
  const asks = method && (partOfMany ? 'publish' : method);
  return icalendarOf(
    { name, timezone: row.timezone, ...(asks ? { method: asks } : {}) },
    dates.map((date) => {
      const start = new Date(date.start);
      const end = endOf({ ...row, start_at: start });
      return { ...entry, id: date.id, sequence: date.sequence, start, end, status: statusOf(date.status) };
    }),
  );
}
