import { ActionIcon, Button, Group, Menu, Modal, NativeSelect, Text } from '@mantine/core';
import { IconClockX, IconDots, IconDownload, IconUserX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { callMessages, MESSAGES_KEY } from './message-calls.ts';

const terms = [
  { value: '', label: 'Keep them until I delete them' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: 'Half a year' },
  { value: '365', label: 'A year' },
  { value: '1095', label: 'Three years' },
];

function KeepDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const settings = useQuery({
    queryKey: ['message-settings'],
    queryFn: () => callMessages('GET /api/messages/settings'),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? String(settings.data?.keepDays ?? '');
  const save = useMutation({
    mutationFn: () =>
      callMessages('PUT /api/messages/settings', { body: { keepDays: value ? Number(value) : null } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['message-settings'] });
      await queries.invalidateQueries({ queryKey: MESSAGES_KEY });
      tell(value ? 'Older messages are deleted now, and from now on every day.' : 'Messages are kept.');
      onClose();
    },
  });
  return (
    <>
      <NativeSelect
        label="Messages are kept for"
        data={terms}
        value={value}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Text size="sm" c="dimmed" mt="sm">
        Older ones are deleted for good, with the mails about them. Those with a star stay.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color={value ? 'red' : undefined} loading={save.isPending} onClick={() => save.mutate()}>
          {value ? 'Delete older ones' : 'Keep all'}
        </Button>
      </Group>
    </>
  );
}

/** What is done more rarely: a list for elsewhere, how long things are kept, forgetting somebody. */
export function InboxMenu() {
  const [keeping, setKeeping] = useState(false);
  const close = () => setKeeping(false);
  return (
    <>
      <Button
        variant="default"
        component="a"
        href="/api/messages/export.csv"
        download
        leftSection={<IconDownload size={16} />}
      >
        Export
      </Button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label="More about messages">
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconClockX size={16} />} onClick={() => setKeeping(true)}>
            How long messages are kept
          </Menu.Item>
          {may('customers', 'write') && (
            <Menu.Item
              component={Link}
              to="/admin/settings/misc#person"
              leftSection={<IconUserX size={16} />}
            >
              A person’s data
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={keeping} onClose={close} title="How long messages are kept">
        <KeepDialog onClose={close} />
      </Modal>
    </>
  );
}
