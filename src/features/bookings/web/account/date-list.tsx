import { shownSpan, timeAt, zoneName } from '../../booking-words.ts';
import type { Booking, BookingStatus } from '../../contract.ts';
import list from '../dates.module.css';
import css from './account.module.css';

interface Props {
  dates: NonNullable<Booking['dates']>;
  /** Of the booking as a whole. */
  whole: BookingStatus;
  timezone: string;
  /** Of the person who looks at it. */
  zone: string;
  locale: string;
}

/** Each date of a series that was booked as one. */
export function DateList({ dates, whole, timezone, zone, locale }: Props) {
  const isElsewhere = ({ start }: { start: string }) =>
    timeAt(new Date(start), zone, locale) !== timeAt(new Date(start), timezone, locale);
  return (
    <>
      <ol className={list.dates}>
        {dates.map((date) => (
          <li key={date._id}>
            {shownSpan(new Date(date.start), new Date(date.end), timezone, locale)}
            {isElsewhere(date) && (
              <span className={css.note}>
                {shownSpan(new Date(date.start), new Date(date.end), zone, locale)} in your time zone
              </span>
            )}
            {date.status === 'cancelled' && whole !== 'cancelled' && (
              <span className={css.note}>Cancelled</span>
            )}
          </li>
        ))}
      </ol>
      {dates.some(isElsewhere) && (
        <span className={css.note}>
          Times are in {zoneName(timezone)} time. You’re in {zoneName(zone)} time.
        </span>
      )}
    </>
  );
}
