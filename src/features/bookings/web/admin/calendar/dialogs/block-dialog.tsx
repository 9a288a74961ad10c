import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instantIn } from '../../../../../../lib/admin-ui/time/publish-time.ts';
import { tell } from '../../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../../lib/http/client.ts';
import { sentenceOf } from '../../../../../../lib/ui/sentences.ts';
import { callBookings, resourcesQuery } from '../../booking-calls.ts';
import { useReloadCalendar } from '../calendar-calls.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { calendarAdmin } from '../../../../messages/admin-calendar/area.ts';

/** Local times of the site, `2027-03-14T09:30:00`. */
export interface Stretch {
  from: string;
  to: string;
}

interface Props {
  /** Closed without one. */
  stretch: Stretch | null;
  timezone: string;
  onClose: () => void;
}

function BlockForm({ stretch, timezone, onClose }: Props & { stretch: Stretch }) {
  const words = useMessages(calendarAdmin);
  const [from, setFrom] = useState(stretch.from.slice(0, 16));
  const [to, setTo] = useState(stretch.to.slice(0, 16));
  const [note, setNote] = useState('');
  const [resource, setResource] = useState('');
  const resources = useQuery(resourcesQuery).data ?? [];
  const reload = useReloadCalendar();
  const block = useMutation({
    mutationFn: () =>
      callBookings('POST /api/calendar/block', {
        body: {
          ...(resource ? { resource } : {}),
          start: instantIn(from, timezone),
          end: instantIn(to, timezone),
          note,
        },
      }),
    meta: { quiet: true },
    onSuccess: () => {
      void reload();
      tell(words.timeBlocked);
      onClose();
    },
  });
  const fields = block.error instanceof CallError ? block.error.fields : undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (from && to) block.mutate();
      }}
    >
      <Stack gap="sm">
        <TextInput
          type="datetime-local"
          label={words.from}
          required
          data-autofocus
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label={words.to}
          required
          value={to}
          error={fields?.['end'] ?? (block.error && !fields ? sentenceOf(block.error) : undefined)}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <NativeSelect
          label={words.for}
          value={resource}
          data={[
            { value: '', label: words.allStaffRoomsAndEquipment },
            ...resources.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={({ currentTarget }) => setResource(currentTarget.value)}
        />
        <TextInput
          label={words.note}
          placeholder={words.dentist}
          maxLength={200}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" loading={block.isPending}>
            {words.blockTime}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Blocks a span of time. Existing bookings are kept. */
export const BlockDialog = ({ stretch, ...rest }: Props) => {
  const words = useMessages(calendarAdmin);
  return (
    <Modal opened={stretch !== null} onClose={rest.onClose} title={words.blockTime}>
      {stretch && <BlockForm key={stretch.from} stretch={stretch} {...rest} />}
    </Modal>
  );
};
