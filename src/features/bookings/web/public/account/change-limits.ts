import type { WordsOf } from '../../../../../lib/messages/area.ts';
import type { Booking } from '../../../contract.ts';
import type { bookingWords } from '../../../messages/booking/area.ts';

/** Whether the booking takes place, if the owner agrees. */
export const isLive = ({ status }: Pick<Booking, 'status'>): boolean =>
  status === 'pending' || status === 'confirmed';

interface Changes {
  mayMove: boolean;
  mayCancel: boolean;
}

type Limited = Pick<Booking, 'movableUntil' | 'changeableUntil' | 'dates'>;

/** What guests may still change themselves. @param now in milliseconds */
export const changesOpenAt = (booking: Limited, now: number): Changes => ({
  mayMove: Date.parse(booking.movableUntil) > now,
  mayCancel: Date.parse(booking.changeableUntil) > now,
});

/** Says until when the booking can be changed. @param momentOf the words for an instant */
export function limitWords(
  booking: Limited,
  { mayMove, mayCancel }: Changes,
  momentOf: (instant: string) => string,
  t: WordsOf<typeof bookingWords>,
): string {
  const { movableUntil, changeableUntil } = booking;
  const ends = { movable: momentOf(movableUntil), changeable: momentOf(changeableUntil) };
  if (mayMove && mayCancel) return movableUntil === changeableUntil ? t.changeUntil(ends) : t.limitBoth(ends);
  if (mayMove) return t.limitMove(ends);
  if (mayCancel) return t.limitCancel(ends);
  return booking.dates ? t.tooLateDates : t.tooLate;
}
