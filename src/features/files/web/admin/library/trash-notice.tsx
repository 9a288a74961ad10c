import { Button, Group, Text } from '@mantine/core';

/** Explains the trash. */
export function TrashNotice({ isEmpty, onEmpty }: { isEmpty: boolean; onEmpty: () => void }) {
  if (isEmpty) return null;
  return (
    <Group justify="space-between" mb="md" gap="sm">
      <Text size="sm" c="dimmed" maw="60ch">
        Files in the trash are permanently deleted after 30 days. Visitors can’t see them.
      </Text>
      <Button size="compact-sm" variant="default" onClick={onEmpty}>
        Empty trash
      </Button>
    </Group>
  );
}
