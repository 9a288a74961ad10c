import type { Booking } from '../../contract.ts';

/** What a booking's state means to the person who booked. */
export const titleOf = ({ status, offered }: Booking): string =>
  ({
    held: offered ? 'A place is reserved for you' : 'Reserved for you',
    pending: 'Request received',
    confirmed: 'You’re booked',
    cancelled: 'Booking cancelled',
    expired: offered ? 'This place is no longer available' : 'This booking has expired',
  })[status];

export const wordOf = (status: Booking['status']): string =>
  ({
    held: 'Reserved',
    pending: 'Awaiting confirmation',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    expired: 'Expired',
  })[status];
