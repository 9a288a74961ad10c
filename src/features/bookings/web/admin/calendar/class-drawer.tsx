import { Anchor, Badge, Drawer, Group, Stack, Text } from '@mantine/core';
import type { CalendarEntry } from '../../../calendar-contract.ts';
import { whenIn } from './when.ts';

interface Props {
  /** Those who come to one start; nothing is open without them. */
  people: readonly CalendarEntry[] | null;
  capacity: number;
  timezone: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Who comes to a class. */
export function ClassDrawer({ people, capacity, timezone, onOpen, onClose }: Props) {
  const [first] = people ?? [];
  return (
    <Drawer opened={first !== undefined} onClose={onClose} position="right" title={first?.label ?? 'Class'}>
      {first && people && (
        <Stack gap="sm">
          <Text>
            {whenIn(first.start, timezone)} · {people.length} of {capacity} seats taken
          </Text>
          {people.map(({ _id, name, status, noShow }) => (
            <Group key={_id} justify="space-between">
              <Anchor component="button" type="button" onClick={() => onOpen(_id)}>
                {name}
              </Anchor>
              {status !== 'confirmed' && (
                <Badge variant="default">{status === 'held' ? 'Being paid' : 'Waits for your answer'}</Badge>
              )}
              {noShow && <Badge variant="default">Did not come</Badge>}
            </Group>
          ))}
        </Stack>
      )}
    </Drawer>
  );
}
