import type { Booking } from '../../contract.ts';

/** What a booking's state means to whoever booked. */
export const titleOf = ({ status, offered }: Booking): string =>
  ({
    held: offered ? 'A place is kept for you' : 'It is kept for you',
    pending: 'We have your request',
    confirmed: 'It is booked',
    cancelled: 'It is cancelled',
    expired: offered ? 'The place has gone to somebody else' : 'It was not paid in time',
  })[status];

export const wordOf = (status: Booking['status']): string =>
  ({
    held: 'Kept for you',
    pending: 'Waits for an answer',
    confirmed: 'Booked',
    cancelled: 'Cancelled',
    expired: 'Not paid in time',
  })[status];
