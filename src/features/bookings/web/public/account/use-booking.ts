import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserClient } from '../../../../../lib/http/client.ts';
import { toastFor } from '../../../../../lib/ui/toast-store.ts';
import type { Booking, bookingsContract } from '../../../contract.ts';
import { bookingKeys, rememberBooking } from './booking-keys.ts';

/** A booking for its guest: by session, by the key of the link, or by one stored in this browser. */
export function useBooking(id: string) {
  const [search] = useSearchParams();
  const key = search.get('key') ?? bookingKeys()[id] ?? '';
  const [booking, setBooking] = useState<Booking>();
  const [problem, setProblem] = useState<string>();
  const call = useMemo(
    () => browserClient<typeof bookingsContract>(key ? { 'x-booking-key': key } : {}),
    [key],
  );
  useEffect(() => {
    let current = true;
    call('GET /api/booking/{id}', { params: { id } }).then(
      (found) => {
        if (!current) return;
        setBooking(found);
        if (key) rememberBooking(id, key);
      },
      (error: unknown) => current && setProblem(toastFor(error)),
    );
    return () => {
      current = false;
    };
  }, [call, id, key]);
  return { booking, problem, key, call, change: setBooking };
}
