import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { bookingWords } from '../../../messages/booking/area.ts';
import { useEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Website } from '../../../../websites/contract.ts';
import type { Booking } from '../../../contract.ts';
import { useZone } from '../site/use-zone.ts';
import css from './account.module.css';
import { BookingActions, ConfirmCancellation, HeldBooking } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { isLive } from './change-limits.ts';
import { MoveBooking } from './move-booking.tsx';
import { titleOf } from './state-labels.ts';
import { type Call, useBookingChanges } from './use-booking-changes.ts';

interface Props {
  booking: Booking;
  bookingKey: string;
  call: Call;
  onChange: (booking: Booking) => void;
}

/** A booking with all actions available to its guest. */
export function BookingView({ booking, bookingKey, call, onChange }: Props) {
  const t = useMessages(bookingWords);
  const local = useLocalPath();
  const { website } = useRouteLoaderData<{ website: Website }>('root') ?? {};
  const locale = website?.locale ?? 'en-GB';
  const [zone, setZone] = useZone(booking.timezone);
  const [opened] = useState(() => Date.now());
  const changes = useBookingChanges(booking, call, onChange);
  const title = useRef<HTMLHeadingElement>(null);
  const { status, start } = booking;
  const said = `${status} ${start}`;
  const shown = useRef(said);
  // The result is announced where reading begins.
  useEffect(() => {
    if (shown.current !== said) title.current?.focus();
    shown.current = said;
  }, [said]);

  const live = isLive(booking);
  const over = new Date(booking.dates?.at(-1)?.end ?? booking.end).getTime() < opened;
  return (
    <div className={css.booking}>
      <h1 ref={title} tabIndex={-1}>
        {titleOf(booking, t)}
      </h1>
      <BookingFacts booking={booking} zone={zone} locale={locale} />
      {status === 'pending' && <p>{t.timeHeld}</p>}
      {status === 'held' && (
        <HeldBooking
          booking={booking}
          bookingKey={bookingKey}
          zone={zone}
          locale={locale}
          changes={changes}
        />
      )}
      {changes.problem && (
        <p role="alert" className={css.problem}>
          {changes.problem}
        </p>
      )}
      {live && !over && (
        <BookingActions
          booking={booking}
          bookingKey={bookingKey}
          opened={opened}
          zone={zone}
          locale={locale}
          changes={changes}
        />
      )}
      {changes.doing === 'cancel' && (
        <ConfirmCancellation booking={booking} opened={opened} locale={locale} changes={changes} />
      )}
      {changes.doing === 'move' && (
        <MoveBooking
          booking={booking}
          zone={zone}
          locale={locale}
          offers={changes.offers}
          busy={changes.busy}
          onZone={setZone}
          onMove={(to) => void changes.change({ start: to })}
        />
      )}
      {!live && status !== 'held' && (
        <p>
          <a className="button" href={local(`/service/${booking.service}`)}>
            {booking.dates ? t.seeAvailability : t.chooseAnotherTime}
          </a>
        </p>
      )}
    </div>
  );
}
