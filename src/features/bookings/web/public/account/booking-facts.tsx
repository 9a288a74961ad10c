import { useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useMoney } from '../../../../orders/web/index.ts';
import { commaIn } from '../../../../../lib/values/direction.ts';
import { zoneName } from '../../../../../lib/time-zones/cities/area.ts';
import { lengthLabel, shownSpan } from '../../../booking-labels.ts';
import type { Booking } from '../../../contract.ts';
import { bookingWords } from '../../../messages/booking/area.ts';
import css from './account.module.css';
import { isLive } from './change-limits.ts';
import { DateList } from './date-list.tsx';

interface Props {
  booking: Booking;
  /** The visitor's time zone. */
  zone: string;
  locale: string;
}

/** Service, time, location, people, guest and price. */
export function BookingFacts({ booking, zone, locale }: Props) {
  const t = useMessages(bookingWords);
  const language = useLanguage();
  const money = useMoney();
  const comma = commaIn(language);
  const rest = booking.price - booking.toPay;
  return (
    <dl className={css.facts}>
      <dt>{t.service}</dt>
      <dd>
        <bdi>{booking.label}</bdi>
        {comma}
        {lengthLabel(booking.durationMinutes, language)}
      </dd>
      <dt>{t.when}</dt>
      <dd>
        <BookingTime booking={booking} zone={zone} locale={locale} />
      </dd>
      {booking.location && (
        <>
          <dt>{t.location}</dt>
          <dd>
            <bdi>{booking.location}</bdi>
          </dd>
        </>
      )}
      {booking.people > 1 && (
        <>
          <dt>{t.people}</dt>
          <dd>{t.peopleCount({ count: booking.people })}</dd>
        </>
      )}
      <dt>{t.bookedBy}</dt>
      <dd>
        <bdi>{booking.name}</bdi>
        {booking.email && (
          <>
            {comma}
            <bdi>{booking.email}</bdi>
          </>
        )}
      </dd>
      {booking.price > 0 && (
        <>
          <dt>{t.price}</dt>
          <dd>
            {money(booking.price)}
            {isLive(booking) && rest === booking.price && t.payOnTheDay}
            {isLive(booking) &&
              rest > 0 &&
              rest < booking.price &&
              ` ${t.dueOnTheDay({ rest: money(rest) })}`}
          </dd>
        </>
      )}
    </dl>
  );
}

/** The time in the site's time zone, and in the visitor's if it differs. */
function BookingTime({ booking, zone, locale }: Props) {
  const t = useMessages(bookingWords);
  const { dates, start, end, status, timezone } = booking;
  if (dates) return <DateList dates={dates} whole={status} zone={zone} timezone={timezone} locale={locale} />;
  const here = shownSpan(new Date(start), new Date(end), zone, locale);
  const there = shownSpan(new Date(start), new Date(end), timezone, locale);
  return (
    <>
      {there}
      {here !== there && ` ${t.inZone({ zone: zoneName(timezone, locale) })}`}
      {here !== there && (
        <span className={css.note}>{t.inYourTimeZone({ here, zone: zoneName(zone, locale) })}</span>
      )}
    </>
  );
}
