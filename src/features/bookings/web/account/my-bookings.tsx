import type { LoaderFunctionArgs } from 'react-router';
import { callsOf } from '../../../../lib/ui/screen.ts';
import { spanAt } from '../../booking-words.ts';
import type { Booking, bookingsContract } from '../../contract.ts';
import css from './account.module.css';
import { wordOf } from './state-words.ts';

export const loadMyBookings = ({ context }: LoaderFunctionArgs): Promise<Booking[]> =>
  callsOf<typeof bookingsContract>(context)('GET /api/bookings/user', { query: { limit: 50 } });

/** In the account: what is to come, the next first, and what has been. */
export function MyBookings({ bookings, locale }: { bookings: readonly Booking[]; locale: string }) {
  const now = new Date().toISOString();
  const isToCome = ({ status, end }: Booking) =>
    end > now && (status === 'confirmed' || status === 'pending' || status === 'held');
  const coming = bookings.filter(isToCome).toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const past = bookings
    .filter((booking) => !isToCome(booking) && booking.status !== 'expired')
    .toSorted((one, other) => (one.start < other.start ? 1 : -1));
  if (coming.length + past.length === 0) return <p className={css.note}>You have not booked anything yet.</p>;
  return (
    <>
      <List bookings={coming} locale={locale} />
      {past.length > 0 && (
        <details className={css.past}>
          <summary>Earlier ones ({past.length})</summary>
          <List bookings={past} locale={locale} />
        </details>
      )}
    </>
  );
}

const List = ({ bookings, locale }: { bookings: readonly Booking[]; locale: string }) => (
  <ul className={css.list}>
    {bookings.map((booking) => (
      <li key={booking._id}>
        <a href={`/booking/${booking._id}`}>{booking.label}</a>
        <span>{spanAt(new Date(booking.start), new Date(booking.end), booking.timezone, locale)}</span>
        <span className={css.note}>{wordOf(booking.status)}</span>
      </li>
    ))}
  </ul>
);
