import { useLanguage, useMessages } from '../../../../lib/messages/use-messages.ts';
import { bookingWords } from '../../messages/booking/area.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import type { Client } from '../../../../lib/http/contract.ts';
import { refusalOf } from '../../../../lib/http/client.ts';
import { toastFor } from '../../../../lib/ui/toast-store.ts';
import { useCart, useCheckout, useMoney } from '../../../orders/web/index.ts';
import type { Website } from '../../../websites/contract.ts';
import { lengthWords, momentAt, shownSpan, spanAt, zoneName } from '../../booking-words.ts';
import type { Booking, bookingsContract, OfferedSlot } from '../../contract.ts';
import { useZone } from '../site/use-zone.ts';
import css from './account.module.css';
import { DateList } from './date-list.tsx';
import { MoveBooking } from './move-booking.tsx';
import { titleOf } from './state-words.ts';

type Call = Client<typeof bookingsContract>;

interface Props {
  booking: Booking;
  bookingKey: string;
  call: Call;
  onChange: (booking: Booking) => void;
}

/** A booking with all actions available to its guest. */
export function BookingView({ booking, bookingKey, call, onChange }: Props) {
  const t = useMessages(bookingWords);
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const locale = website?.locale ?? 'en-GB';
  const [zone, setZone] = useZone(booking.timezone);
  const [doing, setDoing] = useState<'move' | 'cancel' | null>(null);
  const [problem, setProblem] = useState<string>();
  const [offers, setOffers] = useState<OfferedSlot[]>([]);
  const [busy, setBusy] = useState(false);
  const [opened] = useState(() => Date.now());
  const money = useMoney();
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  const { status, start, version } = booking;
  const said = `${status} ${start}`;
  const shown = useRef(said);
  // The result is announced where reading begins.
  useEffect(() => {
    if (shown.current !== said) title.current?.focus();
    shown.current = said;
  }, [said]);

  const change = async (body: Parameters<typeof send>[0]) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    setOffers([]);
    try {
      onChange(await send(body));
      setDoing(null);
    } catch (error) {
      setProblem(toastFor(error));
      const refusal = refusalOf<(typeof bookingsContract)['PUT /api/booking/{id}']>(error);
      if (refusal?.code === 'slot-taken') setOffers(refusal.current);
    } finally {
      setBusy(false);
    }
  };
  const send = (body: { start: string } | { status: 'cancelled' | 'confirmed' }) =>
    call('PUT /api/booking/{id}', { params: { id: booking._id }, body: { ...body, version } });
  const pay = () => {
    const { service: productId, label, toPay: price, email, name, phone, _id: id } = booking;
    const when = spanAt(from, to, booking.timezone, locale);
    useCart.getState().add({ productId, label, price, booking: { id, key: bookingKey }, when });
    useCheckout.getState().note({ email, name, phone });
    void navigate('/order/cart');
  };

  const from = new Date(start);
  const to = new Date(booking.end);
  const here = shownSpan(from, to, zone, locale);
  const there = shownSpan(from, to, booking.timezone, locale);
  const changeable = new Date(booking.changeableUntil);
  const movable = new Date(booking.movableUntil);
  const live = status === 'pending' || status === 'confirmed';
  const over = new Date(booking.dates?.at(-1)?.end ?? booking.end).getTime() < opened;
  const begun = booking.dates?.some((date) => Date.parse(date.start) < opened) ?? false;
  const mayCancel = changeable.getTime() > opened;
  const mayMove = movable.getTime() > opened;
  const until = (time: Date) => momentAt(time, zone, locale);
  const ends = { movable: until(movable), changeable: until(changeable) };
  const limitWords =
    mayMove && mayCancel
      ? booking.movableUntil === booking.changeableUntil
        ? t.changeUntil(ends)
        : t.limitBoth(ends)
      : mayMove
        ? t.limitMove(ends)
        : mayCancel
          ? t.limitCancel(ends)
          : booking.dates
            ? t.tooLateDates
            : t.tooLate;
  const rest = booking.price - booking.toPay;
  const query = bookingKey ? `?key=${encodeURIComponent(bookingKey)}` : '';
  return (
    <div className={css.booking}>
      <h1 ref={title} tabIndex={-1}>
        {titleOf(booking, t)}
      </h1>
      <dl className={css.facts}>
        <dt>{t.service}</dt>
        <dd>
          {booking.label}, {lengthWords(booking.durationMinutes, useLanguage())}
        </dd>
        <dt>{t.when}</dt>
        <dd>
          {booking.dates ? (
            <DateList
              dates={booking.dates}
              whole={status}
              zone={zone}
              timezone={booking.timezone}
              locale={locale}
            />
          ) : (
            <>
              {there}
              {here !== there && ` ${t.inZone({ zone: zoneName(booking.timezone) })}`}
              {here !== there && (
                <span className={css.note}>{t.inYourTimeZone({ here, zone: zoneName(zone) })}</span>
              )}
            </>
          )}
        </dd>
        {booking.people > 1 && (
          <>
            <dt>{t.people}</dt>
            <dd>{t.peopleCount({ count: booking.people })}</dd>
          </>
        )}
        <dt>{t.bookedBy}</dt>
        <dd>
          {booking.name}
          {booking.email && `, ${booking.email}`}
        </dd>
        {booking.price > 0 && (
          <>
            <dt>{t.price}</dt>
            <dd>
              {money(booking.price)}
              {live && rest === booking.price && t.payOnTheDay}
              {live && rest > 0 && rest < booking.price && ` ${t.dueOnTheDay({ rest: money(rest) })}`}
            </dd>
          </>
        )}
      </dl>
      {status === 'pending' && <p>{t.timeHeld}</p>}
      {status === 'held' && booking.heldUntil && (
        <div className={css.actions}>
          <p>
            {t.reservedUntil({
              value: shownSpan(
                new Date(booking.heldUntil),
                new Date(booking.heldUntil),
                zone,
                locale,
              ).replace(/ – .*/, ''),
            })}
          </p>
          {booking.toPay > 0 ? (
            <button type="button" className="button" onClick={pay}>
              {t.pay({ toPay: money(booking.toPay) })}
            </button>
          ) : (
            <button
              type="button"
              className="button"
              aria-disabled={busy || undefined}
              onClick={() => void change({ status: 'confirmed' })}
            >
              {t.confirmPlace}
            </button>
          )}
        </div>
      )}
      {problem && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      {live && !over && (
        <div className={css.actions}>
          {status === 'confirmed' && (
            <a
              className="button"
              data-look="secondary"
              href={`/api/booking/${booking._id}/appointment.ics${query}`}
              download
            >
              {t.addToCalendar}
            </a>
          )}
          {mayMove && (
            <button
              type="button"
              className="button"
              data-look="secondary"
              aria-expanded={doing === 'move'}
              onClick={() => setDoing(doing === 'move' ? null : 'move')}
            >
              {t.reschedule}
            </button>
          )}
          {mayCancel && (
            <button
              type="button"
              className="button"
              data-look="secondary"
              aria-expanded={doing === 'cancel'}
              onClick={() => setDoing(doing === 'cancel' ? null : 'cancel')}
            >
              {t.cancelBooking}
            </button>
          )}
          <p className={css.note}>{limitWords}</p>
        </div>
      )}
      {doing === 'cancel' && (
        <div className={css.box} role="group" aria-label={t.cancelBooking}>
          <p>
            {booking.dates
              ? t.confirmCancelDates({ label: booking.label })
              : t.confirmCancel({ label: booking.label, when: there })}
            {booking.order &&
              booking.toPay > 0 &&
              ` ${begun ? t.startedNoRefund : t.willBeRefunded({ toPay: money(booking.toPay) })}`}
          </p>
          <div className={css.actions}>
            <button
              type="button"
              className="button"
              aria-disabled={busy || undefined}
              onClick={() => void change({ status: 'cancelled' })}
            >
              {busy ? t.cancelling : t.cancelBooking}
            </button>
            <button type="button" className="button" data-look="secondary" onClick={() => setDoing(null)}>
              {t.keepBooking}
            </button>
          </div>
        </div>
      )}
      {doing === 'move' && (
        <MoveBooking
          booking={booking}
          zone={zone}
          locale={locale}
          offers={offers}
          busy={busy}
          onZone={setZone}
          onMove={(to) => void change({ start: to })}
        />
      )}
      {!live && status !== 'held' && (
        <p>
          <a className="button" href={`/service/${booking.service}`}>
            {booking.dates ? t.seeAvailability : t.chooseAnotherTime}
          </a>
        </p>
      )}
    </div>
  );
}
