import { Anchor, Button, Drawer, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { tellError } from '../../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Block } from '../../../../contract.ts';
import { callBookings } from '../../booking-calls.ts';
import { subscribedQuery, useReloadCalendar } from '../calendar-calls.ts';
import { whenIn } from '../when.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../../messages/admin-calendar/area.ts';

interface BlockProps {
  block: Block | null;
  /** The resource it is blocked for. */
  whose: string;
  timezone: string;
  onClose: () => void;
}

/** Blocked time, which can be released. */
export function BlockDrawer({ block, whose, timezone, onClose }: BlockProps) {
  const words = useMessages(calendarAdmin);
  const reload = useReloadCalendar();
  const free = useMutation({
    mutationFn: ({ _id }: Block) => callBookings('DELETE /api/calendar/block/{id}', { params: { id: _id } }),
    onSuccess: (_, { resource, start, end, note }) => {
      void reload();
      onClose();
      const body = { start, end, note, ...(resource === null ? {} : { resource }) };
      offerUndo({
        says: words.timeUnblocked,
        undo: () => void callBookings('POST /api/calendar/block', { body }).then(reload, tellError),
      });
    },
  });
  return (
    <Drawer opened={block !== null} onClose={onClose} position="right" title={words.blockedTime}>
      {block && (
        <Stack>
          <Text>
            {words.startToEnd({ start: whenIn(block.start, timezone), end: whenIn(block.end, timezone) })}
          </Text>
          <Text c="dimmed">
            {whose}
            {block.note && `: ${block.note}`}
          </Text>
          <Button variant="default" loading={free.isPending} onClick={() => free.mutate(block)}>
            {words.unblockTime}
          </Button>
        </Stack>
      )}
    </Drawer>
  );
}

/** A busy time of a subscribed calendar, which can only be changed there. */
export function SubscribedDrawer({ calendar, onClose }: { calendar: string | null; onClose: () => void }) {
  const words = useMessages(calendarAdmin);
  const found = useQuery(subscribedQuery).data?.find(({ _id }) => _id === calendar);
  return (
    <Drawer
      opened={calendar !== null}
      onClose={onClose}
      position="right"
      title={words.busyInAConnectedCalendar}
    >
      <Stack>
        <Text>
          {found ? words.calendarShowsBusy({ name: found.name }) : words.aConnectedCalendarShowsBusy}
        </Text>
        <Anchor component={Link} to="/admin/calendar/connections">
          {words.connectedCalendars}
        </Anchor>
      </Stack>
    </Drawer>
  );
}
