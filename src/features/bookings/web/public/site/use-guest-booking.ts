import { useState } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import type { Problem } from '../../../../../lib/ui/form/problem.ts';
import { notify } from '../../../../../lib/ui/toast-store.ts';
import type { Account } from '../../../../accounts/contract.ts';
import { useCart, useCheckout } from '../../../../orders/web/index.ts';
import { spanAt } from '../../../booking-labels.ts';
import type { Booking, OfferedSlot } from '../../../contract.ts';
import { serviceWords } from '../../../messages/service/area.ts';
import { rememberBooking } from '../account/booking-keys.ts';
import { type Guest, nobody } from './guest-form.tsx';
import { sendBooking, waitFor } from './send-booking.ts';
import type { ServiceChoice } from './use-service-choice.ts';
import type { ShownTime } from './use-times.ts';

interface Given {
  choice: Pick<ServiceChoice, 'service' | 'duration' | 'people'>;
  zone: string;
  locale: string;
}

/** The chosen time with the guest's details, and how they become a booking, a cart item or a place on the waiting list. */
export function useGuestBooking({ choice: { service, duration, people }, zone, locale }: Given) {
  const t = useMessages(serviceWords);
  const { account } = useRouteLoaderData<{ account: Account | null }>('root') ?? {};
  const [time, setTime] = useState<ShownTime | null>(null);
  /** The price of the remaining dates when it was chosen. */
  const [share, setShare] = useState<number>();
  const [guest, setGuest] = useState<Guest>({ ...nobody, email: account?.email ?? '' });
  const [problem, setProblem] = useState<Problem>();
  const [lost, setLost] = useState<{ sentence: string; offers: OfferedSlot[] } | null>(null);
  const [waits, setWaits] = useState(false);
  const [busy, setBusy] = useState(false);
  /** Incremented when a time was lost, so that times are loaded again. */
  const [attempt, setAttempt] = useState(0);
  const navigate = useNavigate();

  const reset = () => {
    setShare(undefined);
    setTime(null);
    setLost(null);
    setWaits(false);
  };
  const choose = (next: ShownTime, ofSeries?: number) => {
    setShare(ofSeries);
    setLost(null);
    setWaits(false);
    setProblem(undefined);
    setTime(next);
  };
  const finish = async (booking: Booking) => {
    if (booking.accessKey) rememberBooking(booking._id, booking.accessKey);
    if (booking.status !== 'held')
      return navigate(`/booking/${booking._id}?key=${encodeURIComponent(booking.accessKey ?? '')}`);
    useCart.getState().add({
      productId: booking.service,
      label: booking.label,
      price: booking.toPay,
      booking: { id: booking._id, key: booking.accessKey ?? '' },
      when: spanAt(new Date(booking.start), new Date(booking.end), booking.timezone, locale),
    });
    useCheckout.getState().note({ email: guest.email, name: guest.name, phone: guest.phone });
    notify(t.addedAndReserved, 'good');
    return navigate('/order/cart');
  };
  const send = async () => {
    if (!time) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const wish = {
        service: service._id,
        durationMinutes: duration,
        start: time.start,
        people,
        timezone: zone,
        guest,
      };
      const sent = await (time.left === 0 ? waitFor(wish) : sendBooking(wish));
      if (sent.is === 'booked') await finish(sent.booking);
      else if (sent.is === 'waiting') setWaits(true);
      else if (sent.is === 'refused') setProblem(sent.problem);
      else {
        setLost(sent);
        setAttempt((count) => count + 1);
      }
    } finally {
      setBusy(false);
    }
  };
  return { time, share, guest, setGuest, problem, lost, waits, busy, attempt, choose, reset, send };
}

export type GuestBooking = ReturnType<typeof useGuestBooking>;
