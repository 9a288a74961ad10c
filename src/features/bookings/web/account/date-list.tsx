import { spanAt } from '../../booking-words.ts';
import type { Booking, BookingStatus } from '../../contract.ts';
import css from './account.module.css';

interface Props {
  dates: NonNullable<Booking['dates']>;
  /** Of the booking as a whole. */
  whole: BookingStatus;
  timezone: string;
  locale: string;
}

/** Each date of a series that was booked as one. */
export const DateList = ({ dates, whole, timezone, locale }: Props) => (
  <ol className={css.dates}>
    {dates.map(({ _id, start, end, status }) => (
      <li key={_id}>
        {spanAt(new Date(start), new Date(end), timezone, locale)}
        {status === 'cancelled' && whole !== 'cancelled' && (
          <span className={css.note}>This date is cancelled</span>
        )}
      </li>
    ))}
  </ol>
);
