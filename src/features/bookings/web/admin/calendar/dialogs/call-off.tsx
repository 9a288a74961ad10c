import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { tell } from '../../../../../../lib/admin-ui/tell.tsx';
import type { CalendarEntry } from '../../../../calendar-contract.ts';
import { callBookings } from '../../booking-calls.ts';
import { useReloadCalendar } from '../calendar-calls.ts';
import { whenIn } from '../when.ts';

type Called = Pick<CalendarEntry, 'service' | 'label' | 'start' | 'end'>;

/** Cancels a start for all guests after confirmation: each gets an email. */
export function useCallOff(timezone: string, onDone: () => void) {
  const reload = useReloadCalendar();
  const cancel = useMutation({
    mutationFn: ({ service, start, end }: Called) =>
      callBookings('POST /api/calendar/class/cancel', {
        body: { service, start, durationMinutes: (Date.parse(end) - Date.parse(start)) / 60_000 },
      }),
    onSuccess: () => {
      void reload();
      tell('Class cancelled. Everyone has been told by email.');
      onDone();
    },
    onError: () => void reload(),
  });
  return (entry: Called, people: number) =>
    modals.openConfirmModal({
      title: `Cancel “${entry.label}” on ${whenIn(entry.start, timezone)}?`,
      children: (
        <Text size="sm">
          {people === 1 ? 'One person is' : `${people} people are`} booked. Everyone gets an email, and
          payments for this date are refunded. If it’s part of a course booked as a whole, only this date is
          cancelled and there’s no automatic refund. This can’t be undone.
        </Text>
      ),
      labels: { confirm: 'Cancel class', cancel: 'Keep class' },
      confirmProps: { color: 'red' },
      onConfirm: () => cancel.mutate(entry),
    });
}
