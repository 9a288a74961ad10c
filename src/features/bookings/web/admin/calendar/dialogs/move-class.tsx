import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { instantIn, wallTimeIn } from '../../../../../../lib/admin-ui/time/publish-time.ts';
import { tellError } from '../../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../../lib/admin-ui/editing/undoable.tsx';
import type { CalendarEntry } from '../../../../calendar-contract.ts';
import { callBookings } from '../../booking-calls.ts';
import { useReloadCalendar } from '../calendar-calls.ts';
import { whenIn } from '../when.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../../messages/admin-calendar/area.ts';

/** A start with seats, by one of those who come to it, and how many they are. */
export interface MovedClass {
  entry: Pick<CalendarEntry, 'service' | 'label' | 'start' | 'end'>;
  people: number;
}

/** Moves a start with all its people, once its owner has said yes: each of them gets a mail. */
export function useMoveClass(timezone: string) {
  const words = useMessages(calendarAdmin);
  const reload = useReloadCalendar();
  const put = ({ service, start, end }: MovedClass['entry'], from: string, to: string) =>
    callBookings('POST /api/calendar/class/move', {
      body: {
        service,
        start: from,
        durationMinutes: (Date.parse(end) - Date.parse(start)) / 60_000,
        to,
      },
    });
  const move = useMutation({
    mutationFn: ({ entry, to }: MovedClass & { to: string; revert?: (() => void) | undefined }) =>
      put(entry, entry.start, to),
    onSuccess: async (_, { entry, to }) => {
      await reload();
      offerUndo({
        says: words.classRescheduled({ label: entry.label, when: whenIn(to, timezone) }),
        undo: () => void put(entry, to, entry.start).then(reload, tellError),
      });
    },
    onError: (_, { revert }) => {
      revert?.();
      void reload();
    },
  });
  return ({ entry, people }: MovedClass, wall: string, revert?: () => void, done?: () => void) => {
    const to = instantIn(wall, timezone);
    modals.openConfirmModal({
      title: words.rescheduleClassTo({ label: entry.label, when: whenIn(to, timezone) }),
      children: <Text size="sm">{words.movingClass({ people })}</Text>,
      labels: { confirm: words.rescheduleClass, cancel: words.keepCurrentTime },
      onCancel: revert ?? (() => {}),
      onConfirm: () =>
        move.mutate({ entry, people, to, revert }, done === undefined ? {} : { onSuccess: done }),
    });
  };
}

/** The same as a drag, for the keyboard and the phone. */
export function MoveClassForm({
  of,
  timezone,
  onDone,
}: {
  of: MovedClass;
  timezone: string;
  onDone: () => void;
}) {
  const words = useMessages(calendarAdmin);
  const wall = wallTimeIn(of.entry.start, timezone);
  const [day, setDay] = useState(wall.slice(0, 10));
  const [time, setTime] = useState(wall.slice(11, 16));
  const move = useMoveClass(timezone);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (day && time) move(of, `${day}T${time}:00`, undefined, onDone);
      }}
    >
      <Stack gap="xs">
        <Group grow>
          <TextInput
            type="date"
            label={words.newDate}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
          <TextInput
            type="time"
            label={words.newTime}
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
        </Group>
        <Group gap="xs">
          <Button type="submit">{words.move}</Button>
          <Button variant="default" onClick={onDone}>
            {words.keepCurrentTime}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
