import { ActionIcon, Button, Group, Menu, Modal, NativeSelect, Text } from '@mantine/core';
import { IconClockX, IconDots, IconDownload, IconUserX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { callMessages, MESSAGES_KEY } from './message-calls.ts';

const terms = [
  { value: '', label: 'Keep until deleted' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '6 months' },
  { value: '365', label: '1 year' },
  { value: '1095', label: '3 years' },
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
      tell(
        value
          ? 'Retention saved. Older messages are deleted every day.'
          : 'Retention saved. Messages are kept until you delete them.',
      );
      onClose();
    },
  });
  return (
    <>
      <NativeSelect
        label="Keep messages for"
        data={terms}
        value={value}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Text size="sm" c="dimmed" mt="sm">
        Older messages and the emails about them are permanently deleted. Starred messages are kept.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color={value ? 'red' : undefined} loading={save.isPending} onClick={() => save.mutate()}>
          {value ? 'Delete older messages' : 'Keep all messages'}
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
          <ActionIcon variant="default" size="lg" aria-label="More actions">
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconClockX size={16} />} onClick={() => setKeeping(true)}>
            Message retention
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
      <Modal opened={keeping} onClose={close} title="Message retention">
        <KeepDialog onClose={close} />
      </Modal>
    </>
  );
}
