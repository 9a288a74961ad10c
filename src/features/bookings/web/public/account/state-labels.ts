import type { WordsOf } from '../../../../../lib/messages/area.ts';
import type { bookingWords } from '../../../messages/booking/area.ts';
import type { Booking } from '../../../contract.ts';

/** A booking's status, in words for its guest. */
export const titleOf = ({ status, offered }: Booking, t: WordsOf<typeof bookingWords>): string =>
  ({
    held: offered ? t.placeReserved : t.reservedForYou,
    pending: t.requestReceived,
    confirmed: t.youreBooked,
    cancelled: t.bookingCancelled,
    expired: offered ? t.placeGone : t.bookingExpired,
  })[status];

export const labelOf = (status: Booking['status'], t: WordsOf<typeof bookingWords>): string =>
  ({
    held: t.reserved,
    pending: t.awaitingConfirmation,
    confirmed: t.confirmed,
    cancelled: t.cancelled,
    expired: t.expired,
  })[status];
