import { Drawer, Stack, Text } from '@mantine/core';
import { namesWords } from '../../../booking-words.ts';
import type { Waiting } from '../../../contract.ts';
import { whenIn } from './when.ts';

/** Those who wait for a place, the next first. */
export function WaitingPeople({ people }: { people: readonly Waiting[] }) {
  if (people.length === 0) return null;
  return (
    <div>
      <Text fw={600}>
        {people.length === 1 ? '1 person on the waiting list' : `${people.length} people on the waiting list`}
      </Text>
      {people.map(({ _id, name, people: party, email, status }) => (
        <Text key={_id} size="sm" className="admin-words">
          {namesWords({ name, people: party })}, {email}
          {status === 'offered' && ' (place reserved)'}
        </Text>
      ))}
    </div>
  );
}

interface Props {
  /** Who waits for one start that nobody has; nothing is open without them. */
  people: readonly Waiting[];
  timezone: string;
  onClose: () => void;
}

/** A start that people wait for because something that it needs is taken by others. */
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
