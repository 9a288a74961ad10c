import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { CalendarEntry } from '../../../calendar-contract.ts';
import { callBookings } from '../booking-calls.ts';
import { useReloadCalendar } from './calendar-calls.ts';
import { whenIn } from './when.ts';

type Called = Pick<CalendarEntry, 'service' | 'label' | 'start' | 'end'>;

/** Cancels a start for all who come to it, once its owner has said yes: each of them gets a mail. */
export function useCallOff(timezone: string, onDone: () => void) {
  const reload = useReloadCalendar();
  const cancel = useMutation({
    mutationFn: ({ service, start, end }: Called) =>
      callBookings('POST /api/calendar/class/cancel', {
        body: { service, start, durationMinutes: (Date.parse(end) - Date.parse(start)) / 60_000 },
      }),
    onSuccess: () => {
      void reload();
      tell('Called off. Everybody has been told.');
      onDone();
    },
    onError: () => void reload(),
  });
  return (entry: Called, people: number) =>
    modals.openConfirmModal({
      title: `Call “${entry.label}” off on ${whenIn(entry.start, timezone)}?`,
      children: (
        <Text size="sm">
          {people === 1 ? 'One person comes' : `${people} people come`} to it. Each gets a mail, and what was
          paid for this date goes back. Of a series that was booked as a whole only this date ends, and
          nothing goes back by itself. This cannot be taken back.
        </Text>
      ),
      labels: { confirm: 'Call it off', cancel: 'Leave it' },
      confirmProps: { color: 'red' },
      onConfirm: () => cancel.mutate(entry),
    });
}
