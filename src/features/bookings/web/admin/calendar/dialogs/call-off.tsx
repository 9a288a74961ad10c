import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { tell } from '../../../../../../lib/admin-ui/tell.tsx';
import type { CalendarEntry } from '../../../../calendar-contract.ts';
import { callBookings } from '../../booking-calls.ts';
import { useReloadCalendar } from '../calendar-calls.ts';
import { whenIn } from '../when.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../../messages/admin-calendar/area.ts';

type Called = Pick<CalendarEntry, 'service' | 'label' | 'start' | 'end'>;

/** Cancels a start for all guests after confirmation: each gets an email. */
export function useCallOff(timezone: string, onDone: () => void) {
  const words = useMessages(calendarAdmin);
  const reload = useReloadCalendar();
  const cancel = useMutation({
    mutationFn: ({ service, start, end }: Called) =>
      callBookings('POST /api/calendar/class/cancel', {
        body: { service, start, durationMinutes: (Date.parse(end) - Date.parse(start)) / 60_000 },
      }),
    onSuccess: () => {
      void reload();
      tell(words.classCancelledEveryoneHasBeen);
      onDone();
    },
    onError: () => void reload(),
  });
  return (entry: Called, people: number) =>
    modals.openConfirmModal({
      title: words.cancelClassOn({ label: entry.label, when: whenIn(entry.start, timezone) }),
      children: <Text size="sm">{words.callingOffClass({ people })}</Text>,
      labels: { confirm: words.cancelClass, cancel: words.keepClass },
      confirmProps: { color: 'red' },
      onConfirm: () => cancel.mutate(entry),
    });
}
