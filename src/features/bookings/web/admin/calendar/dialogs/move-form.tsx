import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wallTimeIn } from '../../../../../../lib/admin-ui/time/publish-time.ts';
import type { Booking } from '../../../../contract.ts';
import { callBookings } from '../../booking-calls.ts';
import { useMove } from './use-move.ts';
import { timeIn } from '../when.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../../messages/admin-calendar/area.ts';

const MOST_OFFERED = 8;

/** The same as a drag, for the keyboard and the phone: a day, a time, and what is free on that day. */
export function MoveForm({
  booking,
  timezone,
  onDone,
}: {
  booking: Booking;
  timezone: string;
  onDone: () => void;
}) {
  const words = useMessages(calendarAdmin);
  const wall = wallTimeIn(booking.start, timezone);
  const [day, setDay] = useState(wall.slice(0, 10));
  const [time, setTime] = useState(wall.slice(11, 16));
  const move = useMove(timezone);
  const free = useQuery({
    queryKey: ['calendar', 'free', booking.service, day, booking.durationMinutes],
    queryFn: () =>
      callBookings('GET /api/service/{id}/slots', {
        params: { id: booking.service },
        query: { from: day, to: day, duration: booking.durationMinutes },
      }),
    enabled: day !== '',
    meta: { quiet: true },
  }).data;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (day && time) move.mutate({ entry: booking, wall: `${day}T${time}:00` }, { onSuccess: onDone });
      }}
    >
      <Stack gap="xs">
        <Group grow>
          <TextInput
            type="date"
            label={words.newDate}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
            data-autofocus
          />
          <TextInput
            type="time"
            label={words.newTime}
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
        </Group>
        {free && free.length > 0 && (
          <Group gap={6} role="group" aria-label={words.availableTimesThatDay}>
            {free.slice(0, MOST_OFFERED).map(({ start }) => (
              <Button
                key={start}
                size="compact-sm"
                variant="default"
                onClick={() => setTime(wallTimeIn(start, timezone).slice(11, 16))}
              >
                {timeIn(start, timezone)}
              </Button>
            ))}
          </Group>
        )}
        <Text size="sm" c="dimmed">
          {words.youCanChooseATime}
        </Text>
        <Group gap="xs">
          <Button type="submit" loading={move.isPending}>
            {words.reschedule}
          </Button>
          <Button variant="default" onClick={onDone}>
            {words.keepCurrentTime}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
