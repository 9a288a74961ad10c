import type { CalendarData } from './use-calendar.ts';
import { BookingDrawer } from './booking-drawer.tsx';
import { BlockDrawer, SubscribedDrawer } from './subscribed/busy-drawer.tsx';
import { ClassDrawer } from './class-drawer.tsx';
import { WaitingDrawer } from './waiting-people.tsx';
import { type Opened, waitKey } from './events.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../messages/admin-calendar/area.ts';

interface Props {
  opened: Opened | null;
  calendar: CalendarData;
  timezone: string;
  onOpen: (bookingId: string) => void;
  onClose: () => void;
}

/** The drawer of what was opened from the calendar: a booking, class, waiting list, blocked time or subscribed event. */
export function CalendarDrawers({ opened, calendar, timezone, onOpen, onClose }: Props) {
  const words = useMessages(calendarAdmin);
  const classKey = opened?.kind === 'class' ? opened.key : null;
  const people = classKey === null ? null : (calendar.classes.get(classKey) ?? null);
  const block = opened?.kind === 'block' ? calendar.blocks.find(({ _id }) => _id === opened.id) : undefined;
  return (
    <>
      <BookingDrawer
        id={opened?.kind === 'booking' ? opened.id : null}
        timezone={timezone}
        onOpen={onOpen}
        onClose={onClose}
      />
      <WaitingDrawer
        people={
          opened?.kind === 'waiting'
            ? calendar.waiting.filter(({ service, start }) => waitKey(service, start) === opened.key)
            : []
        }
        timezone={timezone}
        onClose={onClose}
      />
      <ClassDrawer
        people={people}
        waiting={calendar.waiting.filter(
          ({ service, start }) =>
            people?.[0] && waitKey(service, start) === waitKey(people[0].service, people[0].start),
        )}
        capacity={calendar.services.find(({ _id }) => _id === people?.[0]?.service)?.capacity ?? 1}
        timezone={timezone}
        onOpen={onOpen}
        onClose={onClose}
      />
      <BlockDrawer
        block={block ?? null}
        whose={(block?.resource && calendar.names.get(block.resource)) || words.allStaffRoomsAndEquipment}
        timezone={timezone}
        onClose={onClose}
      />
      <SubscribedDrawer calendar={opened?.kind === 'subscribed' ? opened.calendar : null} onClose={onClose} />
    </>
  );
}
