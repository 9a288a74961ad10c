import { useMutation } from '@tanstack/react-query';
import { instantIn } from '../../../../../../lib/admin-ui/time/publish-time.ts';
import { tellError } from '../../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../../lib/admin-ui/editing/undoable.tsx';
import type { CalendarEntry } from '../../../../calendar-contract.ts';
import { callBookings } from '../../booking-calls.ts';
import { useReloadCalendar } from '../calendar-calls.ts';
import { whenIn } from '../when.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../../messages/admin-calendar/area.ts';

type Moved = Pick<CalendarEntry, '_id' | 'name' | 'start' | 'version'>;

/** Moves a booking to a time on the site's wall; where that is refused it goes back and the reason is said. */
export function useMove(timezone: string) {
  const words = useMessages(calendarAdmin);
  const reload = useReloadCalendar();
  const put = (id: string, start: string, version: number) =>
    callBookings('PUT /api/booking/{id}', { params: { id }, body: { start, version } });
  return useMutation({
    mutationFn: ({ entry, wall }: { entry: Moved; wall: string; revert?: () => void }) =>
      put(entry._id, instantIn(wall, timezone), entry.version),
    onSuccess: async (now, { entry }) => {
      await reload();
      offerUndo({
        says: words.bookingRescheduled({ name: entry.name, when: whenIn(now.start, timezone) }),
        undo: () => void put(entry._id, entry.start, now.version).then(reload, tellError),
      });
    },
    onError: (_, { revert }) => {
      revert?.();
      void reload();
    },
  });
}
