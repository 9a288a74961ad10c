import type { Tx } from '../../../../lib/db/database.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import type { OrderEvent } from '../../../orders/events.ts';
import { guestMail, ownerBookingMail } from '../emails/booking-mails.ts';
import { findBookingToChange } from './booking-queries.ts';
import { endBooking, settleHold } from './end-booking.ts';
import { holdUntil } from '../availability/hold-queries.ts';

/** The effect of order events on the bookings that the order pays for. */
export const onOrder =
  (jobs: Jobs) =>
  async (tx: Tx, event: OrderEvent): Promise<void> => {
    const ids = event.lines.flatMap(({ kind, reference }) =>
      kind === 'booking' && reference ? [reference] : [],
    );
    for (const id of ids.toSorted()) await follow(jobs, tx, event, id);
  };

async function follow(jobs: Jobs, tx: Tx, { type, site, orderId, heldUntil }: OrderEvent, id: string) {
  if (type === 'order-placed' || type === 'order-held') return holdUntil(tx, id, orderId, heldUntil);
  if (type === 'order-fulfilled') return undefined;
  const row = await findBookingToChange(tx, id);
  // Another order may have been started with it since.
  if (row?.order_id !== orderId) return undefined;
  if (type === 'order-paid') {
    if (row.status !== 'held') return undefined;
    const status = await settleHold(tx, row);
    await guestMail(jobs, tx, site, id, status === 'pending' ? 'booking-requested' : 'booking-confirmed');
    return ownerBookingMail(jobs, tx, site, id, 'owner-new-booking');
  }
  if (row.status === 'held') return endBooking(tx, row, 'expired');
  const starts = row.dates
    ? row.dates.filter(({ status }) => status !== 'cancelled').map(({ start }) => Date.parse(start))
    : [row.start_at.getTime()];
  const isToCome = row.slot_id !== null && starts.some((start) => start > Date.now());
  if (!isToCome) return undefined;
  await endBooking(tx, row, 'cancelled');
  return guestMail(jobs, tx, site, id, 'booking-cancelled');
}
