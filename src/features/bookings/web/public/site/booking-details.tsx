import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useMoney } from '../../../../orders/web/index.ts';
import type { Website } from '../../../../websites/contract.ts';
import { zoneName } from '../../../../../lib/time-zones/cities/area.ts';
import { shownSpan } from '../../../booking-labels.ts';
import { canBeChanged } from '../../../changeable.ts';
import { serviceWords } from '../../../messages/service/area.ts';
import css from './book.module.css';
import type { Service } from '../../../service-shapes.ts';
import { bookingPrice } from './booking-price.ts';
import { GuestForm } from './guest-form.tsx';
import { TimeList } from './time-list.tsx';
import type { GuestBooking } from './use-guest-booking.ts';
import type { ServiceChoice } from './use-service-choice.ts';
import type { ShownTime } from './use-times.ts';

interface Props {
  booking: GuestBooking;
  time: ShownTime;
  choice: ServiceChoice;
  zone: string;
  locale: string;
}

/** The chosen time with its price, and the form for the guest. */
export function BookingDetails({ booking, time, choice, zone, locale }: Props) {
  const t = useMessages(serviceWords);
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const money = useMoney();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [now] = useState(Date.now);
  const { share, guest, lost, waits } = booking;
  const { service, people } = choice;
  // After choosing a time, the user continues with the form: the focus follows, also for screen readers.
  useEffect(() => {
    box.current?.focus();
  }, [time, lost]);
  const each = share ?? choice.price;
  const hasShop = website?.ecommerce.enabled ?? false;
  const price = bookingPrice({ each, people, deposit: service.deposit, hasShop });
  const when = shownSpan(new Date(time.start), new Date(time.end), zone, locale);
  const there = shownSpan(new Date(time.start), new Date(time.end), service.timezone, locale);
  return (
    <div className={css.details} ref={box} tabIndex={-1} role="group" aria-labelledby={`${id}-when`}>
      <LostTime booking={booking} service={service} zone={zone} locale={locale} />
      <p className={css.heading} id={`${id}-when`}>
        {service.wholeSeries ? t.allDatesFrom({ when }) : when}
      </p>
      {there !== when && (
        <p className={css.note}>{t.inTime({ there, home: zoneName(service.timezone, locale) })}</p>
      )}

      {time.left > 0 && price.total > 0 && <PriceLine price={price} />}
      {waits ? (
        <p role="status">
          <strong>{t.onWaitingList}</strong> {t.waitingNote({ email: guest.email })}
        </p>
      ) : (
        <GuestForm
          guest={guest}
          questions={time.left === 0 ? [] : service.questions}
          problem={booking.problem}
          busy={booking.busy}
          changeable={canBeChanged(service, time.start, now)}
          button={buttonWords({ service, time, now: price.now }, t, money)}
          onGuest={booking.setGuest}
          onSend={() => void booking.send()}
        />
      )}
    </div>
  );
}

/** What the button does: adds a paid time to the cart, asks for it, or books it. */
function buttonWords(
  { service, time, now }: { service: Service; time: ShownTime; now: number },
  t: WordsOf<typeof serviceWords>,
  money: (amount: number) => string,
): string {
  if (time.left === 0) return t.joinWaitingList;
  if (now > 0) return t.addToCart({ price: money(now) });
  if (!service.asksOwner) return t.confirmBooking;
  return service.wholeSeries ? t.requestPlace : t.requestTime;
}

interface LostProps {
  booking: GuestBooking;
  service: Service;
  zone: string;
  locale: string;
}

/** Tells that the time was taken meanwhile, with the nearest others. */
function LostTime({ booking: { lost, choose }, service, zone, locale }: LostProps) {
  const t = useMessages(serviceWords);
  if (!lost) return null;
  return (
    <div className={css.lost} role="alert">
      <p>
        <strong>{lost.sentence}</strong> {t.detailsKept}
      </p>
      {lost.offers.length > 0 && <p>{t.nearestTimes}</p>}
      <TimeList
        times={lost.offers}
        chosen={null}
        zone={zone}
        home={service.timezone}
        locale={locale}
        capacity={service.capacity}
        withDay
        onChoose={choose}
      />
    </div>
  );
}

function PriceLine({ price: { each, people, total, now } }: { price: ReturnType<typeof bookingPrice> }) {
  const t = useMessages(serviceWords);
  const money = useMoney();
  return (
    <p>
      {money(total)}
      {people > 1 && ` (${people} × ${money(each)})`}
      {now > 0 && now < total ? t.restOnTheDay({ now: money(now) }) : ''}
      {now === 0 ? t.payOnTheDay : ''}
    </p>
  );
}
