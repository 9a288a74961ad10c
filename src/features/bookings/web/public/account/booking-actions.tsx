import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useNavigate } from 'react-router';
import { useCart, useCheckout, useMoney } from '../../../../orders/web/index.ts';
import { momentAt, shownSpan, spanAt } from '../../../booking-labels.ts';
import type { Booking } from '../../../contract.ts';
import { bookingWords } from '../../../messages/booking/area.ts';
import css from './account.module.css';
import { changesOpenAt, limitWords } from './change-limits.ts';
import type { BookingChanges } from './use-booking-changes.ts';

interface HeldProps {
  booking: Booking;
  bookingKey: string;
  zone: string;
  locale: string;
  changes: BookingChanges;
}

/** A time that is reserved until it is paid or confirmed. */
export function HeldBooking({ booking, bookingKey, zone, locale, changes: { busy, change } }: HeldProps) {
  const t = useMessages(bookingWords);
  const money = useMoney();
  const navigate = useNavigate();
  if (!booking.heldUntil) return null;
  const pay = () => {
    const { service: productId, label, toPay: price, email, name, phone, _id: id } = booking;
    const when = spanAt(new Date(booking.start), new Date(booking.end), booking.timezone, locale);
    useCart.getState().add({ productId, label, price, booking: { id, key: bookingKey }, when });
    useCheckout.getState().note({ email, name, phone });
    void navigate('/order/cart');
  };
  return (
    <div className={css.actions}>
      <p>
        {t.reservedUntil({
          value: shownSpan(new Date(booking.heldUntil), new Date(booking.heldUntil), zone, locale).replace(
            / – .*/,
            '',
          ),
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
  );
}

interface ActionsProps {
  booking: Booking;
  bookingKey: string;
  /** When the booking was opened, in milliseconds. */
  opened: number;
  zone: string;
  locale: string;
  changes: BookingChanges;
}

/** What a guest can do with a booking, and until when. */
export function BookingActions({ booking, bookingKey, opened, zone, locale, changes }: ActionsProps) {
  const t = useMessages(bookingWords);
  const { doing, setDoing } = changes;
  const open = changesOpenAt(booking, opened);
  const query = bookingKey ? `?key=${encodeURIComponent(bookingKey)}` : '';
  return (
    <div className={css.actions}>
      {booking.status === 'confirmed' && (
        <a
          className="button"
          data-look="secondary"
          href={`/api/booking/${booking._id}/appointment.ics${query}`}
          download
        >
          {t.addToCalendar}
        </a>
      )}
      {open.mayMove && (
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
      {open.mayCancel && (
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
      <p className={css.note}>
        {limitWords(booking, open, (instant) => momentAt(new Date(instant), zone, locale), t)}
      </p>
    </div>
  );
}

interface CancellationProps {
  booking: Booking;
  opened: number;
  locale: string;
  changes: BookingChanges;
}

/** Asks before a booking is cancelled. */
export function ConfirmCancellation({ booking, opened, locale, changes }: CancellationProps) {
  const t = useMessages(bookingWords);
  const money = useMoney();
  const { busy, change, setDoing } = changes;
  const there = shownSpan(new Date(booking.start), new Date(booking.end), booking.timezone, locale);
  const begun = booking.dates?.some((date) => Date.parse(date.start) < opened) ?? false;
  return (
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
  );
}
