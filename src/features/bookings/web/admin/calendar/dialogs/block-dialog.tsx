import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instantIn } from '../../../../../../lib/admin-ui/time/publish-time.ts';
import { tell } from '../../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../../lib/http/client.ts';
import { sentenceOf } from '../../../../../../lib/ui/sentences.ts';
import { callBookings, resourcesQuery } from '../../booking-calls.ts';
import { useReloadCalendar } from '../calendar-calls.ts';

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
      tell('Time blocked.');
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
          label="From"
          required
          data-autofocus
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label="To"
          required
          value={to}
          error={fields?.['end'] ?? (block.error && !fields ? sentenceOf(block.error) : undefined)}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
        <NativeSelect
          label="For"
          value={resource}
          data={[
            { value: '', label: 'All staff, rooms and equipment' },
            ...resources.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
          onChange={({ currentTarget }) => setResource(currentTarget.value)}
        />
        <TextInput
          label="Note"
          placeholder="Dentist"
          maxLength={200}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={block.isPending}>
            Block time
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Blocks a span of time. Existing bookings are kept. */
export const BlockDialog = ({ stretch, ...rest }: Props) => (
  <Modal opened={stretch !== null} onClose={rest.onClose} title="Block time">
    {stretch && <BlockForm key={stretch.from} stretch={stretch} {...rest} />}
  </Modal>
);
