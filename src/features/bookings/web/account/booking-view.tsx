import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import type { Client } from '../../../../lib/http/contract.ts';
import { CallError } from '../../../../lib/http/client.ts';
import { toastFor } from '../../../../lib/ui/toast-store.ts';
import { useCart, useCheckout, useMoney } from '../../../orders/web/index.ts';
import type { Website } from '../../../websites/contract.ts';
import { lengthWords, momentAt, peopleWords, shownSpan, zoneName } from '../../booking-words.ts';
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

/** What was booked, and everything that anyone who booked may still do about it. */
export function BookingView({ booking, bookingKey, call, onChange }: Props) {
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
  // What has changed is told where reading begins.
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
      const current = error instanceof CallError ? error.current : undefined;
      if (Array.isArray(current)) setOffers(current as OfferedSlot[]);
    } finally {
      setBusy(false);
    }
  };
  const send = (body: { start: string } | { status: 'cancelled' | 'confirmed' }) =>
    call('PUT /api/booking/{id}', { params: { id: booking._id }, body: { ...body, version } });
  const pay = () => {
    const { service: productId, label, toPay: price, email, name, phone, _id: id } = booking;
    useCart.getState().add({ productId, label, price, booking: { id, key: bookingKey } });
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
  const limits = [
    ...(mayMove ? [`reschedule until ${until(movable)}`] : []),
    ...(mayCancel ? [`cancel until ${until(changeable)}`] : []),
  ];
  const limitWords =
    mayMove && mayCancel && booking.movableUntil === booking.changeableUntil
      ? `You can reschedule or cancel until ${until(changeable)}.`
      : limits.length > 0
        ? `You can ${limits.join(', and ')}.`
        : `It’s too late to ${booking.dates ? '' : 'reschedule or '}cancel online. Contact us instead.`;
  const rest = booking.price - booking.toPay;
  const query = bookingKey ? `?key=${encodeURIComponent(bookingKey)}` : '';
  return (
    <div className={css.booking}>
      <h1 ref={title} tabIndex={-1}>
        {titleOf(booking)}
      </h1>
      <dl className={css.facts}>
        <dt>Service</dt>
        <dd>
          {booking.label}, {lengthWords(booking.durationMinutes)}
        </dd>
        <dt>When</dt>
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
              {here !== there && ` (${zoneName(booking.timezone)} time)`}
              {here !== there && (
                <span className={css.note}>
                  {here} in your time zone ({zoneName(zone)})
                </span>
              )}
            </>
          )}
        </dd>
        {booking.people > 1 && (
          <>
            <dt>For</dt>
            <dd>{peopleWords(booking.people)}</dd>
          </>
        )}
        <dt>Booked by</dt>
        <dd>
          {booking.name}
          {booking.email && `, ${booking.email}`}
        </dd>
        {booking.price > 0 && (
          <>
            <dt>Price</dt>
            <dd>
              {money(booking.price)}
              {live && rest > 0 && ` – ${money(rest)} due on the day`}
            </dd>
          </>
        )}
      </dl>
      {status === 'pending' && (
        <p>We’re holding this time for you. You’ll get an email when it’s confirmed.</p>
      )}
      {status === 'held' && booking.heldUntil && (
        <div className={css.actions}>
          <p>
            Reserved for you until{' '}
            {shownSpan(new Date(booking.heldUntil), new Date(booking.heldUntil), zone, locale).replace(
              / – .*/,
              '',
            )}
            .
          </p>
          {booking.toPay > 0 ? (
            <button type="button" className="button" onClick={pay}>
              Pay {money(booking.toPay)}
            </button>
          ) : (
            <button
              type="button"
              className="button"
              aria-disabled={busy || undefined}
              onClick={() => void change({ status: 'confirmed' })}
            >
              Confirm place
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
              Add to calendar
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
              Reschedule
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
              Cancel booking
            </button>
          )}
          <p className={css.note}>{limitWords}</p>
        </div>
      )}
      {doing === 'cancel' && (
        <div className={css.box} role="group" aria-label="Cancel booking">
          <p>
            Cancel {booking.label}, {booking.dates ? 'all remaining dates' : there}?
            {booking.order &&
              booking.toPay > 0 &&
              (begun
                ? ' It has already started, so there’s no automatic refund. Contact us about it.'
                : ` ${money(booking.toPay)} will be refunded to your original payment method.`)}
          </p>
          <div className={css.actions}>
            <button
              type="button"
              className="button"
              aria-disabled={busy || undefined}
              onClick={() => void change({ status: 'cancelled' })}
            >
              {busy ? 'Cancelling…' : 'Cancel booking'}
            </button>
            <button type="button" className="button" data-look="secondary" onClick={() => setDoing(null)}>
              Keep booking
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
            {booking.dates ? 'See availability' : 'Choose another time'}
          </a>
        </p>
      )}
    </div>
  );
}
