import { Button, Group, Text } from '@mantine/core';

/** What the trash is for. */
export function TrashNotice({ isEmpty, onEmpty }: { isEmpty: boolean; onEmpty: () => void }) {
  if (isEmpty) return null;
  return (
    <Group justify="space-between" mb="md" gap="sm">
      <Text size="sm" c="dimmed" maw="60ch">
        Deleted files wait here for 30 days, then they are erased for good. Visitors cannot see them
        meanwhile.
      </Text>
      <Button size="compact-sm" variant="default" onClick={onEmpty}>
        Empty the trash
      </Button>
    </Group>
  );
}
