import { Button, Group, Text } from '@mantine/core';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

/** Explains the trash. */
export function TrashNotice({ isEmpty, onEmpty }: { isEmpty: boolean; onEmpty: () => void }) {
  const words = useMessages(filesAdmin);
  if (isEmpty) return null;
  return (
    <Group justify="space-between" mb="md" gap="sm">
      <Text size="sm" c="dimmed" maw="60ch">
        {words.filesInTheTrashAre}
      </Text>
      <Button size="compact-sm" variant="default" onClick={onEmpty}>
        {words.emptyTrash}
      </Button>
    </Group>
  );
}
