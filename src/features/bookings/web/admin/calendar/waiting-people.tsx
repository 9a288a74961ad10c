import { Drawer, Stack, Text } from '@mantine/core';
import type { Waiting } from '../../../contract.ts';
import { seatsOf } from './events.ts';
import { guestName } from './guest-name.ts';
import { whenIn } from './when.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../messages/admin-calendar/area.ts';

/** The waiting list, the next first. */
export function WaitingPeople({ people }: { people: readonly Waiting[] }) {
  const words = useMessages(calendarAdmin);
  if (people.length === 0) return null;
  return (
    <div>
      <Text fw={600}>{words.onTheWaitingList({ people: seatsOf(people) })}</Text>
      {people.map(({ _id, name, people: party, email, status }) => (
        <Text key={_id} size="sm" className="admin-words">
          {guestName({ name, people: party })}, {email}
          {status === 'offered' && ` ${words.placeReserved}`}
        </Text>
      ))}
    </div>
  );
}

interface Props {
  /** The waiting list of a start without bookings; closed without it. */
  people: readonly Waiting[];
  timezone: string;
  onClose: () => void;
}

/** A start with a waiting list because its resources are occupied by others. */
export function WaitingDrawer({ people, timezone, onClose }: Props) {
  const words = useMessages(calendarAdmin);
  const [first] = people;
  return (
    <Drawer
      opened={first !== undefined}
      onClose={onClose}
      position="right"
      title={first?.label ?? words.waiting}
    >
      {first && (
        <Stack gap="sm">
          <Text>{whenIn(first.start, timezone)}</Text>
          <WaitingPeople people={people} />
          <Text size="sm" c="dimmed">
            {words.theStaffRoomOrEquipment}
          </Text>
        </Stack>
      )}
    </Drawer>
  );
}
