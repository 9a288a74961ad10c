import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { bookingWords } from '../../../messages/booking/area.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { callsOf } from '../../../../../lib/ui/screen.ts';
import { shownSpan } from '../../../booking-labels.ts';
import type { Booking, bookingsContract } from '../../../contract.ts';
import css from './account.module.css';
import { labelOf } from './state-labels.ts';

export interface Mine {
  bookings: readonly Booking[];
  /** When they were loaded, which separates upcoming from past on the server and in the browser alike. */
  now: string;
}

export async function loadMyBookings({ context }: LoaderFunctionArgs): Promise<Mine> {
  const query = { limit: 50 };
  const bookings = await callsOf<typeof bookingsContract>(context)('GET /api/bookings/user', { query });
  return { bookings, now: new Date().toISOString() };
}

/** In the account: upcoming bookings, the next first, and past ones. */
export function MyBookings({ bookings, now, locale }: Mine & { locale: string }) {
  const t = useMessages(bookingWords);
  const isToCome = ({ status, end, dates }: Booking) =>
    (dates?.at(-1)?.end ?? end) > now &&
    (status === 'confirmed' || status === 'pending' || status === 'held');
  const coming = bookings.filter(isToCome).toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const past = bookings
    .filter((booking) => !isToCome(booking) && booking.status !== 'expired')
    .toSorted((one, other) => (one.start < other.start ? 1 : -1));
  if (coming.length + past.length === 0) return <p>{t.noBookingsYet}</p>;
  return (
    <>
      <List bookings={coming} locale={locale} />
      {past.length > 0 && (
        <details className={css.past}>
          <summary>{t.pastBookings({ length: past.length })}</summary>
          <List bookings={past} locale={locale} />
        </details>
      )}
    </>
  );
}

/** The number of dates in a series, and the first. */
function whenOf(
  { start, end, dates, timezone }: Booking,
  locale: string,
  t: WordsOf<typeof bookingWords>,
): string {
  const [first] = dates ?? [{ start, end }];
  const span = shownSpan(new Date(first?.start ?? start), new Date(first?.end ?? end), timezone, locale);
  const count = dates?.length ?? 1;
  return count === 1 ? span : t.datesFrom({ count, first: span });
}

const List = ({ bookings, locale }: { bookings: readonly Booking[]; locale: string }) => {
  const t = useMessages(bookingWords);
  const local = useLocalPath();
  return (
    <ul className={css.list}>
      {bookings.map((booking) => (
        <li key={booking._id}>
          <a href={local(`/booking/${booking._id}`)}>{booking.label}</a>
          <span>
            {whenOf(booking, locale, t)}
            {booking.people > 1 && `, ${t.peopleCount({ count: booking.people })}`}
          </span>
          <span className={css.note}>{labelOf(booking.status, t)}</span>
        </li>
      ))}
    </ul>
  );
};
