import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { resourcesQuery, servicesQuery } from '../booking-calls.ts';
import { blocksQuery, entriesQuery, subscribedQuery, waitingQuery } from './calendar-calls.ts';
import { drawn } from './events.ts';
import type { useCalendarPlace } from './use-calendar-place.ts';

/** Everything that the calendar shows on its days. */
export function useCalendar(timezone: string, place: ReturnType<typeof useCalendarPlace>) {
  const [only, setOnly] = useState<string[]>([]);
  const [cancelled, setCancelled] = useState(false);
  const entries = useQuery({ ...entriesQuery(place.days, cancelled), placeholderData: keepPreviousData });
  const blocks = useQuery({ ...blocksQuery(place.days), placeholderData: keepPreviousData });
  const waiting = useQuery({ ...waitingQuery(place.days), placeholderData: keepPreviousData }).data;
  const services = useQuery(servicesQuery).data;
  const resources = useQuery(resourcesQuery).data;
  const calendars = useQuery(subscribedQuery).data;
  const legend = useMemo(
    () => ({
      services: new Map(services?.map(({ _id, colour, capacity }) => [_id, { colour, capacity }])),
      names: new Map([...(resources ?? []), ...(calendars ?? [])].map(({ _id, name }) => [_id, name])),
    }),
    [services, resources, calendars],
  );
  const shown = useMemo(
    () =>
      drawn({
        bookings: entries.data?.bookings ?? [],
        subscribed: entries.data?.outside ?? [],
        blocks: blocks.data ?? [],
        waiting: waiting ?? [],
        ...legend,
        timezone,
        only: new Set(only),
      }),
    [entries.data, blocks.data, waiting, legend, timezone, only],
  );
  return {
    entries,
    blocks: blocks.data ?? [],
    waiting: waiting ?? [],
    services: services ?? [],
    names: legend.names,
    failing: calendars?.filter(({ problem }) => problem !== null) ?? [],
    ...shown,
    only,
    setOnly,
    cancelled,
    setCancelled,
  };
}

export type CalendarData = ReturnType<typeof useCalendar>;
