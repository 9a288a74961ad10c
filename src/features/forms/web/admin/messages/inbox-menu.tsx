import { ActionIcon, Button, Group, Menu, Modal, NativeSelect, Text } from '@mantine/core';
import { IconClockX, IconDots, IconDownload, IconUserX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { callMessages, MESSAGES_KEY } from './message-calls.ts';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { inboxAdmin } from '../../../messages/admin-inbox/area.ts';

const terms = (words: WordsOf<typeof inboxAdmin>) => [
  { value: '', label: words.keepUntilDeleted },
  { value: '30', label: words.days({ count: 30 }) },
  { value: '90', label: words.days({ count: 90 }) },
  { value: '180', label: words.months({ count: 6 }) },
  { value: '365', label: words.years({ count: 1 }) },
  { value: '1095', label: words.years({ count: 3 }) },
];

function KeepDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(inboxAdmin);
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
      tell(value ? words.retentionSavedOlderMessagesAre : words.retentionSavedMessagesAreKept);
      onClose();
    },
  });
  return (
    <>
      <NativeSelect
        label={words.keepMessagesFor}
        data={terms(words)}
        value={value}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Text size="sm" c="dimmed" mt="sm">
        {words.olderMessagesAndTheEmails}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button color={value ? 'red' : undefined} loading={save.isPending} onClick={() => save.mutate()}>
          {value ? words.deleteOlderMessages : words.keepAllMessages}
        </Button>
      </Group>
    </>
  );
}

/** What is done more rarely: a list for elsewhere, how long things are kept, forgetting somebody. */
export function InboxMenu() {
  const words = useMessages(inboxAdmin);
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
        {words.export}
      </Button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={words.moreActions}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconClockX size={16} />} onClick={() => setKeeping(true)}>
            {words.messageRetention}
          </Menu.Item>
          {may('customers', 'write') && (
            <Menu.Item
              component={Link}
              to="/admin/settings/misc#person"
              leftSection={<IconUserX size={16} />}
            >
              {words.aPersonsData}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={keeping} onClose={close} title={words.messageRetention}>
        <KeepDialog onClose={close} />
      </Modal>
    </>
  );
}
