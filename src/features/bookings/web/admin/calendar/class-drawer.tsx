import { Anchor, Badge, Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { CalendarEntry } from '../../../calendar-contract.ts';
import type { Waiting } from '../../../contract.ts';
import { useCallOff } from './dialogs/call-off.tsx';
import { WaitingPeople } from './waiting-people.tsx';
import { MoveClassForm } from './dialogs/move-class.tsx';
import { seatsOf } from './events.ts';
import { guestName } from './guest-name.ts';
import { whenIn } from './when.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../messages/admin-calendar/area.ts';

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
  const words = useMessages(calendarAdmin);
  const [moving, setMoving] = useState(false);
  const [first] = people ?? [];
  const seats = seatsOf(people ?? []);
  const close = () => {
    setMoving(false);
    onClose();
  };
  const callOff = useCallOff(timezone, close);
  return (
    <Drawer opened={first !== undefined} onClose={close} position="right" title={first?.label ?? words.class}>
      {first && people && (
        <Stack gap="sm">
          <Text>{words.ofSeatsTaken({ when: whenIn(first.start, timezone), seats, capacity })}</Text>
          {people.map(({ _id, name, people: party, status, noShow }) => (
            <Group key={_id} justify="space-between">
              <Anchor component="button" type="button" onClick={() => onOpen(_id)}>
                {guestName({ name, people: party })}
              </Anchor>
              {status !== 'confirmed' && (
                <Badge variant="default">
                  {status === 'held' ? words.paymentInProgress : words.awaitingConfirmation}
                </Badge>
              )}
              {noShow && <Badge variant="default">{words.didNotCome}</Badge>}
            </Group>
          ))}
          <WaitingPeople people={waiting} />
          {moving ? (
            <MoveClassForm of={{ entry: first, people: seats }} timezone={timezone} onDone={close} />
          ) : (
            people.every(({ status }) => status !== 'held') && (
              <Group gap="xs">
                <Button variant="default" onClick={() => setMoving(true)}>
                  {words.rescheduleClass}
                </Button>
                <Button variant="default" c="red" onClick={() => callOff(first, seats)}>
                  {words.cancelClass}
                </Button>
              </Group>
            )
          )}
        </Stack>
      )}
    </Drawer>
  );
}
