import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { bookingWords } from '../../../messages/booking/area.ts';
import { zoneName } from '../../../../../lib/time-zones/cities/area.ts';
import { shownSpan, timeAt } from '../../../booking-labels.ts';
import type { Booking, BookingStatus } from '../../../contract.ts';
import list from '../../dates.module.css';
import css from './account.module.css';

interface Props {
  dates: NonNullable<Booking['dates']>;
  /** The status of the booking as a whole. */
  whole: BookingStatus;
  timezone: string;
  /** The visitor's time zone. */
  zone: string;
  locale: string;
}

/** Each date of a series booked as one. */
export function DateList({ dates, whole, timezone, zone, locale }: Props) {
  const t = useMessages(bookingWords);
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
                {t.spanInYourTimeZone({
                  value: shownSpan(new Date(date.start), new Date(date.end), zone, locale),
                })}
              </span>
            )}
            {date.status === 'cancelled' && whole !== 'cancelled' && (
              <span className={css.note}>{t.cancelled}</span>
            )}
          </li>
        ))}
      </ol>
      {dates.some(isElsewhere) && (
        <span className={css.note}>
          {t.zoneNote({ timezone: zoneName(timezone, locale), zone: zoneName(zone, locale) })}
        </span>
      )}
    </>
  );
}
