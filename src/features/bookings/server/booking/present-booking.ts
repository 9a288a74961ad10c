import { fromMinor } from '../../../../lib/values/money.ts';
import { spanAt } from '../../booking-labels.ts';
import { cancellableUntil, movableUntil } from '../../changeable.ts';
import type { Booking } from '../../contract.ts';
import type { BookingRow } from './booking-queries.ts';
import { serviceNames } from '../translations/service-name-queries.ts';
import { visitorsLanguage } from '../../../../lib/messages/spoken-language.ts';
import type { Tx } from '../../../../lib/db/database.ts';

export const presentBooking = (row: BookingRow, owner: boolean): Booking => ({
  _id: row.id,
  service: row.service_id,
  label: row.label,
  location: row.location,
  start: row.start_at.toISOString(),
  end: endOf(row).toISOString(),
  durationMinutes: row.duration_minutes,
  status: row.status,
  email: row.email,
  name: row.name,
  phone: row.phone,
  language: row.language,
  people: row.people,
  note: row.note,
  answers: row.answers,
  price: fromMinor(row.price),
  toPay: fromMinor(row.to_pay),
  order: row.order_id,
  heldUntil: row.held_until?.toISOString() ?? null,
  offered: row.offered,
  timezone: row.timezone,
  series: row.series_id,
  ...(row.dates
    ? {
        dates: row.dates.map(({ id, start, status }) => ({
          _id: id,
          start: new Date(start).toISOString(),
          end: endOf({ ...row, start_at: new Date(start) }).toISOString(),
          status,
        })),
      }
    : {}),
  changeableUntil: cancelEnd(row).toISOString(),
  movableUntil: moveEnd(row).toISOString(),
  createdAt: row.created_at.toISOString(),
  version: row.version,
  ...(owner ? { ownerNote: row.owner_note, noShow: row.no_show } : {}),
});

/** Bookings as their guest reads them, in the language of the request. */
export async function presentAll(tx: Tx, rows: readonly BookingRow[]): Promise<Booking[]> {
  const [first] = rows;
  if (!first) return [];
  const reader = { language: visitorsLanguage(), locale: first.locale };
  const namesOf = await serviceNames(
    tx,
    reader,
    rows.map((row) => row.service_id),
  );
  return rows.map((row) => ({ ...presentBooking(row, false), ...namesOf(row) }));
}

/** A booking as its owner reads it, or its guest. */
export async function presentTo(tx: Tx, row: BookingRow, owner: boolean): Promise<Booking> {
  const [forGuest] = owner ? [] : await presentAll(tx, [row]);
  return forGuest ?? presentBooking(row, owner);
}

/** When it takes place; for a series, the number of dates and the first that counts. */
export function whenOf(
  row: Pick<BookingRow, 'dates' | 'start_at' | 'duration_minutes' | 'timezone' | 'locale'>,
  timezone: string,
  wordsOfDates: (count: number, first: string, locale: string) => string,
): string {
  const { dates, start_at: start, locale } = row;
  if (!dates) return spanAt(start, endOf(row), timezone, locale);
  const live = dates.filter(({ status }) => status !== 'cancelled' && status !== 'expired');
  const [first, ...more] = live.length > 0 ? live : dates;
  const from = first ? new Date(first.start) : start;
  const span = spanAt(from, endOf({ ...row, start_at: from }), timezone, locale);
  return wordsOfDates(more.length + 1, span, locale);
}

export const endOf = (row: Pick<BookingRow, 'start_at' | 'duration_minutes'>) =>
  new Date(row.start_at.getTime() + row.duration_minutes * 60_000);

/** Its start; for a series, the next date. */
function nextStart({ start_at: start, dates }: Pick<BookingRow, 'start_at' | 'dates'>): Date {
  const coming = dates?.find(
    (date) =>
      new Date(date.start).getTime() > Date.now() && date.status !== 'cancelled' && date.status !== 'expired',
  );
  return coming ? new Date(coming.start) : start;
}

/** Until when it may be cancelled. */
export const cancelEnd = (row: Pick<BookingRow, 'start_at' | 'dates' | 'cancel_notice_minutes'>): Date =>
  new Date(cancellableUntil(nextStart(row).getTime(), { cancelNoticeMinutes: row.cancel_notice_minutes }));

/** Until when it may be rescheduled. */
export const moveEnd = (
  row: Pick<BookingRow, 'start_at' | 'series_id' | 'cancel_notice_minutes' | 'move_notice_minutes'>,
): Date => {
  const notices = {
    cancelNoticeMinutes: row.cancel_notice_minutes,
    moveNoticeMinutes: row.move_notice_minutes,
  };
  return new Date(movableUntil(row.start_at.getTime(), notices, row.series_id !== null));
};
