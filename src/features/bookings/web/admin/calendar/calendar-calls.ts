import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { browserClient } from '../../../../../lib/http/client.ts';
import type { calendarContract } from '../../../calendar-contract.ts';
import { callBookings } from '../booking-calls.ts';

export const callCalendar = browserClient<typeof calendarContract>();

/** For any span of days. */
export const calendarKey = ['calendar'] as const;

/** Dates in the site's time zone, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

export const entriesQuery = (days: Days, cancelled: boolean) =>
  queryOptions({
    queryKey: [...calendarKey, 'entries', days, cancelled],
    queryFn: () =>
      callCalendar('GET /api/calendar/entries', {
        query: { ...days, ...(cancelled ? { cancelled: 'true' } : {}) },
      }),
  });

export const blocksQuery = (days: Days) =>
  queryOptions({
    queryKey: [...calendarKey, 'blocks', days],
    queryFn: () => callBookings('GET /api/calendar/blocks', { query: days }),
  });

export const waitingQuery = (days: Days) =>
  queryOptions({
    queryKey: [...calendarKey, 'waiting', days],
    queryFn: () => callBookings('GET /api/calendar/waiting', { query: days }),
  });

export const bookingQuery = (id: string) =>
  queryOptions({
    queryKey: [...calendarKey, 'booking', id],
    queryFn: () => callBookings('GET /api/booking/{id}', { params: { id } }),
  });

export const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: () => callCalendar('GET /api/calendar/feed'),
});

export const subscribedQuery = queryOptions({
  queryKey: ['subscribed-calendars'],
  queryFn: () => callCalendar('GET /api/calendar/outside'),
});

/** Reloads what the calendar shows. */
export function useReloadCalendar() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: calendarKey });
}
