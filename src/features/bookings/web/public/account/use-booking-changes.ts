import { useState } from 'react';
import { refusalOf } from '../../../../../lib/http/client.ts';
import type { Client } from '../../../../../lib/http/contract.ts';
import { toastFor } from '../../../../../lib/ui/toast-store.ts';
import type { Booking, bookingsContract, OfferedSlot } from '../../../contract.ts';

export type Call = Client<typeof bookingsContract>;
type Change = { start: string } | { status: 'cancelled' | 'confirmed' };

/** The changes of a guest to a booking, one at a time. If a time is taken, the server offers others. */
export function useBookingChanges(booking: Booking, call: Call, onChange: (booking: Booking) => void) {
  const [doing, setDoing] = useState<'move' | 'cancel' | null>(null);
  const [problem, setProblem] = useState<string>();
  const [offers, setOffers] = useState<OfferedSlot[]>([]);
  const [busy, setBusy] = useState(false);
  const change = async (to: Change) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    setOffers([]);
    try {
      const { _id: id, version } = booking;
      onChange(await call('PUT /api/booking/{id}', { params: { id }, body: { ...to, version } }));
      setDoing(null);
    } catch (error) {
      setProblem(toastFor(error));
      const refusal = refusalOf<(typeof bookingsContract)['PUT /api/booking/{id}']>(error);
      if (refusal?.code === 'slot-taken') setOffers(refusal.current);
    } finally {
      setBusy(false);
    }
  };
  return { doing, setDoing, problem, offers, busy, change };
}

export type BookingChanges = ReturnType<typeof useBookingChanges>;
