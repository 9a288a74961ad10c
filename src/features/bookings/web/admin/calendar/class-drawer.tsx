import { Anchor, Badge, Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { namesLabel } from '../../../booking-labels.ts';
import type { CalendarEntry } from '../../../calendar-contract.ts';
import type { Waiting } from '../../../contract.ts';
import { useCallOff } from './dialogs/call-off.tsx';
import { WaitingPeople } from './waiting-people.tsx';
import { MoveClassForm } from './dialogs/move-class.tsx';
import { seatsOf } from './events.ts';
import { whenIn } from './when.ts';

interface Props {
  /** Bookings of a start; closed without them. */
  people: readonly CalendarEntry[] | null;
  capacity: number;
  /** The waiting list, the next first. */
  waiting: readonly Waiting[];
  timezone: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The guests of a class. */
export function ClassDrawer({ people, capacity, waiting, timezone, onOpen, onClose }: Props) {
  const [moving, setMoving] = useState(false);
  const [first] = people ?? [];
  const seats = seatsOf(people ?? []);
  const close = () => {
    setMoving(false);
    onClose();
  };
  const callOff = useCallOff(timezone, close);
  return (
    <Drawer opened={first !== undefined} onClose={close} position="right" title={first?.label ?? 'Class'}>
      {first && people && (
        <Stack gap="sm">
          <Text>
            {whenIn(first.start, timezone)} · {seats} of {capacity} seats taken
          </Text>
          {people.map(({ _id, name, people: party, status, noShow }) => (
            <Group key={_id} justify="space-between">
              <Anchor component="button" type="button" onClick={() => onOpen(_id)}>
                {namesLabel({ name, people: party })}
              </Anchor>
              {status !== 'confirmed' && (
                <Badge variant="default">
                  {status === 'held' ? 'Payment in progress' : 'Awaiting confirmation'}
                </Badge>
              )}
              {noShow && <Badge variant="default">Did not come</Badge>}
            </Group>
          ))}
          <WaitingPeople people={waiting} />
          {moving ? (
            <MoveClassForm of={{ entry: first, people: seats }} timezone={timezone} onDone={close} />
          ) : (
            people.every(({ status }) => status !== 'held') && (
              <Group gap="xs">
                <Button variant="default" onClick={() => setMoving(true)}>
                  Reschedule class
                </Button>
                <Button variant="default" c="red" onClick={() => callOff(first, seats)}>
                  Cancel class
                </Button>
              </Group>
            )
          )}
        </Stack>
      )}
    </Drawer>
  );
}
