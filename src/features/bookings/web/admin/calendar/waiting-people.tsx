import { Drawer, Stack, Text } from '@mantine/core';
import { namesLabel, waitingLabel } from '../../../booking-labels.ts';
import type { Waiting } from '../../../contract.ts';
import { whenIn } from './when.ts';

/** The waiting list, the next first. */
export function WaitingPeople({ people }: { people: readonly Waiting[] }) {
  if (people.length === 0) return null;
  return (
    <div>
      <Text fw={600}>{waitingLabel(people)}</Text>
      {people.map(({ _id, name, people: party, email, status }) => (
        <Text key={_id} size="sm" className="admin-words">
          {namesLabel({ name, people: party })}, {email}
          {status === 'offered' && ' (place reserved)'}
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
  const [first] = people;
  return (
    <Drawer opened={first !== undefined} onClose={onClose} position="right" title={first?.label ?? 'Waiting'}>
      {first && (
        <Stack gap="sm">
          <Text>{whenIn(first.start, timezone)}</Text>
          <WaitingPeople people={people} />
          <Text size="sm" c="dimmed">
            The staff, room or equipment isn’t available then. As soon as it is, the next person is offered
            the place by email.
          </Text>
        </Stack>
      )}
    </Drawer>
  );
}
